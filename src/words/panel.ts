import { details } from "./details.ts";
import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Count = { readonly count: number };

/** The panel on the pages of `site dev`. It runs in the browser, which gets no other messages but these. */
export const panel = {
  move: { en: "Move", fr: "Déplacer" },
  close: { en: "Close", fr: "Fermer" },
  show: { en: "Show", fr: "Montrer" },
  details,
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

  "faults.title": { en: "To do on this page", fr: "À faire sur cette page" },
  "build.nothing": {
    en: "The build finds nothing to fix on this page.",
    fr: "La construction ne trouve rien à corriger sur cette page.",
  },

  "axe.tag": { en: "accessibility", fr: "accessibilité" },
  "axe.running": { en: "Checking accessibility…", fr: "Examen de l’accessibilité…" },
  "axe.failed": {
    en: "The accessibility of this page could not be checked.",
    fr: "L’accessibilité de cette page n’a pas pu être examinée.",
  },
  "axe.nothing": {
    en: "Nothing to fix for accessibility in the page as it is, at this width and in this theme.",
    fr: "Rien à corriger pour l’accessibilité dans la page telle qu’elle est, à cette largeur et dans ce thème.",
  },
  "axe.why": { en: "why", fr: "pourquoi" },

  "overflow.tag": { en: "overflow", fr: "débordement" },
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

  "unpublished.title": { en: "Not published yet", fr: "Pas encore publié" },
  "unpublished.nothing": {
    en: "All entries of the site are published.",
    fr: "Tous les contenus du site sont publiés.",
  },

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
    fr: ({ names }) => `il manque ${fr.list(names)}`,
  }),
  "card.whole-address": {
    en: "og:image must be a whole address, with https://",
    fr: "og:image doit être une adresse entière, avec https://",
  },
  "card.drawing": { en: "The image is being drawn…", fr: "L’image est en cours de dessin…" },
  "card.image": { en: "The image of the card", fr: "Image de la vignette" },
} satisfies Messages;
