import type { MessageKey, MessageWords } from "./catalogue.ts";

export type { MessageKey } from "./catalogue.ts";

/** A message as key and data. The catalogue of a language turns it into words when it is printed. Safe as JSON. */
export type Message = {
  readonly key: MessageKey;
  readonly data: Data;
  /** The file that declares the site, if it is not `templates/site.ts`, which messages name. */
  readonly siteFile?: string;
};

/** A string is already in words: those of the site, or of a program that knows only one language. */
export type Text = Message | string;

export type Data = { readonly [name: string]: Value };
type Value = string | number | boolean | undefined | Message | readonly Value[];

/** Wherever the catalogue takes a string, a nested message may stand instead. */
type Sayable<T> = T extends string
  ? T | (string extends T ? Message : never)
  : T extends readonly (infer One)[]
    ? readonly Sayable<One>[]
    : T;
type SayableData<D> = { readonly [K in keyof D]: Sayable<D[K]> };
type DataOf<K extends MessageKey> = MessageWords[K]["en"] extends (data: infer D) => string
  ? [SayableData<D>]
  : [];

export function say<K extends MessageKey>(key: K, ...[data]: DataOf<K>): Message {
  return { key, data: (data ?? {}) as Data };
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "key" in value && "data" in value;
}

/**
 * Thrown for an author’s mistake by code that cannot report problems, such as a template or a parser. It holds a
 * message, which is turned into words when it is printed.
 */
export class Mistake extends Error {
  override readonly name = "Mistake";
  constructor(
    readonly text: Message,
    /** What to do about it. */
    readonly hint?: Message,
  ) {
    super(`${text.key} ${JSON.stringify(text.data)}`);
  }
}

/** Compared by name, because the bundle of templates has its own copy of the class. */
export function isMistake(error: unknown): error is Mistake {
  return error instanceof Error && error.name === "Mistake";
}
