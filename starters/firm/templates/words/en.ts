import type { SearchWords } from "charpente";

/** The words of menus, labels and buttons. Pages have theirs in `content/`. */
export const en = {
  /** Language and country, as social networks write them. */
  locale: "en_GB",
  skip: "Skip to the text",
  main: "Main",
  languages: "Languages",
  services: "Services",
  servicesAbout: "All that we do, and what each begins with.",
  work: "Work",
  workAbout: "Places that we planned and planted.",
  allWork: "All work",
  people: "People",
  telephone: "Telephone",
  email: "E-mail",
  address: "Address",
  hours: "Hours",
  more: "Other services",
  alerts: { note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution" },
  search: "Search",
  searchAbout: "Find a page by the words in it.",
  /** Words of the search besides the usual ones, which are there in English and French. */
  inSearch: {} as Partial<SearchWords>,
  missing: "There is no such page",
  missingText: "It may have moved, or never have been here.",
  home: "Home",
  /** What the generator itself writes into pages. */
  opensNewTab: "new tab",
  footnotes: "Notes",
  backToText: "Back to the text, note",
  pageMoved: "This page has moved",
};
