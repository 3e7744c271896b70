import type { InEach, Language } from "./languages.ts";

/**
 * A message that is made from data. The English function says what data that is, and the compiler holds the others to
 * it. A message without data is an object of texts, such as `{ en: "close", fr: "fermer" }`.
 */
export function message<Data>(words: InEach<(data: Data) => string>): InEach<(data: Data) => string> {
  return words;
}

/** Messages by key. A string that is data may be a message itself: `createTell` puts it in words first. */
export type Messages = { readonly [key: string]: InEach<string> | InEach<(data: never) => string> };

/** Messages in one language, as they are written there. */
export type Said<Section extends Messages> = {
  readonly [Key in keyof Section]: Section[Key] extends { readonly en: infer Words } ? Words : never;
};

export function inLanguage<Section extends Messages>(section: Section, language: Language): Said<Section> {
  const said = Object.entries(section).map(([key, words]) => [key, words[language]]);
  return Object.fromEntries(said) as Said<Section>;
}
