import { type Entry, reference, siteSettings, text, title } from "charpente";
import { z } from "zod";
import { language } from "./words.ts";

const link = z.strictObject({ label: text(language), href: z.string() });

/** `content/site.yaml`, besides the fields of the generator. */
export const settings = siteSettings({ description: text(language), navigation: z.array(link) });

export const pageSchema = z.strictObject({
  title: title(language),
  /** For lists and search engines. */
  description: text(language),
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

export const sectionSchema = z.strictObject({ title: text(language) });

export type Page = Entry<z.output<typeof pageSchema>>;
export type Section = Entry<z.output<typeof sectionSchema>>;
type Settings = z.output<typeof settings>;

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

/** What each page says around its text. */
export type Frame = Pick<Settings, "name" | "navigation"> & { readonly contents: readonly Part[] };
