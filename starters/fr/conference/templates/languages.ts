/** The first language: its addresses have no code, and its files no ending of their own. */
export const language = "fr";

/** All languages, with their own names. `words.ts` has the words of each. */
export const languages = { fr: "Français", en: "English" };

/** What the addresses of pages begin with, in all languages. */
export const addresses = {
  schedule: "/programme",
  talks: "/conferences",
  topics: "/themes",
  speakers: "/intervenants",
  search: "/recherche",
};
