/** The language, and the words of menus, labels and buttons. Pages have theirs in `content/`. */
export const language = "fr";

/** Language and country, as social networks write them. */
export const locale = "fr_FR";

/** The addresses of pages. */
export const addresses = {
  services: "/services",
  work: "/projets",
  about: "/a-propos",
  contact: "/contact",
  search: "/recherche",
};

export const words = {
  skip: "Aller au texte",
  main: "Menu",
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
