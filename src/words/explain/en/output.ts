import type { Explained } from "../explanation.ts";

/** Finished pages, and redirects. */
export const output: Explained<"page" | "redirect"> = {
  "page/headings": {
    title: "Headings skip a level",
    meaning:
      "A page has one title, and headings below it go down one level at a time. Screen readers use them as a table of contents. Take the next level: ## below the title, ### below ##.",
  },
  "page/title": {
    title: "A page has no title",
    meaning:
      "The title is shown in the tab of the browser and in the results of search engines. Without it, readers cannot tell what the page is. Give Head a title in the template.",
  },
  "page/language": {
    title: "A page does not say its language",
    meaning:
      'Programs that read aloud choose their voice by the language of the page, and browsers their hyphenation. Write it in the template, as in <html lang="fr">.',
  },
  "page/alternative-text": {
    title: "An image has no alternative text",
    meaning:
      'Readers who do not see the image hear its alternative text. Without one, they hear the name of a file. Write what the image shows, or alt="" if it only decorates.',
  },
  "page/duplicate-id": {
    title: "Two places of a page have the same name",
    meaning:
      "An id names one place of a page, to which links and labels point. If it is used twice, the second place is never reached. Give that another id.",
  },
  "page/budget": {
    title: "A page is heavier than the site allows",
    meaning:
      "The settings limit what a page may weigh, so that it opens quickly on a telephone. This one is over. Make it lighter, beginning with the files that the message names, or raise the limit on purpose.",
  },
  "page/policy": {
    title: "The page’s own policy refuses a part of it",
    meaning:
      "Each page tells browsers which styles and scripts they may use. Styles and scripts that a template writes into an element itself are not among them, so they would have no effect. Move them to a style sheet or an enhancer.",
  },
  "page/orphan": {
    title: "No other page links to a page",
    meaning:
      "The page is published, but no other page leads there, so visitors can hardly find it. Link to it where readers would look for it.",
  },
  "page/duplicate-title": {
    title: "Two pages have the same title",
    meaning:
      "Search engines show both alike, and readers cannot choose between them. Give each page a title that describes its own content.",
  },
  "page/duplicate-description": {
    title: "Two pages have the same description",
    meaning:
      "The description is shown below the title in the results of search engines. Two that are alike do not help readers choose. Write one for each page.",
  },
  "page/accessibility": {
    title: "A part of a page is closed to some visitors",
    meaning:
      "The HTML breaks a rule on which screen readers, or readers with a keyboard only, depend. The hint links to the rule. Correct the template, or the words that it shows.",
  },
  "redirect/taken": {
    title: "A redirect begins at a page that exists",
    meaning:
      "Redirects lead from an old address to a new one. This old address is that of a page, and visitors would never reach it. Take the redirect away, or give the page another address.",
  },
  "redirect/broken": {
    title: "A redirect leads nowhere",
    meaning:
      "The redirect sends visitors to an address where there is no page, or to one that sends them on again. Write the address of the page where they should arrive.",
  },
  "redirect/duplicate": {
    title: "An address is redirected twice",
    meaning: "Two redirects begin at the same address, and only one of them can hold. Keep the right one.",
  },
};
