import { createFormat } from "../format.ts";

const { number, plural } = createFormat("en");

/** Messages of several stages, in English. */
export const shared = {
  "more-alike": ({ message, count }: { message: string; count: number }) =>
    `${message}; and ${number(count)} more like this one`,
  "near-word": ({ word }: { word: string }) => `did you mean “${word}”?`,
  "near-field": ({ field }: { field: string }) => `did you mean ${field}?`,
  "no-words": ({ what }: { what: string }) => `there are no ${what}`,
  "known-words": ({ what, words, more }: { what: string; words: readonly string[]; more: number }) =>
    `the ${what} are: ${words.join(", ")}${more > 0 ? ` and ${number(more)} more` : ""}`,
  "noun.pages": "pages",
  "noun.entries": "entries",
  "noun.places-of-page": "places of that page",

  // What a damaged file of ours costs the author.
  "aside.exchange": "a command that was stopped is taken back by the files that are kept beside it",
  "aside.drafts": "the refused values that it kept are no longer offered for correction",
  "aside.drafts.part": ({ lost, left }: { lost: number; left: number }) =>
    `of the refused values that it kept, ${number(left)} can be read and ${number(lost)} cannot`,
  "aside.seen": "no task is marked as new until others appear",
  "aside.journal": "the changes that it noted can no longer be undone; what was saved is untouched",
  "aside.journal.part": ({ left }: { left: number }) =>
    `${plural(left, { one: "one noted change is", other: `${number(left)} noted changes are` })} left, the others can no longer be undone; what was saved is untouched`,
  "aside.forward":
    "a publication that was interrupted cannot be completed here by itself; “Publish” shows what differs",

  "from-variable": ({ message, variable }: { message: string; variable: string }) =>
    `${message}; the variable ${variable} of the environment says so`,
  "from-variable.hint": ({ variable, file }: { variable: string; file: string }) =>
    `correct ${variable}, or unset it to let ${file} decide`,
} as const;
