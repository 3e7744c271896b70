import type { Entry } from "charpente";
import type { Article } from "../articles/articles-schema.ts";
import type { SiteContent } from "../collections.ts";
import type { Photographed } from "../components/photograph.tsx";
import { latestUpdate } from "../components/revisions.ts";
import type { DrawingName } from "../drawings/catalogue.ts";

/** The words of an article’s card. */
export type ArticleCardData = {
  readonly route: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: { readonly id: string; readonly name: string };
  readonly date: string;
  /** The day of its last update. */
  readonly updated?: string | undefined;
  readonly readTime: number;
  readonly drawing: DrawingName;
  /** Stands for the drawing. */
  readonly photograph?: Photographed | undefined;
};

export function toCard({ data }: Entry<Article>, categories: SiteContent["categories"]): ArticleCardData {
  const { route, title, excerpt, date, readTime, drawing, photograph } = data;
  const category = { id: data.category.id, name: categories.get(data.category).data.name };
  const updated = latestUpdate(data.updates)?.date;
  return { route, title, excerpt, category, date, updated, readTime, drawing, photograph };
}
