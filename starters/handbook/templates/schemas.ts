import { calendarDate, type Entry, markdown, siteSettings, text, title } from "charpente";
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
  /** What the address of each page begins with where its file can be edited. */
  edit: z.url().optional(),
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

/** A file of `content/pages/<version>/`. */
export const pageSchema = z.strictObject({
  title: title(),
  /** For lists and search engines. */
  description: text(),
  /** The place within its section, from 1. */
  order: z.number(),
  draft: z.boolean().default(false),
});

export const sectionSchema = z.strictObject({ title: text() });

export const versionSchema = z.strictObject({
  name: z.string(),
  released: calendarDate(),
  /** A list of what is new. */
  changes: markdown(),
});

export type Page = Entry<z.output<typeof pageSchema>>;
export type Section = Entry<z.output<typeof sectionSchema>>;
export type Version = Entry<z.output<typeof versionSchema>>;
export type Settings = z.output<typeof settings>;

/** What the settings say of the site in one language. */
export type SiteWords = Pick<Settings, "name" | "description" | "navigation">;

export function toSiteWords({ translations, ...settings }: Settings, code: string): SiteWords {
  const { name, description, navigation } = translations[code] ?? settings;
  return { name, description, navigation };
}
