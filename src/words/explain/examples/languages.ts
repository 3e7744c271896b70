import type { Examples } from "../example.ts";

/** Sites in several languages: each example would need a second site. */
export const languageExamples = {
  "language/file-name": { command: "build", situation: true },
  "language/missing-translation": { command: "check", situation: true },
  "language/older-translation": { command: "check", situation: true },
} satisfies Examples;
