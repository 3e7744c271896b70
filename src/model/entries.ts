import type { Body } from "./body.ts";
import type { BodySource, Locate } from "./sources.ts";

/** A member of a collection that fits its schema. Its `data` is exact, its Markdown not yet compiled. */
export type DraftEntry = {
  readonly collection: string;
  readonly id: string;
  readonly file: string;
  readonly digest: string;
  readonly data: unknown;
  readonly locate: Locate;
  readonly source: BodySource | undefined;
};

/** A member of a collection, its references proved and its Markdown compiled. What templates see. */
export type Entry<Data = unknown> = {
  readonly collection: string;
  /** The file’s name without folder and extension, or the key in a collection kept in one file. */
  readonly id: string;
  readonly file: string;
  readonly digest: string;
  readonly data: Data;
  /** Undefined where the entry is a YAML file. */
  readonly body: Body | undefined;
};

/** An entry that nobody has touched since: what its digest stands for. A copy with other values is none. */
export class OriginalEntry implements Entry {
  constructor(
    readonly collection: string,
    readonly id: string,
    readonly file: string,
    readonly digest: string,
    readonly data: unknown,
    readonly body: Body | undefined,
  ) {}
}

/** The places of each entry’s values, for problems that come to light once its Markdown is compiled. */
export type Places = ReadonlyMap<Entry, Locate>;

/** An entry, or a part of one, that was left out: a draft, or dated after today. */
export type HeldBack = {
  readonly collection: string;
  readonly id: string;
  readonly file: string;
  readonly reason: "draft" | "future";
  /** Calendar date on which it becomes due. */
  readonly due: string | undefined;
  /** The item that is left out, as in `updates[1]`, where the entry itself is not. */
  readonly part?: string;
};

/**
 * An entry that exists but did not fit, and has its problem already. Without an id where the whole file that holds the
 * entries of a collection could not be read: any of them may have been in it.
 */
export type RefusedEntry = { readonly collection: string; readonly id: string | undefined };
