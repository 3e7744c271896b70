import type { SearchWords } from "charpente";

/** The words of menus, labels and buttons. Pages have theirs in `content/`. */
export const fr = {
  /** Language and country, as social networks write them. */
  locale: "fr_FR",
  skip: "Aller au texte",
  main: "Menu",
  languages: "Langues",
  contents: "Sommaire",
  allPages: "Toutes les pages",
  onThisPage: "Sur cette page",
  nextPages: "Pages voisines",
  before: "Précédent",
  next: "Suivant",
  alerts: {
    note: "À noter",
    tip: "Conseil",
    important: "Important",
    warning: "Attention",
    caution: "Danger",
  },
  search: "Recherche",
  find: "Chercher",
  searchAbout: "Trouver une page par les mots qu’elle contient.",
  searchLabel: "Mots à chercher",
  /** Words of the search besides the usual ones, which are there in English and French. */
  inSearch: {} as Partial<SearchWords>,
  missing: "Cette page n’existe pas",
  missingText: "Elle a changé d’adresse, ou n’a jamais existé.",
  home: "Accueil",
  /** What the generator itself writes into pages. */
  opensNewTab: "nouvel onglet",
  footnotes: "Notes",
  backToText: "Retour au texte, note",
  pageMoved: "Cette page a changé d’adresse",
};
