import type { SearchWords } from "charpente";

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The words of menus, labels and buttons. Pages have theirs in `content/`. */
export const en = {
  /** Language and country, as social networks write them. */
  locale: "en_GB",
  skip: "Skip to the text",
  main: "Main",
  languages: "Languages",
  contents: "Contents",
  onThisPage: "On this page",
  nextPages: "Pages before and after",
  before: "Before",
  next: "Next",
  edit: "Improve this page",
  version: (name: string) => `Version ${name}`,
  versions: "Versions",
  current: "current",
  /** Where a version lacks the page. */
  fromStart: "from its first page",
  older: (name: string) => `You are reading the handbook of version ${name}.`,
  toCurrent: (name: string) => `This page for version ${name}`,
  toStart: (name: string) => `Version ${name} has no such page. Its handbook begins here`,
  changes: "Changes",
  changesAbout: "What is new in each version, the newest first.",
  itsHandbook: (name: string) => `The handbook of version ${name}`,
  alerts: { note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution" },
  search: "Search",
  searchIn: (name: string) => `Search version ${name}`,
  find: "Find",
  searchAbout: (name: string) => `Find a page of version ${name} by the words in it.`,
  /** Words of the search besides the usual ones, which are there in English and French. */
  inSearch: {} as Partial<SearchWords>,
  missing: "There is no such page",
  missingText: "It may have moved, or belong to another version.",
  home: "First page",
  /** `2026-09-14` becomes `14 September 2026`. */
  day: (date: string) => days.format(new Date(date)),
  /** What the generator itself writes into pages. */
  opensNewTab: "new tab",
  footnotes: "Notes",
  backToText: "Back to the text, note",
  pageMoved: "This page has moved",
};
