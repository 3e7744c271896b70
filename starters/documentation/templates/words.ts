/** The language, and the words of menus, labels and buttons. Pages have theirs in `content/`. */
export const language = "en";

/** Language and country, as social networks write them. */
export const locale = "en_GB";

/** The addresses of pages. */
export const addresses = { search: "/search" };

export const words = {
  skip: "Skip to the text",
  main: "Main",
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
  missing: "There is no such page",
  missingText: "It may have moved, or never have been here.",
  home: "Start",
};

/** What the generator itself writes into pages. */
export const generatorWords = {
  opensNewTab: "new tab",
  footnotes: "Notes",
  backToText: "Back to the text, note",
  pageMoved: "This page has moved",
};
