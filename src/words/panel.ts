import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Count = { readonly count: number };

/** The panel on the pages of `site dev`. It runs in the browser, which gets no other messages but these. */
export const panel = {
  "severity.error": { en: "error", fr: "erreur" },
  "severity.warning": { en: "warning", fr: "avertissement" },

  move: { en: "Move", fr: "Déplacer" },
  close: { en: "Close", fr: "Fermer" },
  show: { en: "Show", fr: "Montrer" },
  copy: { en: "Copy", fr: "Copier" },
  "copy.what": message({
    en: ({ what }: { what: string }) => `Copy ${what}`,
    fr: ({ what }) => `Copier ${what}`,
  }),
  "copy.done": { en: "Copied", fr: "Copié" },
  "copy.refused": { en: "Refused", fr: "Refusé" },
  "to-mend": message({
    en: ({ count }: Count) => `site dev: ${en.number(count)} to fix`,
    fr: ({ count }) =>
      `site dev : ${fr.plural(count, { one: `${fr.number(count)} point`, other: `${fr.number(count)} points` })} à corriger`,
  }),
  "and-more": message({
    en: ({ count }: Count) => `and ${en.number(count)} more`,
    fr: ({ count }) => `et ${fr.plural(count, { one: "un autre", other: `${fr.number(count)} autres` })}`,
  }),

  "page.title": { en: "This page", fr: "Cette page" },
  "page.group": message({
    en: ({ group }: { group: string }) => `Group of pages: ${group}`,
    fr: ({ group }) => `Groupe de pages : ${group}`,
  }),
  "page.todo": { en: "To do on the whole site", fr: "À faire sur tout le site" },
  "page.todo.count": message({
    en: ({ count }: Count) => `To do on the whole site: ${en.number(count)}`,
    fr: ({ count }) => `À faire sur tout le site : ${fr.number(count)}`,
  }),
  "page.published": { en: "Published by site build.", fr: "Publiée par site build." },
  "page.hidden-from-search": {
    en: "Published by site build, and kept out of search engines and the sitemap.",
    fr: "Publiée par site build, mais hors des moteurs de recherche et du plan du site.",
  },
  "page.workbench": {
    en: "Of the workbench: site build leaves it out.",
    fr: "Page de l’atelier : site build ne la publie pas.",
  },
  "page.draft": message({
    en: ({ file }: { file: string }) => `Draft: visitors do not see ${file}.`,
    fr: ({ file }) => `Brouillon : les visiteurs ne voient pas ${file}.`,
  }),
  "page.future": message({
    en: ({ file, due }: { file: string; due: string }) =>
      `Due on ${en.day(due)}: until then visitors do not see ${file}.`,
    fr: ({ file, due }) => `Prévue pour le ${fr.day(due)} : d’ici là, les visiteurs ne voient pas ${file}.`,
  }),
  "page.partly": message({
    en: ({ file, due, part }: { file: string; due: string; part: string }) =>
      `Published by site build, until ${en.day(due)} without ${part} of ${file}.`,
    fr: ({ file, due, part }) =>
      `Publiée par site build ; ${part} de ${file} n’y figure pas avant le ${fr.day(due)}.`,
  }),

  "build.title": { en: "Build", fr: "Construction" },
  "build.nothing": {
    en: "The build finds nothing to fix on this page.",
    fr: "La construction ne trouve rien à corriger sur cette page.",
  },
  "build.elsewhere": message({
    en: ({ count }: Count) =>
      `Problems of other pages or of the whole site are in the terminal: ${en.number(count)} ${en.plural(count, { one: "thing", other: "things" })}.`,
    fr: ({ count }) =>
      `Le terminal montre ce qui concerne d’autres pages ou tout le site : ${fr.number(count)} ${fr.plural(count, { one: "point", other: "points" })}.`,
  }),

  "axe.title": { en: "Accessibility", fr: "Accessibilité" },
  "axe.running": { en: "axe is running…", fr: "axe examine la page…" },
  "axe.failed": { en: "axe could not be run on this page.", fr: "axe n’a pas pu examiner cette page." },
  "axe.nothing": {
    en: "axe finds nothing to fix in the page as it is, at this width and in this theme.",
    fr: "axe ne trouve rien à corriger dans la page telle qu’elle est, à cette largeur et dans ce thème.",
  },
  "axe.why": { en: "why", fr: "pourquoi" },

  "overflow.title": { en: "Overflow", fr: "Débordements" },
  "overflow.running": message({
    en: ({ width }: { width: number }) => `The page is looked at ${width} px wide…`,
    fr: ({ width }) => `La page est examinée en ${width} px de large…`,
  }),
  "overflow.failed": {
    en: "The page could not be looked at in other widths.",
    fr: "La page n’a pas pu être examinée dans d’autres largeurs.",
  },
  "overflow.nothing": message({
    en: ({ widths }: { widths: readonly number[] }) =>
      `All words have room where the page is ${en.list(widths.map(String))} px wide.`,
    fr: ({ widths }) => `Tous les mots ont leur place, page large de ${fr.list(widths.map(String))} px.`,
  }),
  "overflow.widths": message({
    en: ({ widths }: { widths: readonly number[] }) =>
      `where the page is ${en.list(widths.map(String))} px wide`,
    fr: ({ widths }) => `page large de ${fr.list(widths.map(String))} px`,
  }),
  "overflow.covered": message({
    en: ({ words }: { words: string }) => `“${words}” is covered by something else`,
    fr: ({ words }) => `« ${words} » : un autre élément recouvre ce texte`,
  }),
  "overflow.cut": message({
    en: ({ words }: { words: string }) => `“${words}” is cut off`,
    fr: ({ words }) => `« ${words} » : ce texte est coupé`,
  }),
  "overflow.outside": message({
    en: ({ words }: { words: string }) => `“${words}” sticks out of the page`,
    fr: ({ words }) => `« ${words} » : ce texte sort de la page`,
  }),
  "overflow.hint": {
    en: "Shorten the text, or give it more room in its template.",
    fr: "Raccourcissez le texte, ou donnez-lui plus de place dans son modèle.",
  },

  "heavy.image": message({
    en: ({ bytes, most }: { bytes: number; most: number }) =>
      `Image of ${en.weight(bytes)}; above ${en.weight(most)} readers on a mobile network have to wait.`,
    fr: ({ bytes, most }) =>
      `Image de ${fr.weight(bytes)} ; au-delà de ${fr.weight(most)}, elle se fait attendre sur un téléphone.`,
  }),
  "heavy.pdf": message({
    en: ({ bytes, most }: { bytes: number; most: number }) =>
      `PDF of ${en.weight(bytes)}; above ${en.weight(most)} readers on a mobile network have to wait.`,
    fr: ({ bytes, most }) =>
      `PDF de ${fr.weight(bytes)} ; au-delà de ${fr.weight(most)}, il se fait attendre sur un téléphone.`,
  }),

  "unpublished.title": { en: "Not published yet", fr: "Pas encore publié" },
  "unpublished.nothing": {
    en: "All entries of the site are published.",
    fr: "Tous les contenus du site sont publiés.",
  },
  "unpublished.draft": { en: "draft", fr: "brouillon" },
  "unpublished.due": message({
    en: ({ due }: { due: string }) => `from ${en.day(due)} on`,
    fr: ({ due }) => `à partir du ${fr.day(due)}`,
  }),
  "unpublished.part": message({
    en: ({ part }: { part: string }) => `only ${part}`,
    fr: ({ part }) => `seulement ${part}`,
  }),

  "sources.title": { en: "Sources", fr: "Sources" },
  "sources.content": message({
    en: ({ name }: { name: string }) => `content ${name}`,
    fr: ({ name }) => `contenu ${name}`,
  }),
  "sources.template": message({
    en: ({ name }: { name: string }) => `template ${name}`,
    fr: ({ name }) => `modèle ${name}`,
  }),
  "sources.island": message({
    en: ({ name }: { name: string }) => `island ${name}`,
    fr: ({ name }) => `îlot ${name}`,
  }),

  "weight.title": { en: "Weight", fr: "Poids" },
  "weight.running": { en: "Being weighed…", fr: "Pesée en cours…" },
  "weight.compressed": { en: "After compression", fr: "Après compression" },
  "weight.heaviest": { en: "The heaviest files", fr: "Fichiers les plus lourds" },
  "weight.firstPaint": { en: "first paint", fr: "premier affichage" },
  "weight.fonts": { en: "fonts", fr: "polices" },
  "weight.preloadedFonts": { en: "preloaded fonts", fr: "polices préchargées" },
  "weight.scripts": { en: "scripts", fr: "scripts" },
  "weight.page": { en: "whole page", fr: "page entière" },
  "weight.bytes": message({
    en: ({ bytes }: { bytes: number }) => en.weight(bytes),
    fr: ({ bytes }) => fr.weight(bytes),
  }),
  "weight.files": message({
    en: ({ count }: Count) => en.number(count),
    fr: ({ count }) => fr.number(count),
  }),
  "weight.no-budget": { en: "no budget", fr: "sans limite" },
  "weight.budget": message({
    en: ({ budget }: { budget: string }) => `of ${budget}`,
    fr: ({ budget }) => `sur ${budget}`,
  }),
  "weight.over": message({
    en: ({ budget }: { budget: string }) => `of ${budget}, over`,
    fr: ({ budget }) => `sur ${budget}, dépassé`,
  }),

  "links.title": { en: "Links", fr: "Liens" },
  "links.from": message({
    en: ({ count }: Count) => `Linked from (${en.number(count)})`,
    fr: ({ count }) => `Pages qui mènent ici (${fr.number(count)})`,
  }),
  "links.from-all": message({
    en: ({ count }: Count) =>
      `Every page links here, by the links that all pages share; with a link of their own (${en.number(count)})`,
    fr: ({ count }) =>
      `Toutes les pages mènent ici par leurs liens communs ; celles qui ont aussi un lien à elles (${fr.number(count)})`,
  }),
  "links.to": message({
    en: ({ count }: Count) => `Links to (${en.number(count)})`,
    fr: ({ count }) => `Pages où mène celle-ci (${fr.number(count)})`,
  }),
  "links.shared": message({
    en: ({ count }: Count) => `As every page, it links to ${en.number(count)} more.`,
    fr: ({ count }) =>
      fr.plural(count, {
        one: `Comme toutes les pages, elle mène à ${fr.number(count)} autre.`,
        other: `Comme toutes les pages, elle mène à ${fr.number(count)} autres.`,
      }),
  }),
  "links.outside": message({
    en: ({ count }: Count) => `Leads out to (${en.number(count)})`,
    fr: ({ count }) => `Vers d’autres sites (${fr.number(count)})`,
  }),

  "search.title": { en: "Search result", fr: "Résultat de recherche" },
  "search.no-title": { en: "There is no title.", fr: "Il n’y a pas de titre." },
  "search.no-description": { en: "There is no description.", fr: "Il n’y a pas de description." },
  "search.cut-title": message({
    en: ({ length, shown }: { length: number; shown: number }) =>
      `The title is cut: it has ${en.number(length)} characters, of which ${en.number(shown)} show.`,
    fr: ({ length, shown }) =>
      `Le titre est coupé : sur ${fr.number(length)} caractères, ${fr.number(shown)} s’affichent.`,
  }),
  "search.cut-description": message({
    en: ({ length, shown }: { length: number; shown: number }) =>
      `The description is cut: it has ${en.number(length)} characters, of which ${en.number(shown)} show.`,
    fr: ({ length, shown }) =>
      `La description est coupée : sur ${fr.number(length)} caractères, ${fr.number(shown)} s’affichent.`,
  }),

  "card.title": { en: "Social card", fr: "Vignette de partage" },
  "card.missing": message({
    en: ({ names }: { names: readonly string[] }) => `missing: ${en.list(names)}`,
    fr: ({ names }) => `manque : ${fr.list(names)}`,
  }),
  "card.whole-address": {
    en: "og:image must be a whole address, with https://",
    fr: "og:image doit être une adresse entière, avec https://",
  },
  "card.drawing": { en: "The image is being drawn…", fr: "L’image est en cours de dessin…" },
  "card.image": { en: "The image of the card", fr: "Image de la vignette" },
} satisfies Messages;
