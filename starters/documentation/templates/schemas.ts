import { type Entry, reference, siteSettings, text, title } from "charpente";
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

export const pageSchema = z.strictObject({
  title: title(),
  /** For lists and search engines. */
  description: text(),
  /** The place within its section, from 1. */
  order: z.number(),
  draft: z.boolean().default(false),
  /** The section, where it is not that of its folder. */
  section: reference("sections").optional(),
  /** The page that leads to this one, which the list of all pages then leaves out. */
  parent: reference("pages").optional(),
  /** The language of its text, where it is not that of the site. */
  language: z.string().optional(),
  /** The address, where it is not made from the name of the file. */
  route: z.string().startsWith("/").meta({ kind: "address" }).optional(),
});

export const sectionSchema = z.strictObject({ title: text() });

export type Page = Entry<z.output<typeof pageSchema>>;
export type Section = Entry<z.output<typeof sectionSchema>>;
export type Settings = z.output<typeof settings>;

export type Link = { readonly label: string; readonly href: string; readonly language?: string | undefined };

/** A page with those below it, in order. */
export type Group = { readonly page: Page; readonly groups: readonly Group[] };

/** The pages of a section, in order. Those above all sections have none. */
export type Chapter = { readonly title: string | undefined; readonly groups: readonly Group[] };

/** A line of the contents, with the lines below it where it is open. An open section has no address of its own. */
export type Part = Pick<Link, "label" | "language"> & {
  readonly href?: string;
  readonly parts?: readonly Part[];
};

/** What the settings say of the site in one language. */
export type SiteWords = Pick<Settings, "name" | "description" | "navigation">;

export function toSiteWords({ translations, ...settings }: Settings, code: string): SiteWords {
  const { name, description, navigation } = translations[code] ?? settings;
  return { name, description, navigation };
}

/** What each page says around its text. */
export type Frame = Omit<SiteWords, "description"> & { readonly contents: readonly Part[] };
