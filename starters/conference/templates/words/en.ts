import type { SearchWords } from "charpente";

const days = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** The words of menus, labels and buttons. Pages have theirs in `content/`. */
export const en = {
  /** Language and country, as social networks write them. */
  locale: "en_GB",
  skip: "Skip to the text",
  main: "Main",
  languages: "Languages",
  when: "When",
  where: "Where",
  from: (first: string, last: string, year: string) => `${first} to ${last} ${year}`,
  schedule: "Schedule",
  scheduleAbout: "Both days, hour by hour, in both rooms.",
  wholeSchedule: "See the schedule",
  times: (zone: string) => `Times are those of clocks in ${zone}.`,
  calendar: "Add all talks to a calendar",
  until: "until",
  pauses: {
    doors: "Doors open, coffee and badges",
    lunch: "Lunch",
    coffee: "Coffee",
    dinner: "Dinner in the depot",
    ride: "A ride on the old line, with its drivers",
  },
  talks: "Talks",
  talksAbout: "All talks and workshops, with their speakers and topics.",
  topics: "Topics",
  talksOn: (topic: string) => `Talks on ${topic.toLowerCase()}`,
  talksOnAbout: (topic: string) => `All talks and workshops under “${topic}”.`,
  allTalks: "All talks",
  spoken: { en: "In English", fr: "In French" },
  speakers: "Speakers",
  speakersAbout: "Who speaks at the conference, and about what.",
  whoSpeaks: "Who speaks",
  and: " and ",
  partners: "Made possible by",
  alerts: { note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution" },
  search: "Search",
  searchAbout: "Find a talk or a speaker by the words about them.",
  /** Words of the search besides the usual ones, which are there in English and French. */
  inSearch: {} as Partial<SearchWords>,
  /** What the search says of a page, by its group in `site.ts`. */
  kinds: { talk: "Talk", speaker: "Speaker", topic: "Topic" } as { readonly [group: string]: string },
  missing: "There is no such page",
  missingText: "It may have moved, or never have been here.",
  home: "Home",
  /** `2027-06-03` becomes `Thursday 3 June`. */
  day: (date: string) => days.format(new Date(date)).replace(",", ""),
  /** `09:30` becomes `9.30`. */
  time: (clock: string) => clock.replace(/^0/, "").replace(":", "."),
  /** What the generator itself writes into pages. */
  opensNewTab: "new tab",
  footnotes: "Notes",
  backToText: "Back to the text, note",
  pageMoved: "This page has moved",
};
