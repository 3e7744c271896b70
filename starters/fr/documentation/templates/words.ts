/** The language, and the words of menus, labels and buttons. Pages have theirs in `content/`. */
export const language = "fr";

/** Language and country, as social networks write them. */
export const locale = "fr_FR";

/** The addresses of pages. */
export const addresses = { search: "/recherche" };

export const words = {
  skip: "Aller au texte",
  main: "Menu",
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
  missing: "Cette page n’existe pas",
  missingText: "Elle a changé d’adresse, ou n’a jamais existé.",
  home: "Accueil",
};

/** What the generator itself writes into pages. */
export const generatorWords = {
  opensNewTab: "nouvel onglet",
  footnotes: "Notes",
  backToText: "Retour au texte, note",
  pageMoved: "Cette page a changé d’adresse",
};
