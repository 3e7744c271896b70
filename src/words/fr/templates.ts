import type { Translated } from "../catalogue.ts";
import type { templates as english } from "../en/templates.ts";
import { createFormat } from "../format.ts";

const { number, plural } = createFormat("fr");

export const templates: Translated<typeof english> = {
  "doing.draw-page": ({ page }) => `le dessin de ${page}`,
  "doing.draw-pages": ({ page, more }) =>
    `le dessin de ${page} et de ${plural(more, { one: "une autre page", other: `${number(more)} autres pages` })}`,
  "doing.draw-for-feed": ({ page, feed }) => `le dessin de ${page} pour le flux « ${feed} »`,
  "doing.draw-all-for-feed": ({ page, more, feed }) =>
    `le dessin de ${page} et de ${plural(more, { one: "une autre page", other: `${number(more)} autres pages` })} pour le flux « ${feed} »`,
  "doing.review": "l’examen du site",
  "doing.derive": "la création de fichiers à partir des pages",
  "doing.load": "le chargement de templates/site.ts",
  "template/throws": ({ doing, reason }) => `${doing} a échoué : ${reason}`,
  "template/throws.hint": "les modèles ont une faute à cet endroit",
  "template/throws.waits": "un composant est asynchrone, ou attend avec use() ou lazy()",
  "template/throws.waits.hint":
    "les pages sont dessinées d’un seul coup : mettez dans content/ ce que le composant attend",
  "template/throws.props": ({ what }) =>
    `ses propriétés contiennent une valeur du type ${what}, dont rien ne dit si elle a changé ; les propriétés sont des contenus, des textes, des nombres, des listes et des objets de ceux-ci`,
  "template/throws.island": ({ prop, island }) =>
    `la propriété ${prop} de l’îlot « ${island} » ne peut pas aller jusqu’au navigateur`,
  "template/throws.island.hint":
    "donnez-lui des textes, des nombres, des listes et des objets de ceux-ci, et faites le reste dans l’îlot",
  "template/throws.no-list": "plan donne autre chose qu’une liste de pages",
  "template/throws.no-route": "plan donne une page sans « route »",
  "template/throws.plan.hint": 'rendez une liste d’un seul coup, comme [{ route: "/about", props: {} }]',
  "template/throws.browser": ({ name }) => `${name} n’est pas défini`,
  "template/throws.browser.hint":
    "les pages et les îlots sont dessinés sans navigateur : demandez-le dans un effet ou une réaction d’un îlot, ou dans un script de page",
  "template/throws.no-definition": "son export par défaut n’est pas ce que donne defineSite",
  "template/throws.incomplete": ({ missing }) => `ce que reçoit defineSite n’a pas ${missing.join(", ")}`,
  "template/missing-asset.needed": ({ asset, doing }) =>
    `il n’y a pas de fichier « ${asset} », dont ${doing} a besoin`,
  "noun.listed-assets": "fichiers que templates/site.ts énumère",
  "template/missing-asset.font": ({ name, file }) =>
    `la police « ${name} » des vignettes, ${file}, n’est pas là`,
  "template/missing-asset.font.hint":
    "mettez le fichier TrueType à cet endroit, ou corrigez son chemin sous cards",
  "template/empty": ({ template, page }) => `le modèle « ${template} » ne dessine rien pour ${page}`,
  "template/empty.hint": "un modèle rend un document entier, à partir de <html>",
  "template/no-site": "le fichier qui déclare le site n’est pas là",
  "template/no-site.hint": "créez-le avec : export default defineSite({ … })",
  "template/no-site.export": "le fichier n’exporte pas de site",
  "template/no-site.export.hint": "écrivez export default defineSite({ … })",
  "asset/duplicate": ({ path }) => `deux fichiers ont le chemin ${path}`,
  "asset/duplicate.hint":
    "un fichier que crée assets demande un chemin qu’aucun style, script, icône ou fichier du générateur n’a",
  "asset/duplicate.derived": ({ path }) => `derive donne à un fichier le chemin ${path}, qu’un autre a déjà`,
  "asset/duplicate.derived.hint": "donnez à chacun un chemin à lui",
  "template/throws.no-font": ({ name, known }) =>
    `les vignettes n’ont pas de police « ${name} », mais ${known.join(", ")}`,
  "template/throws.page-size": ({ size }) =>
    `paginate : une page porte au moins un élément, et size vaut ${size}`,
  "template/throws.no-feed": ({ name }) => `aucun flux ne s’appelle « ${name} »`,
  "template/throws.no-template": ({ name }) => `aucun modèle ne s’appelle « ${name} »`,
  "template/throws.no-image": ({ image }) =>
    `l’image « ${image} » n’est dans aucun champ image() d’un contenu`,
  "template/throws.no-directive": ({ name }) => `le bloc « ${name} » n’est pas déclaré`,
  "template/throws.no-site":
    "seule une page que le générateur dessine connaît le site, et non ce qui s’exécute dans le navigateur",
  "template/throws.no-entry": ({ id, collection, name }) =>
    `« ${id} » de ${collection} a été demandé à ${name}, qui n’a pas ce contenu`,
  "template/throws.no-first-language": ({ code, known }) =>
    `« languages » énumère ${known.join(", ")}, mais pas « ${code} », que nomme « language »`,
  "template/throws.no-words": ({ code }) => `words: rien n’y est donné pour la langue « ${code} »`,
  "template/throws.no-tag": ({ code }) =>
    `« ${code} », dans « languages », n’est pas une étiquette de langue telle que fr ou pt-BR`,
  "template/throws.no-draw": "« assets » de templates/site.ts n’a pas de « draw »",
  "template/throws.no-view": "l’icône n’a pas de viewBox à élargir",
};
