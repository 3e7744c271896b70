import type { Translated } from "../catalogue.ts";
import type { todo as reference } from "../en/todo.ts";
import { createFormat } from "../format.ts";

const { number, plural, day, weight } = createFormat("fr");

export const todo: Translated<typeof reference> = {
  "todo.title": "À faire",
  "todo.title.count": ({ count }) => `À faire (${number(count)})`,
  "todo.label": ({ count, fresh }) => {
    const all = `${number(count)} ${plural(count, { one: "point", other: "points" })} à traiter`;
    if (fresh === 0) return all;
    return `${all}, dont ${number(fresh)} ${plural(fresh, { one: "nouveau", other: "nouveaux" })} depuis hier`;
  },
  "todo.about":
    "Tout ce que les contrôles trouvent dans le site enregistré, brouillons compris. Chaque ligne ouvre son champ. Ce que seul l’écran montre, comme un texte qui déborde, figure dans le panneau de chaque page.",
  "todo.broken":
    "Le site ne se construit pas : les lignes ouvriront de nouveau leur champ une fois les erreurs corrigées. Le reste vient de la dernière version correcte.",
  "todo.nothing": "Il n’y a rien à faire.",
  "todo.order": "Classement",
  "todo.by.kind": "par sujet",
  "todo.by.page": "par page",
  "todo.new": "nouveau",
  "todo.text": "Texte",
  "todo.site": "Tout le site",
  "todo.part": ({ part }) => `seulement ${part}`,

  "todo.refused": "Non enregistré",
  "todo.refused.about":
    "Vos saisies que les contrôles ont refusées. Elles sont gardées jusqu’à ce que vous les corrigiez ou les abandonniez.",
  "todo.error": "Erreurs",
  "todo.error.about": "Elles empêchent la publication.",
  "todo.warning": "Avertissements",
  "todo.warning.about": "Ils n’empêchent pas de publier, sauf si l’hébergeur refuse tout avertissement.",
  "todo.fact": "Données à donner",
  "todo.fact.about":
    "Tant qu’une donnée est vide, ce qui la nomme n’est pas publié, ni ce qui mène à une telle page.",
  "todo.fact.waits": "Publié dès qu’elle est donnée :",
  "todo.fact.nothing": "Rien ne la nomme encore.",
  "todo.placeholder": "À compléter",
  "todo.placeholder.about": "Ces mots paraîtraient tels quels.",
  "todo.scheduled": "Calendrier",
  "todo.scheduled.about": "Ce qui paraît de soi-même, avec la construction du jour.",
  "todo.draft": "Brouillons",
  "todo.draft.about": "Visibles ici, pas sur le site publié.",
  "todo.stale": "À relire",
  "todo.stale.about": "Ni relecture ni note depuis longtemps.",
  "todo.unused": "Images inutilisées",
  "todo.unused.about": "Elles ne sont montrées nulle part. Chaque ligne ouvre la liste où les supprimer.",
  "todo.weight": "Poids",
  "todo.weight.about":
    "Fichiers qui se font attendre sur un téléphone, pages proches de leur limite ou au-delà.",

  "todo.tag.refused": "non enregistré",
  "todo.tag.fact": "donnée manquante",
  "todo.tag.placeholder": "à compléter",
  "todo.tag.scheduled": "à paraître",
  "todo.tag.draft": "brouillon",
  "todo.tag.stale": "à relire",
  "todo.tag.unused": "inutilisée",
  "todo.tag.weight": "poids",

  "todo.day": ({ due }) => day(due),
  "todo.in-days": ({ days }) => plural(days, { one: "demain", other: `dans ${number(days)} jours` }),
  "todo.near": ({ what, amount, budget }) => `${what} : ${weight(amount)} sur ${weight(budget)}`,
};
