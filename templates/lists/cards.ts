import type { Entries, Entry, Reference } from "charpente";
import type { Article } from "../articles/articles-schema.ts";
import type { Photographed } from "../components/photograph.tsx";
import { latestUpdate } from "../components/update-notes.tsx";
import type { DrawingName } from "../drawings/catalogue.ts";
import type { Profile } from "../profiles/profiles-schema.ts";
import { orderAsAsked } from "./order.ts";

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

export function toCard(
  { data }: Entry<Article>,
  categories: Pick<Entries<{ readonly name: string }>, "get">,
): ArticleCardData {
  const { route, title, excerpt, date, readTime, drawing, photograph } = data;
  const category = { id: data.category.id, name: categories.get(data.category).data.name };
  const updated = latestUpdate(data.updates)?.date;
  return { route, title, excerpt, category, date, updated, readTime, drawing, photograph };
}

/** A profile as the home page shows it. */
export type ProfileCard = {
  readonly title: string;
  readonly description: string;
  readonly href: string;
  readonly drawing: Profile["drawing"];
};

/** The cards of all profiles in the given order, followed by profiles that it does not name. */
export function profileCards(
  profiles: Pick<Entries<Profile>, "all">,
  order: readonly Reference[],
): readonly ProfileCard[] {
  return orderAsAsked(profiles.all, order).map(({ id, data }) => ({
    title: data.name,
    description: data.card,
    href: profileRoute(id),
    drawing: data.drawing,
  }));
}

export function profileRoute(id: string): string {
  return `/profil/${id}`;
}

/** The id of a service in its page: its title in lower case, a hyphen for every space, accents kept. */
export function serviceAnchor(title: string): string {
  return title.toLowerCase().replaceAll(/\s/g, "-");
}

/** A link to a service. Browsers read the id back from its percent-encoded form. */
export function serviceLink(title: string): string {
  return `#${encodeURIComponent(serviceAnchor(title))}`;
}
