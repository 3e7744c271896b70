import type { Article } from "./articles-schema.ts";

type Dates = Pick<Article, "date" | "updates" | "reviewed">;

/** The day of an article’s last update or review, or its own. */
export function lastChange({ date, updates, reviewed = date }: Dates): string {
  return [date, reviewed, ...updates.map((update) => update.date)].sort().at(-1) ?? date;
}
