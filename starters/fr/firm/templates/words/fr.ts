import type { SearchWords } from "charpente";

/** The words of menus, labels and buttons. Pages have theirs in `content/`. */
export const fr = {
  /** Language and country, as social networks write them. */
  locale: "fr_FR",
  skip: "Aller au texte",
  main: "Menu",
  languages: "Langues",
  services: "Services",
  servicesAbout: "Tout ce que nous faisons, et comment chaque mission commence.",
  work: "Projets",
  workAbout: "Les lieux que nous avons dessinés et plantés.",
  allWork: "Tous les projets",
  people: "L’équipe",
  telephone: "Téléphone",
  email: "E-mail",
  address: "Adresse",
  hours: "Horaires",
  more: "Autres services",
  alerts: {
    note: "À noter",
    tip: "Conseil",
    important: "Important",
    warning: "Attention",
    caution: "Danger",
  },
  search: "Recherche",
  searchAbout: "Trouver une page par les mots qu’elle contient.",
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
