import type { Translated } from "../catalogue.ts";
import type { panel as reference } from "../en/panel.ts";
import { createFormat } from "../format.ts";

const { number, plural, day, list, weight } = createFormat("fr");

export const panel: Translated<typeof reference> = {
  "severity.error": "erreur",
  "severity.warning": "avertissement",

  move: "Déplacer",
  close: "Fermer",
  show: "Montrer",
  copy: "Copier",
  "copy.what": ({ what }) => `Copier ${what}`,
  "copy.done": "Copié",
  "copy.refused": "Refusé",
  "to-mend": ({ count }) =>
    `site dev : ${plural(count, { one: `${number(count)} point`, other: `${number(count)} points` })} à corriger`,
  "and-more": ({ count }) => `et ${plural(count, { one: "un autre", other: `${number(count)} autres` })}`,

  "page.title": "Cette page",
  "page.group": ({ group }) => `Groupe de pages : ${group}`,
  "page.todo": "À faire sur tout le site",
  "page.todo.count": ({ count }) => `À faire sur tout le site : ${number(count)}`,
  "page.mails": ({ count }) => `Messages reçus : ${number(count)}`,
  "page.published": "Publiée par site build.",
  "page.hidden-from-search": "Publiée par site build, mais hors des moteurs de recherche et du plan du site.",
  "page.workbench": "Page de l’atelier : site build ne la publie pas.",
  "page.draft": ({ file }) => `Brouillon : les visiteurs ne voient pas ${file}.`,
  "page.future": ({ file, due }) =>
    `Prévue pour le ${day(due)} : d’ici là, les visiteurs ne voient pas ${file}.`,
  "page.partly": ({ file, due, part }) =>
    `Publiée par site build ; ${part} de ${file} n’y figure pas avant le ${day(due)}.`,

  "build.title": "Construction",
  "build.nothing": "La construction ne trouve rien à corriger sur cette page.",
  "build.elsewhere": ({ count }) =>
    `Le terminal montre ce qui concerne d’autres pages ou tout le site : ${number(count)} ${plural(count, { one: "point", other: "points" })}.`,

  "axe.title": "Accessibilité",
  "axe.running": "axe examine la page…",
  "axe.failed": "axe n’a pas pu examiner cette page.",
  "axe.nothing":
    "axe ne trouve rien à corriger dans la page telle qu’elle est, à cette largeur et dans ce thème.",
  "axe.why": "pourquoi",

  "overflow.title": "Débordements",
  "overflow.running": ({ width }) => `La page est examinée en ${width} px de large…`,
  "overflow.failed": "La page n’a pas pu être examinée dans d’autres largeurs.",
  "overflow.nothing": ({ widths }) =>
    `Tous les mots ont leur place, page large de ${list(widths.map(String))} px.`,
  "overflow.widths": ({ widths }) => `page large de ${list(widths.map(String))} px`,
  "overflow.covered": ({ words }) => `« ${words} » : un autre élément recouvre ce texte`,
  "overflow.cut": ({ words }) => `« ${words} » : ce texte est coupé`,
  "overflow.outside": ({ words }) => `« ${words} » : ce texte sort de la page`,
  "overflow.hint": "Raccourcissez le texte, ou donnez-lui plus de place dans son modèle.",

  "heavy.image": ({ bytes, most }) =>
    `Image de ${weight(bytes)} ; au-delà de ${weight(most)}, elle se fait attendre sur un téléphone.`,
  "heavy.pdf": ({ bytes, most }) =>
    `PDF de ${weight(bytes)} ; au-delà de ${weight(most)}, il se fait attendre sur un téléphone.`,

  "unpublished.title": "Pas encore publié",
  "unpublished.nothing": "Tous les contenus du site sont publiés.",
  "unpublished.draft": "brouillon",
  "unpublished.due": ({ due }) => `à partir du ${day(due)}`,
  "unpublished.part": ({ part }) => `seulement ${part}`,

  "sources.title": "Sources",
  "sources.content": ({ name }) => `contenu ${name}`,
  "sources.template": ({ name }) => `modèle ${name}`,
  "sources.island": ({ name }) => `îlot ${name}`,

  "weight.title": "Poids",
  "weight.running": "Pesée en cours…",
  "weight.compressed": "Après compression",
  "weight.heaviest": "Fichiers les plus lourds",
  "weight.firstPaint": "premier affichage",
  "weight.fonts": "polices",
  "weight.preloadedFonts": "polices préchargées",
  "weight.scripts": "scripts",
  "weight.page": "page entière",
  "weight.bytes": ({ bytes }) => weight(bytes),
  "weight.files": ({ count }) => number(count),
  "weight.no-budget": "sans limite",
  "weight.budget": ({ budget }) => `sur ${budget}`,
  "weight.over": ({ budget }) => `sur ${budget}, dépassé`,

  "links.title": "Liens",
  "links.from": ({ count }) => `Pages qui mènent ici (${number(count)})`,
  "links.from-all": ({ count }) =>
    `Toutes les pages mènent ici par leurs liens communs ; celles qui ont aussi un lien à elles (${number(count)})`,
  "links.to": ({ count }) => `Pages où mène celle-ci (${number(count)})`,
  "links.shared": ({ count }) =>
    plural(count, {
      one: `Comme toutes les pages, elle mène à ${number(count)} autre.`,
      other: `Comme toutes les pages, elle mène à ${number(count)} autres.`,
    }),
  "links.outside": ({ count }) => `Vers d’autres sites (${number(count)})`,

  "search.title": "Résultat de recherche",
  "search.no-title": "Il n’y a pas de titre.",
  "search.no-description": "Il n’y a pas de description.",
  "search.cut-title": ({ length, shown }) =>
    `Le titre est coupé : sur ${number(length)} caractères, ${number(shown)} s’affichent.`,
  "search.cut-description": ({ length, shown }) =>
    `La description est coupée : sur ${number(length)} caractères, ${number(shown)} s’affichent.`,

  "card.title": "Vignette de partage",
  "card.missing": ({ names }) => `manque : ${list(names)}`,
  "card.whole-address": "og:image doit être une adresse entière, avec https://",
  "card.drawing": "L’image est en cours de dessin…",
  "card.image": "Image de la vignette",
};
