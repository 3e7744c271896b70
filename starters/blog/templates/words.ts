/** The language, and the words of menus, labels and buttons. Pages have theirs in `content/`. */
export const language = "en";

/** Language and country, as social networks write them. */
export const locale = "en_GB";

/** What the addresses of pages begin with. */
export const addresses = { posts: "/posts", topics: "/topics", search: "/search" };

export const words = {
  skip: "Skip to the text",
  main: "Main",
  topics: "Topics",
  topicsAbout: "All topics, with the posts about each.",
  about: (topic: string) => `About ${topic}`,
  postsAbout: (topic: string) => `All posts about ${topic}.`,
  updated: (day: string) => `changed on ${day}`,
  minutes: (count: number) => `${count} min`,
  newer: "Newer",
  older: "Older",
  otherPosts: "Other posts",
  feed: "Feed",
  alerts: { note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution" },
  search: "Search",
  searchAbout: "Find a post by the words in it.",
  missing: "There is no such page",
  missingText: "It may have moved, or never have been here.",
  home: "All posts",
};

/** What the generator itself writes into pages. */
export const generatorWords = {
  opensNewTab: "new tab",
  footnotes: "Notes",
  backToText: "Back to the text, note",
  pageMoved: "This page has moved",
};

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `2025-09-14` becomes `14 September 2025`. */
export function formatDay(date: string): string {
  return days.format(new Date(date));
}
