import type { SearchWords } from "charpente";

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The words of menus, labels and buttons. Pages have theirs in `content/`. */
export const en = {
  /** Language and country, as social networks write them. */
  locale: "en_GB",
  skip: "Skip to the text",
  main: "Main",
  languages: "Languages",
  topics: "Topics",
  topicsAbout: "All topics, with the posts about each.",
  about: (topic: string) => `About ${topic}`,
  postsAbout: (topic: string) => `All posts about ${topic}.`,
  updated: (day: string) => `changed on ${day}`,
  minutes: (count: number) => `${count} min`,
  newer: "Newer",
  older: "Older",
  pages: "Pages of the list",
  pageOf: (number: number, count: number) => `Page ${number} of ${count}`,
  titleOfPage: (title: string, number: number) => `${title}, page ${number}`,
  newerPosts: "Newer posts",
  olderPosts: "Older posts",
  otherPosts: "Other posts",
  feed: "Feed",
  alerts: { note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution" },
  search: "Search",
  searchAbout: "Find a post by the words in it.",
  /** Words of the search besides the usual ones, which are there in English and French. */
  inSearch: {} as Partial<SearchWords>,
  missing: "There is no such page",
  missingText: "It may have moved, or never have been here.",
  home: "All posts",
  /** `2025-09-14` becomes `14 September 2025`. */
  day: (date: string) => days.format(new Date(date)),
  /** What the generator itself writes into pages. */
  opensNewTab: "new tab",
  footnotes: "Notes",
  backToText: "Back to the text, note",
  pageMoved: "This page has moved",
};
