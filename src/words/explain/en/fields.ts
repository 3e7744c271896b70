import type { Explained } from "../explanation.ts";

/** Fields of entries and settings. */
export const fields: Explained<"entry" | "settings"> = {
  "entry/missing-file": {
    title: "A file that the site needs is missing",
    meaning:
      "The templates read this file, and it is not there: it was renamed, moved or not yet created. Create it, or take its collection out of templates/site.ts.",
  },
  "entry/held-back": {
    title: "A page that is always needed is held back",
    meaning:
      "The file is a draft, or dated in the future, but the site cannot be drawn without it. Take out the line draft: true, or correct its date. `--drafts` shows drafts without publishing them.",
  },
  "entry/empty": {
    title: "A file is empty",
    meaning:
      "The file has no fields and no text, so no page can be made of it. It may have been saved by mistake. Begin it with its front matter, or delete it.",
  },
  "entry/unknown-field": {
    title: "There is no such field",
    meaning:
      "A field has a name that the site does not know. What it says would appear nowhere. It is often a typing mistake: the hint gives the closest name.",
  },
  "entry/missing-field": {
    title: "A field is missing",
    meaning:
      "The page cannot be drawn without this field. Add the line that the hint shows, at the place where it says so.",
  },
  "entry/invalid-field": {
    title: "A field has a value that does not fit",
    meaning:
      "The value is of another kind than the field takes: a text for a number, a day that does not exist, a word that is not on the list. The message says what is expected. Write it in that form.",
  },
  "entry/dangling-reference": {
    title: "A field names an entry that is not there",
    meaning:
      "The field points to another entry, such as a category, by the name of its file or its key. No entry has that name, or it is not published yet. Write one of those that the hint lists.",
  },
  "entry/missing-image": {
    title: "An image is not there",
    meaning:
      "A text or a field names an image that content/ does not hold. Capitals, accents and the ending count. Correct the name, or save the image at the place that the message gives.",
  },
  "entry/invalid-image": {
    title: "A file is not a readable image",
    meaning:
      "The file has the name of an image, but its content is damaged or of another kind, such as the HEIC of telephones. Visitors would see a gap. Save it again as JPEG, PNG, WebP, AVIF or SVG.",
  },
  "entry/cleaned-image": {
    title: "Parts of a drawing were left out",
    meaning:
      "An SVG can hold scripts and addresses of other sites. Such parts are not published, and the drawing may look different. See whether it is still right, then save it without them.",
  },
  "entry/reading-time": {
    title: "The reading time does not fit the text",
    meaning:
      "The field says how many minutes the text takes, and its number of words says something else. Readers decide by it whether to begin. Write the number that the hint gives.",
  },
  "settings/invalid-origin": {
    title: "The address of the site is not right",
    meaning:
      "The setting url holds the beginning of all addresses: https:// and the name of the site, with nothing after it. Links for search engines and feeds are made from it. Remove the rest.",
  },
  "settings/refused-variable": {
    title: "A variable must not be set",
    meaning:
      "The environment of the command sets a variable that the site refuses, because pages would show its value to everyone. Unset it where the site is built.",
    situation: {
      wrong: "ATELIER_PASSWORD is set where the site is built, and its templates refuse it.",
      mended: "The variable is not set any more.",
    },
  },
};
