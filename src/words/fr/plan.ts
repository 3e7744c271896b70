import type { Translated } from "../catalogue.ts";
import type { plan as english } from "../en/plan.ts";
import { createFormat } from "../format.ts";

const { number, plural } = createFormat("fr");

export const plan: Translated<typeof english> = {
  // Liens entre les contenus.
  "noun.collections": "collections",
  "noun.entries-of": ({ collection }) => `contenus de « ${collection} »`,
  "noun.images": "images de content/",
  "entry/dangling-reference": ({ id, collection }) => `il n’y a pas de contenu « ${id} » dans ${collection}`,
  "entry/dangling-reference.collection": ({ name }) =>
    `un schéma contient reference("${name}"), mais le site n’a pas cette collection`,
  "entry/dangling-reference.draft": ({ file }) =>
    `${file} est un brouillon : retirez le renvoi jusqu’à sa parution`,
  "entry/dangling-reference.future": ({ file, due }) =>
    `${file} ne paraît que le ${due} : retirez le renvoi jusque-là`,
  "entry/missing-image": ({ image }) => `l’image ${image} manque`,
  "entry/missing-image.field": ({ image, path }) => `l’image « ${image} » manque (cherchée sous ${path})`,

  // Plans des pages, des flux et des vignettes.
  "route/invalid": ({ route }) =>
    `« ${route} » n’est pas une adresse de page : elle commence par /, en minuscules, sans accent, sans espace et sans barre oblique à la fin`,
  "route/invalid.workbench": ({ route }) =>
    `« ${route} » n’est pas une adresse de l’atelier : elle commence par /_ et n’a qu’une partie`,
  "route/invalid.hint": ({ route }) => `écrivez ${route}`,
  "route/invalid.rename": ({ name }) => `l’adresse vient du nom du fichier : renommez ce fichier ${name}`,
  "route/invalid.copy": ({ name, original }) =>
    `l’adresse vient du nom du fichier, et celui-ci semble une copie de ${original} : supprimez ce fichier, ou renommez-le ${name}`,
  "route/invalid.index": ({ route, folder }) =>
    `la page ${route} prendrait la place de la page ${folder} : les hébergeurs servent index.html pour le dossier qui le contient`,
  "route/invalid.index.hint": ({ folder }) => `écrivez ${folder}, ou donnez à la page un autre nom que index`,
  "route/duplicate": ({ route, others }) => `l’adresse ${route} est aussi celle de ${others.join(", ")}`,
  "route/duplicate.copy": ({ copy, original }) =>
    `${copy} semble une copie de ${original} : supprimez-la, ou donnez-lui une adresse (route) et un nom à elle`,
  "route/duplicate.hint": "donnez une autre adresse à l’une des pages",
  "route/duplicate.page": ({ template }) => `la page « ${template} » de templates/site.ts`,

  "redirect/taken": ({ from }) =>
    `${from} est l’adresse d’une page : personne ne peut en être renvoyé ailleurs`,
  "redirect/taken.hint": "retirez cette redirection, ou donnez une autre adresse à la page",
  "redirect/duplicate": ({ from }) => `${from} est renvoyé ailleurs deux fois`,
  "redirect/duplicate.hint": "gardez une seule de ces redirections",
  "redirect/broken.chain": ({ to }) => `la redirection mène à ${to}, qui est renvoyé ailleurs à son tour`,
  "redirect/broken.chain.hint": ({ to }) => `écrivez to: ${to}`,
  "redirect/broken": ({ to }) => `la redirection mène à ${to}, où il n’y a pas de page`,

  "feed/invalid-item.route": ({ feed, route }) =>
    `le flux « ${feed} » mène à ${route}, qui n’est pas une page`,
  "feed/invalid-item.page": ({ feed, route }) =>
    `le flux « ${feed} » comporte un article pour ${route}, qui n’est pas une page`,
  "feed/invalid-item.date": ({ feed, route, date }) =>
    `le flux « ${feed} » donne à ${route} la date « ${date} », qui n’existe pas`,
  "feed/invalid-item.hint": "donnez des adresses de pages, et des dates comme 2025-09-01",

  "card/missing-character": ({ route, character, font, text }) =>
    `la vignette de ${route} ne peut pas montrer « ${character} » : la police « ${font} » des vignettes n’a pas ce signe, qui se trouve dans « ${text} »`,
  "card/missing-character.hint":
    "dites-le en toutes lettres, ou donnez à `cards` de templates/site.ts une police qui contient ce signe",
  "asset/duplicate.planned": ({ count, path }) =>
    `assets donne à ${number(count)} fichiers différents le même chemin ${path}`,
  "asset/duplicate.planned.hint": "donnez à chacun son propre chemin",
  "entry/held-back.draft": "ce fichier est un brouillon, mais les modèles ne peuvent s’en passer",
  "entry/held-back.future": ({ due }) =>
    `ce fichier ne paraît que le ${due}, mais les modèles ne peuvent s’en passer`,
  "entry/held-back.hint": "publiez-le, ou construisez le site avec --drafts pour le voir",

  "doing.connections": "la recherche des connexions des îlots",
  "doing.assets": "la création des fichiers du site",
  "doing.draw": ({ path }) => `le dessin de ${path}`,
  "doing.draw-more": ({ path, more }) =>
    `le dessin de ${path} et de ${number(more)} ${plural(more, { one: "autre", other: "autres" })}`,
  "doing.app": "la description de l’application",
  "doing.draw-card": ({ route }) => `le dessin de la vignette de ${route}`,
  "doing.draw-cards": ({ route, more }) =>
    `le dessin de la vignette de ${route} et de ${number(more)} ${plural(more, { one: "autre", other: "autres" })}`,
  "doing.plan-feed": ({ feed }) => `la préparation du flux « ${feed} »`,
  "doing.plan-pages": ({ template }) => `la préparation des pages « ${template} »`,
  "doing.plan-summary": "la préparation de llms.txt",
  "doing.check-content": "le contrôle du contenu",
};
