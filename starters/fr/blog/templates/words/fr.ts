import type { SearchWords } from "charpente";

const days = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** The words of menus, labels and buttons. Pages have theirs in `content/`. */
export const fr = {
  /** Language and country, as social networks write them. */
  locale: "fr_FR",
  skip: "Aller au texte",
  main: "Menu",
  languages: "Langues",
  topics: "Sujets",
  topicsAbout: "Tous les sujets, avec les billets qui en parlent.",
  about: (topic: string) => `Sujet : ${topic}`,
  postsAbout: (topic: string) => `Tous les billets sur le sujet « ${topic} ».`,
  updated: (day: string) => `modifié le ${day}`,
  minutes: (count: number) => `${count} min`,
  newer: "Suivant",
  older: "Précédent",
  pages: "Pages de la liste",
  pageOf: (number: number, count: number) => `Page ${number} sur ${count}`,
  titleOfPage: (title: string, number: number) => `${title}, page ${number}`,
  newerPosts: "Billets plus récents",
  olderPosts: "Billets plus anciens",
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
  /** Words of the search besides the usual ones, which are there in English and French. */
  inSearch: {} as Partial<SearchWords>,
  missing: "Cette page n’existe pas",
  missingText: "Elle a changé d’adresse, ou n’a jamais existé.",
  home: "Tous les billets",
  /** `2025-09-14` becomes `14 septembre 2025`, and the first of a month `1er`. */
  day: (date: string) => days.format(new Date(date)).replace(/^1 /, "1er "),
  /** What the generator itself writes into pages. */
  opensNewTab: "nouvel onglet",
  footnotes: "Notes",
  backToText: "Retour au texte, note",
  pageMoved: "Cette page a changé d’adresse",
};
