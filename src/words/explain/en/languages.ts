import type { Explained } from "../explanation.ts";

/** Sites in several languages. */
export const languages: Explained<"language"> = {
  "language/file-name": {
    title: "The language in the name of a file is not one of the site",
    meaning:
      "Before its ending, the name of a file says which language it is in, as in rain.en.md. The first language of the site is not named, and the others are those that “languages” of templates/site.ts lists. This file is left out until it has another name or its language is listed.",
    situation: {
      wrong: "The site lists French and English. Someone writes bardage.de.md, in German.",
      mended: "“languages” lists German as well, with its words.",
    },
  },
  "language/missing-translation": {
    title: "A language lacks an entry",
    meaning:
      "The entry is there in the first language, and not in another one that the site lists. Readers of that language do not find it in lists; where another page refers to it, or the page is made of this file, they read it in the first language. Translate it in a file beside it, or mark its collection as shared by all languages.",
    situation: {
      wrong: "The site lists French and English, and bardage.md has no bardage.en.md beside it.",
      mended: "bardage.en.md holds the text in English.",
    },
  },
  "language/older-translation": {
    title: "A translation is older than its original",
    meaning:
      "The original has changed since it was translated: its “updated”, or else its “date”, is a later day than that of the translation. Readers of the other language may read what no longer holds. Translate what has changed, then give the translation the same day.",
    situation: {
      wrong: "bardage.md changed on 2025-09-01; bardage.en.md still has the date 2025-08-01.",
      mended: "The change is translated, and bardage.en.md has “date: 2025-09-01” too.",
    },
  },
};
