import { createFormat } from "../format.ts";

const { number } = createFormat("en");

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

  "from-variable": ({ message, variable }: { message: string; variable: string }) =>
    `${message}; the variable ${variable} of the environment says so`,
  "from-variable.hint": ({ variable, file }: { variable: string; file: string }) =>
    `correct ${variable}, or unset it to let ${file} decide`,
} as const;
