import { type Entry, image, siteSettings, text, title } from "charpente";
import { z } from "zod";
import { language, languages } from "./words.ts";

const linkIn = (code?: string) => z.strictObject({ label: text(code), href: z.string() });

/** The settings that each language has its own of. */
const wordsIn = (code: string) => ({
  description: text(code),
  hours: text(code),
  navigation: z.array(linkIn(code)),
  legal: z.array(linkIn(code)).default([]),
});

/** `content/site.yaml`, besides the fields of the generator. */
export const settings = siteSettings({
  ...wordsIn(language),
  telephone: z.string(),
  email: z.email(),
  address: z.array(z.string()),
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

export const homeSchema = z.strictObject({
  title: title(),
  description: text(),
  lead: text(),
  action: linkIn(),
  picture: image(),
  pictureAlt: z.string(),
  figures: z.array(z.strictObject({ value: text(), label: text() })),
  /** Headings of the lists. */
  services: text(),
  work: text(),
  quote: z.strictObject({ words: text(), who: text() }),
  close: z.strictObject({ title: text(), text: text() }),
});

export const serviceSchema = z.strictObject({
  title: title(),
  /** For lists and search engines. */
  description: text(),
  /** The place in lists, from 1. */
  order: z.int(),
});

export const workSchema = z.strictObject({
  title: title(),
  description: text(),
  place: text(),
  year: z.string(),
  picture: image(),
  pictureAlt: z.string(),
});

export const personSchema = z.strictObject({ name: z.string(), role: text(), about: text() });

export const pageSchema = z.strictObject({ title: title(), description: text() });

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

export function toFirm(
  { telephone, email, address, translations, ...settings }: Settings,
  code: string,
): Firm {
  const { name, hours, navigation, legal } = translations[code] ?? settings;
  return { name, telephone, email, address, hours, navigation, legal };
}
