import type { Position } from "../words/problem.ts";
import type { Body } from "./body.ts";
import { isTranslation, toOriginalId } from "./language.ts";
import type { BodySource, Locate } from "./sources.ts";

/** A member of a collection that fits its schema: its `data` is exact. Its Markdown is not yet compiled. */
export type ValidEntry = {
  readonly collection: string;
  readonly id: string;
  readonly file: string;
  readonly digest: string;
  readonly data: unknown;
  readonly locate: Locate;
  readonly source: BodySource | undefined;
  /** The code of its language. Undefined on a site with one language. */
  readonly language?: string | undefined;
  /** The names of the facts that its fields name. Undefined for none. */
  readonly names?: readonly string[] | undefined;
  /** Its path in the result of a source, as in `["releases", 3]`. Undefined for an entry of `content/`. */
  readonly inSource?: readonly PropertyKey[] | undefined;
};

/** A member of a collection with checked references and compiled Markdown, as templates see it. */
export type Entry<Data = unknown> = {
  readonly collection: string;
  /** The file name without folder and extension, or the key in a collection kept in one file. */
  readonly id: string;
  readonly file: string;
  readonly digest: string;
  readonly data: Data;
  /** Undefined when the entry is a YAML file. */
  readonly body: Body | undefined;
  /** The code of its language. Undefined on a site with one language. */
  readonly language?: string | undefined;
};

/** An unmodified entry, which its digest identifies. A copy with other values is not an instance of this class. */
export class UnmodifiedEntry implements Entry {
  readonly #linkedPages: () => string;
  #withOriginalId: UnmodifiedEntry | undefined;

  constructor(
    readonly collection: string,
    readonly id: string,
    readonly file: string,
    readonly digest: string,
    readonly data: unknown,
    readonly body: Body | undefined,
    linkedPages: () => string = () => "",
    readonly language?: string | undefined,
  ) {
    this.#linkedPages = linkedPages;
  }

  /** Identifies the pages that its links to files point to. Empty without such links. */
  linkedPages(): string {
    return this.#linkedPages();
  }

  /** The entry as templates know it. A translation has the id of its original there: `first` for `first.en`. */
  withOriginalId(): UnmodifiedEntry {
    const { collection, file, digest, data, body, language } = this;
    if (!isTranslation(this)) return this;
    this.#withOriginalId ??= new UnmodifiedEntry(
      collection,
      toOriginalId(this),
      file,
      digest,
      data,
      body,
      this.#linkedPages,
      language,
    );
    return this.#withOriginalId;
  }
}

/** The positions of each entry’s values, for problems found after its Markdown is compiled. */
export type Places = ReadonlyMap<Entry, Locate>;

/** An entry, or a part of one, that is not published: a draft, or dated in the future. */
export type HeldBack = {
  readonly collection: string;
  readonly id: string;
  readonly file: string;
  readonly reason: "draft" | "future";
  /** The calendar date from which it is published. */
  readonly due: string | undefined;
  /** The held-back item, as in `updates[1]`, when the entry itself is published. */
  readonly part?: string;
};

/** An entry, a page or a part of one that is published once facts are given. */
export type Waiting = {
  /** The names of these facts, sorted. */
  readonly facts: readonly string[];
  readonly file: string;
  readonly at: Position | undefined;
  /** Without a collection for the settings. */
  readonly collection: string | undefined;
  readonly id: string;
  /** The path in the file, from the entry: empty for the whole entry, undefined for Markdown. */
  readonly path: readonly (string | number)[] | undefined;
  /** The pages that are not built. Empty unless the whole entry waits. */
  readonly routes: readonly string[];
  /** The beginning of its words. */
  readonly text: string;
};

/** A fact that is declared and not given. */
export type MissingFact = {
  readonly name: string;
  /** The field of the settings that gives it. Undefined when templates make it from others. */
  readonly field: readonly (string | number)[] | undefined;
  /** Where the field is written. */
  readonly file: string;
  readonly at: Position | undefined;
  /** What waits for it, in the order of files. */
  readonly waiting: readonly Waiting[];
};

/**
 * An invalid entry whose problem is already reported. Without an id when the file of a whole collection could not be
 * read, since it may contain any entry.
 */
export type RefusedEntry = { readonly collection: string; readonly id: string | undefined };
