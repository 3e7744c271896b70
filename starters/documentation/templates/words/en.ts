import type { SearchWords } from "charpente";

/** The words of menus, labels and buttons. Pages have theirs in `content/`. */
export const en = {
  /** Language and country, as social networks write them. */
  locale: "en_GB",
  skip: "Skip to the text",
  main: "Main",
  languages: "Languages",
  contents: "Contents",
  allPages: "All pages",
  onThisPage: "On this page",
  nextPages: "Pages before and after",
  before: "Before",
  next: "Next",
  alerts: { note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution" },
  search: "Search",
  find: "Find",
  searchAbout: "Find a page by the words in it.",
  searchLabel: "Words to look for",
  /** Words of the search besides the usual ones, which are there in English and French. */
  inSearch: {} as Partial<SearchWords>,
  missing: "There is no such page",
  missingText: "It may have moved, or never have been here.",
  home: "Start",
  /** What the generator itself writes into pages. */
  opensNewTab: "new tab",
  footnotes: "Notes",
  backToText: "Back to the text, note",
  pageMoved: "This page has moved",
};
