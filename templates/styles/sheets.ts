/** The styles that one kind of page needs besides `site.css`, which all share. */
export const sheets = [
  "article",
  "audit",
  "blog",
  "contact",
  "guide",
  "home",
  "legal",
  "not-found",
  "profile",
  "projects",
  "questionnaire",
  "report",
  "role",
  "services",
  "story",
  "trade",
] as const;

export type Sheet = (typeof sheets)[number];

export function sheetPath(sheet: Sheet): string {
  return `styles/sheets/${sheet}.css`;
}
