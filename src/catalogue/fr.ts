import type { Catalogue } from "./catalogue.ts";
import { createFormat } from "./format.ts";

const { number, plural } = createFormat("fr");

const messages: Catalogue["messages"] = {
  // Communs à toutes les étapes.
  "more-alike": ({ message, count }) =>
    `${message} ; ${plural(count, { one: "une autre semblable suit", other: `${number(count)} autres semblables suivent` })}`,
  "near-word": ({ word }) => `vouliez-vous écrire « ${word} » ?`,
  "no-words": ({ what }) => `il n’y a pas encore de ${what}`,
  "known-words": ({ what, words, more }) =>
    `voici les ${what} : ${words.join(", ")}${more > 0 ? ` et ${number(more)} de plus` : ""}`,
  "noun.pages": "pages",
  "noun.places-of-page": "endroits de cette page",

  "from-variable": ({ message, variable }) =>
    `${message} ; cette valeur vient de la variable d’environnement ${variable}`,
  "from-variable.hint": ({ variable, file }) =>
    `corrigez ${variable}, ou supprimez-la pour que ${file} décide`,

  // Ligne de commande.
  "no-collection": ({ name, hint }) => `il n’y a pas de collection « ${name} » : ${hint}`,

  // Données du site, écrites une fois.
  "content/unknown-fact": ({ name }) => `{${name}} ne correspond à rien : il n’y a pas de donnée « ${name} »`,
  "content/unknown-fact.hint": ({ hint, name }) =>
    `${hint}${hint.endsWith("?") ? " Pour" : " ; pour"} montrer les accolades, écrivez \\{${name}}`,
  "content/unknown-fact.open": ({ name }) =>
    `« ${name} » n’est pas rempli dans les réglages : {${name}} ne correspond à rien`,
  "content/unknown-fact.open.hint": ({ file, name }) => `remplissez-le dans ${file}, ou retirez {${name}}`,
  "noun.names": "noms",

  // Liens des pages.
  "link/broken": ({ link, page }) => `le lien vers ${link} ne mène à aucune page (sur la page ${page})`,
  "link/broken.below-base": ({ base }) =>
    `le site se trouve sous ${base} : demandez l’adresse avec href() de useSite()`,
  "link/broken.moved": ({ file, to }) =>
    `cette page a changé d’adresse (« redirects » dans ${file}) : écrivez ${to}`,
  "link/broken.no-scheme": ({ address }) =>
    `écrivez https://${address} : sans ce début, l’adresse est cherchée dans ce site`,
  "link/broken.file-name": ({ page }) =>
    `un lien porte l’adresse d’une page, non le nom de son fichier : écrivez ${page}`,
  "link/broken-anchor": ({ page, id, from }) =>
    `la page ${page} n’a pas d’endroit nommé #${id} (lien sur la page ${from})`,
  "template/missing-asset": ({ page, asset }) => `la page ${page} demande ${asset}, qui n’est pas publié`,
  "template/missing-asset.hint":
    "placez le fichier dans static/, ou demandez son adresse avec asset() de useSite()",
};

export const fr: Catalogue = { messages };
