import type { Article } from "../schemas/articles.ts";

/** The day of an article’s last update, or its own. */
export function lastChange({ date, updates }: Pick<Article, "date" | "updates">): string {
  return [date, ...updates.map((update) => update.date)].sort().at(-1) ?? date;
}
