import { calendarDate, type Entry, image, publication, siteSettings, text, title } from "charpente";
import { z } from "zod";
import { language } from "./words.ts";

const link = z.strictObject({ label: text(language), href: z.string() });

/** `content/site.yaml`, besides the fields of the generator. */
export const settings = siteSettings({
  description: text(language),
  author: z.string(),
  navigation: z.array(link),
});

/** The address of a page, where it is not made from the name of its file. */
const route = z.string().startsWith("/").meta({ kind: "address" }).optional();

export const postSchema = z.strictObject({
  title: title(language),
  /** For lists, search engines and feeds. */
  description: text(language),
  /** `date` and `draft`. */
  ...publication,
  updated: calendarDate().optional(),
  tags: z.array(z.string()).default([]),
  cover: image().optional(),
  /** What the cover shows. Empty where it only decorates. */
  coverAlt: z.string().default(""),
  route,
});

export const pageSchema = z.strictObject({
  title: title(language),
  description: text(language),
  draft: z.boolean().default(false),
  route,
});

export const homeSchema = z.strictObject({ title: title(language), description: text(language) });

export type Post = Entry<z.output<typeof postSchema>>;
export type Page = Entry<z.output<typeof pageSchema>>;
export type Home = Entry<z.output<typeof homeSchema>>;
export type Settings = z.output<typeof settings>;

/** What each page says of the site around its text. */
export type SiteWords = Pick<Settings, "name" | "author" | "navigation">;

export function toSiteWords({ name, author, navigation }: Settings): SiteWords {
  return { name, author, navigation };
}
