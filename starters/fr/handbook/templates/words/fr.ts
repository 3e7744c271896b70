import type { SearchWords } from "charpente";

const days = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** The words of menus, labels and buttons. Pages have theirs in `content/`. */
export const fr = {
  /** Language and country, as social networks write them. */
  locale: "fr_FR",
  skip: "Aller au texte",
  main: "Menu",
  languages: "Langues",
  contents: "Sommaire",
  onThisPage: "Sur cette page",
  nextPages: "Pages voisines",
  before: "Précédent",
  next: "Suivant",
  edit: "Améliorer cette page",
  version: (name: string) => `Version ${name}`,
  versions: "Versions",
  current: "actuelle",
  /** Where a version lacks the page. */
  fromStart: "depuis sa première page",
  older: (name: string) => `Vous lisez le manuel de la version ${name}.`,
  toCurrent: (name: string) => `Cette page pour la version ${name}`,
  toStart: (name: string) => `La version ${name} n’a pas cette page. Son manuel commence ici`,
  changes: "Nouveautés",
  changesAbout: "Ce qui est nouveau dans chaque version, la plus récente d’abord.",
  itsHandbook: (name: string) => `Le manuel de la version ${name}`,
  alerts: {
    note: "À noter",
    tip: "Conseil",
    important: "Important",
    warning: "Attention",
    caution: "Danger",
  },
  search: "Recherche",
  searchIn: (name: string) => `Chercher dans la version ${name}`,
  find: "Chercher",
  searchAbout: (name: string) => `Trouver une page de la version ${name} par les mots qu’elle contient.`,
  /** Words of the search besides the usual ones, which are there in English and French. */
  inSearch: {} as Partial<SearchWords>,
  missing: "Cette page n’existe pas",
  missingText: "Elle a changé d’adresse, ou appartient à une autre version.",
  home: "Première page",
  /** `2026-09-14` becomes `14 septembre 2026`, and the first of a month `1er`. */
  day: (date: string) => days.format(new Date(date)).replace(/^1 /, "1er "),
  /** What the generator itself writes into pages. */
  opensNewTab: "nouvel onglet",
  footnotes: "Notes",
  backToText: "Retour au texte, note",
  pageMoved: "Cette page a changé d’adresse",
};
