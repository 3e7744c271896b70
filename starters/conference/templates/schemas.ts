import { type Entry, instant, reference, siteSettings, text, title } from "charpente";
import { z } from "zod";
import { language, languages } from "./languages.ts";

/** The settings that each language has its own of. */
const wordsIn = (code: string) => {
  const link = z.strictObject({ label: text(code), href: z.string() });
  return {
    description: text(code),
    place: text(code),
    navigation: z.array(link),
    legal: z.array(link),
  };
};

/** `content/site.yaml`, besides the fields of the generator. */
export const settings = siteSettings({
  ...wordsIn(language),
  email: z.email(),
  /** What differs in other languages, by the code of each. */
  translations: z
    .strictObject(
      Object.fromEntries(
        Object.keys(languages).map((code) => [code, z.strictObject(wordsIn(code)).optional()]),
      ),
    )
    .default({}),
});

export const homeSchema = z.strictObject({ title: title(), description: text(), lead: text() });

export const talkSchema = z.strictObject({
  title: title(),
  /** For lists and search engines. */
  description: text(),
  speakers: z.array(reference("speakers")).min(1),
  topics: z.array(reference("topics")).min(1),
  /** The language in which it is held. */
  spoken: z.enum(["en", "fr"]),
});

export const speakerSchema = z.strictObject({ name: z.string(), role: text(), about: text() });

export const topicSchema = z.strictObject({ name: text() });

export const roomSchema = z.strictObject({ name: text() });

/** A row of `content/schedule.csv`: a talk in a room, or a pause for all. Times are those of the place. */
export const slotSchema = z.strictObject({
  starts: instant(),
  ends: instant(),
  room: reference("rooms").optional(),
  talk: reference("talks").optional(),
  pause: z.enum(["doors", "lunch", "coffee", "dinner", "ride"]).optional(),
});

export const partnerSchema = z.strictObject({ name: z.string(), href: z.url() });

export const pageSchema = z.strictObject({ title: title(), description: text() });

export type Home = Entry<z.output<typeof homeSchema>>;
export type Talk = Entry<z.output<typeof talkSchema>>;
export type Speaker = Entry<z.output<typeof speakerSchema>>;
export type Topic = Entry<z.output<typeof topicSchema>>;
export type Room = Entry<z.output<typeof roomSchema>>;
export type Slot = Entry<z.output<typeof slotSchema>>;
export type Partner = Entry<z.output<typeof partnerSchema>>;
export type Page = Entry<z.output<typeof pageSchema>>;
export type Settings = z.output<typeof settings>;

/** What each page says of the conference around its text. */
export type Conference = Pick<Settings, "name" | "email" | "description" | "place" | "navigation" | "legal">;

export function toConference({ name, email, translations, ...settings }: Settings, code: string): Conference {
  const { description, place, navigation, legal } = translations[code] ?? settings;
  return { name, email, description, place, navigation, legal };
}
