import type { Example } from "./example.ts";
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

export type Severity = "error" | "warning";

/**
 * Who can remove a problem: an editor on the pages, the owner of the site with a fact that only they know, or a developer
 * in templates, settings of a host, or the machine.
 */
export type Mender = "editor" | "owner" | "developer";

/** All that the tool knows about a kind of mistake. */
export type ProblemWords = {
  /** That of all its cases, unless `otherSeverity` names another. */
  readonly severity: Severity;
  /** That of some of its cases, as for a warning of a library that also has errors. */
  readonly otherSeverity?: Severity;
  /** An editor, unless it is said here. */
  readonly mendedBy?: Exclude<Mender, "editor">;
  /** A site may choose its severity: it leaves a page that can be drawn. */
  readonly isRule?: true;
  /** Texts of other generators often contain it: in a site that is imported, it is a warning at first. */
  readonly isEasedByImport?: true;
  /** In a few words. */
  readonly title: InEach<string>;
  /** A few sentences, for an author who knows neither YAML nor HTML: what was found, why it matters, what to do. */
  readonly meaning: InEach<string>;
  readonly example: Example;
  /** The key of each is the code, or begins with the code and a full stop. */
  readonly messages: Messages;
};

/** Problems by code. A code is permanent, so that it can be searched for; the part before the slash names its area. */
export type Problems = { readonly [code: `${string}/${string}`]: ProblemWords };

/** Messages in one language, as they are written there. */
export type Said<Section extends Messages> = {
  readonly [Key in keyof Section]: Section[Key] extends { readonly en: infer Words } ? Words : never;
};

export function inLanguage<Section extends Messages>(section: Section, language: Language): Said<Section> {
  const said = Object.entries(section).map(([key, words]) => [key, words[language]]);
  return Object.fromEntries(said) as Said<Section>;
}
