/** The language, and the words of menus, labels and buttons. Pages have theirs in `content/`. */
export const language = "fr";

/** Language and country, as social networks write them. */
export const locale = "fr_FR";

/** What the addresses of pages begin with. */
export const addresses = { posts: "/billets", topics: "/sujets", search: "/recherche" };

export const words = {
  skip: "Aller au texte",
  main: "Menu",
  topics: "Sujets",
  topicsAbout: "Tous les sujets, avec les billets qui en parlent.",
  about: (topic: string) => `Sujet : ${topic}`,
  postsAbout: (topic: string) => `Tous les billets sur le sujet « ${topic} ».`,
  updated: (day: string) => `modifié le ${day}`,
  minutes: (count: number) => `${count} min`,
  newer: "Suivant",
  older: "Précédent",
  otherPosts: "Autres billets",
  feed: "Flux",
  alerts: {
    note: "À noter",
    tip: "Conseil",
    important: "Important",
    warning: "Attention",
    caution: "Danger",
  },
  search: "Recherche",
  searchAbout: "Trouver un billet par les mots qu’il contient.",
  missing: "Cette page n’existe pas",
  missingText: "Elle a changé d’adresse, ou n’a jamais existé.",
  home: "Tous les billets",
};

/** What the generator itself writes into pages. */
export const generatorWords = {
  opensNewTab: "nouvel onglet",
  footnotes: "Notes",
  backToText: "Retour au texte, note",
  pageMoved: "Cette page a changé d’adresse",
};

const days = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** `2025-09-14` becomes `14 septembre 2025`, and the first of a month `1er`. */
export function formatDay(date: string): string {
  return days.format(new Date(date)).replace(/^1 /, "1er ");
}
