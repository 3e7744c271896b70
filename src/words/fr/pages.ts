import type { Translated } from "../catalogue.ts";
import type { pages as reference } from "../en/pages.ts";
import { createFormat } from "../format.ts";
import { panel } from "./panel.ts";
import { paste } from "./paste.ts";
import { sending } from "./sending.ts";
import { todo } from "./todo.ts";

const { number, plural, day, moment, weight } = createFormat("fr");

export const pages: Translated<typeof reference> = {
  ...panel,
  ...todo,
  ...sending,
  ...paste,

  building: "Le site est en cours de construction.",
  "missing.title": "Page introuvable",
  "missing.text": "Aucune page n’a cette adresse, et le site n’a pas de page pour les adresses inconnues.",

  "error.title": ({ count }) =>
    plural(count, { one: "Un point à corriger", other: `${number(count)} points à corriger` }),
  "error.comes-back": "La page revient d’elle-même une fois la correction enregistrée.",
  "error.last-good": "Voir la dernière version correcte",

  "note.last-good": "Dernière version correcte.",
  "note.problems": "Voir ce qui est à corriger",
  "note.draft": "Brouillon :",
  "note.draft.text": ({ what }) => `les visiteurs ne voient pas ${what}`,
  "note.future": ({ due }) => `Prévu pour le ${day(due)} :`,
  "note.future.text": ({ what }) => `d’ici là, les visiteurs ne voient pas ${what}`,
  "note.part": ({ part, file }) => `${part} de ${file}`,
  "note.shows": "Montre ce qui n’est pas encore publié :",

  "mail.title": "Messages",
  "mail.title.count": ({ count }) => `Messages (${number(count)})`,
  "mail.about":
    "Ce que les formulaires envoient arrive ici et ne va pas plus loin : tout reste en mémoire jusqu’à la fin de site dev.",
  "mail.count": ({ count }) => `${number(count)} ${plural(count, { one: "message", other: "messages" })}`,
  "mail.nothing": "Aucun message pour l’instant.",
  "mail.empty": "Tout oublier",
  "mail.attachments": "Pièces jointes",
  "mail.answered": ({ answer }) => `réponse : ${answer}`,
  "mail.planned": "Réponse aux envois",
  "mail.planned.next": "pour le prochain seulement",
  "mail.planned.all": "pour tous",
  "mail.planned.send": "Répondre ainsi",
  "mail.answer.200": "200, tout va bien",
  "mail.answer.400": "400, requête incorrecte",
  "mail.answer.403": "403, sur la liste de blocage",
  "mail.answer.413": "413, trop volumineux",
  "mail.answer.429": "429, trop de requêtes",
  "mail.answer.500": "500, panne du service",
  "mail.answer.hang": "rien : l’expéditeur attend",
  "mail.answer.reset": "une demi-réponse : la connexion est coupée",
  "mail.at": ({ at }) => moment(at),
  "mail.weight": ({ bytes }) => weight(bytes),

  "edit.begin": "Modifier",
  "edit.body": "Texte",
  "edit.name": "Nom",
};
