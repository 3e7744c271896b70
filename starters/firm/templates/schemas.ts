import { type Entry, image, siteSettings, text, title } from "charpente";
import { z } from "zod";
import { language } from "./words.ts";

const words = () => text(language);
const link = z.strictObject({ label: words(), href: z.string() });

/** `content/site.yaml`, besides the fields of the generator. */
export const settings = siteSettings({
  description: words(),
  telephone: z.string(),
  email: z.email(),
  address: z.array(z.string()),
  hours: words(),
  navigation: z.array(link),
  legal: z.array(link).default([]),
});

export const homeSchema = z.strictObject({
  title: title(language),
  description: words(),
  lead: words(),
  action: link,
  picture: image(),
  pictureAlt: z.string(),
  figures: z.array(z.strictObject({ value: words(), label: words() })),
  /** Headings of the lists. */
  services: words(),
  work: words(),
  quote: z.strictObject({ words: words(), who: words() }),
  close: z.strictObject({ title: words(), text: words() }),
});

export const serviceSchema = z.strictObject({
  title: title(language),
  /** For lists and search engines. */
  description: words(),
  /** The place in lists, from 1. */
  order: z.int(),
});

export const workSchema = z.strictObject({
  title: title(language),
  description: words(),
  place: words(),
  year: z.string(),
  picture: image(),
  pictureAlt: z.string(),
});

export const personSchema = z.strictObject({ name: z.string(), role: words(), about: words() });

export const pageSchema = z.strictObject({ title: title(language), description: words() });

export type Home = Entry<z.output<typeof homeSchema>>;
export type Service = Entry<z.output<typeof serviceSchema>>;
export type Work = Entry<z.output<typeof workSchema>>;
export type Person = Entry<z.output<typeof personSchema>>;
export type Page = Entry<z.output<typeof pageSchema>>;
type Settings = z.output<typeof settings>;

/** What each page says of the firm around its text. */
export type Firm = Pick<
  Settings,
  "name" | "telephone" | "email" | "address" | "hours" | "navigation" | "legal"
>;

export function toFirm({ name, telephone, email, address, hours, navigation, legal }: Settings): Firm {
  return { name, telephone, email, address, hours, navigation, legal };
}
