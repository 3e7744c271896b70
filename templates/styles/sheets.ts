/** Styles for print and forced colours: a sheet of its own, which does not block other pages. */
export const otherMedia = { sheet: "styles/sheets/other-media.css", media: "print, (forced-colors: active)" };

/**
 * One sheet for each kind of page, which includes `site.css`; articles include only its `shell.css`. Combined they are
 * a sixth smaller, and the first paint waits for one file. The other sheets are for parts that few pages have or that
 * are below the title.
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
  "photograph",
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
  "sources",
  "story",
  "trade",
] as const;

export type Sheet = (typeof sheets)[number];

export function sheetPath(sheet: Sheet): string {
  return `styles/sheets/${sheet}.css`;
}
