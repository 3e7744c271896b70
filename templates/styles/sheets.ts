/** What paper and forced colours need: a sheet of its own, for which no other page waits. */
export const otherMedia = { sheet: "styles/sheets/other-media.css", media: "print, (forced-colors: active)" };

/**
 * One sheet for each kind of page, with `site.css`, which all share but the articles: those have its `shell.css` alone.
 * Together they are a sixth smaller than apart, and the first paint waits for one file. The others hold parts that few
 * pages have, or that come below the title.
 */
export const sheets = [
  "applicability",
  "article",
  "article-text",
  "audit",
  "blog",
  "cards",
  "contact",
  "end",
  "figures",
  "form",
  "guide",
  "home",
  "legal",
  "not-found",
  "order",
  "plots",
  "profile",
  "projects",
  "questionnaire",
  "report",
  "revision",
  "role",
  "sample",
  "search",
  "services",
  "story",
  "trade",
] as const;

export type Sheet = (typeof sheets)[number];

export function sheetPath(sheet: Sheet): string {
  return `styles/sheets/${sheet}.css`;
}
