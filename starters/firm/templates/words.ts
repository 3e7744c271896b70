/** The language, and the words of menus, labels and buttons. Pages have theirs in `content/`. */
export const language = "en";

/** Language and country, as social networks write them. */
export const locale = "en_GB";

/** The addresses of pages. */
export const addresses = {
  services: "/services",
  work: "/work",
  about: "/about",
  contact: "/contact",
  search: "/search",
};

export const words = {
  skip: "Skip to the text",
  main: "Main",
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
  missing: "There is no such page",
  missingText: "It may have moved, or never have been here.",
  home: "Home",
};

/** What the generator itself writes into pages. */
export const generatorWords = {
  opensNewTab: "new tab",
  footnotes: "Notes",
  backToText: "Back to the text, note",
  pageMoved: "This page has moved",
};
