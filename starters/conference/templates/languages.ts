/** The first language: its addresses have no code, and its files no ending of their own. */
export const language = "en";

/** All languages, with their own names. `words.ts` has the words of each. */
export const languages = { en: "English", fr: "Français" };

/** What the addresses of pages begin with, in all languages. */
export const addresses = {
  schedule: "/schedule",
  talks: "/talks",
  topics: "/topics",
  speakers: "/speakers",
  search: "/search",
};
