import { calendarDate, type Entry, image, publication, siteSettings, text, title } from "charpente";
import { z } from "zod";
import { language, languages } from "./words.ts";

/** The settings that each language has its own of. */
const wordsIn = (code: string) => ({
  description: text(code),
  navigation: z.array(z.strictObject({ label: text(code), href: z.string() })),
});

/** `content/site.yaml`, besides the fields of the generator. */
export const settings = siteSettings({
  ...wordsIn(language),
  author: z.string(),
  /** What differs in other languages, by the code of each. */
  translations: z
    .strictObject(
      Object.fromEntries(
        Object.keys(languages).map((code) => [
          code,
          z.strictObject({ name: z.string(), ...wordsIn(code) }).optional(),
        ]),
      ),
    )
    .default({}),
});

/** The address of a page, where it is not made from the name of its file. */
const route = z.string().startsWith("/").meta({ kind: "address" }).optional();

export const postSchema = z.strictObject({
  title: title(),
  /** For lists, search engines and feeds. */
  description: text(),
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
  title: title(),
  description: text(),
  draft: z.boolean().default(false),
  route,
});

export const homeSchema = z.strictObject({ title: title(), description: text() });

export type Post = Entry<z.output<typeof postSchema>>;
export type Page = Entry<z.output<typeof pageSchema>>;
export type Home = Entry<z.output<typeof homeSchema>>;
export type Settings = z.output<typeof settings>;

/** What each page says of the site around its text. */
export type SiteWords = Pick<Settings, "name" | "description" | "author" | "navigation">;

export function toSiteWords({ author, translations, ...settings }: Settings, code: string): SiteWords {
  const { name, description, navigation } = translations[code] ?? settings;
  return { name, description, author, navigation };
}
