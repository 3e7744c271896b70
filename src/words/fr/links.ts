import type { Translated } from "../catalogue.ts";
import type { links as english } from "../en/links.ts";

export const links: Translated<typeof english> = {
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
  "link/broken.draft": ({ file }) => `${file} est un brouillon : retirez le lien jusqu’à sa parution`,
  "link/broken.future": ({ file, due }) => `${file} ne paraît que le ${due} : retirez le lien jusque-là`,
  "link/broken.unsearched":
    "les liens rompus sont trop nombreux : aucune page au nom proche n’a été cherchée",
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
