import type { en } from "./en.ts";

type Messages = typeof en.messages;

/** What messages are called: a problem code, and behind a full stop which of its messages it is where it has several. */
export type MessageKey = keyof Messages;

/** What a message is about, without its words: they come last, from the catalogue of a language. Safe as JSON. */
export type Message = {
  readonly key: MessageKey;
  readonly data: Data;
  /** The file that declares the site, where it is not the one that messages name. */
  readonly siteFile?: string;
};

/** A text is in words already: those of the site itself, or of a program that knows one language. */
export type Text = Message | string;

export type Data = { readonly [name: string]: Value };
type Value = string | number | boolean | undefined | Message | readonly Value[];

/** Where the catalogue is handed words, they may still be a message. */
type Sayable<T> = T extends string
  ? T | (string extends T ? Message : never)
  : T extends readonly (infer One)[]
    ? readonly Sayable<One>[]
    : T;
type SayableData<D> = { readonly [K in keyof D]: Sayable<D[K]> };
type DataOf<K extends MessageKey> = Messages[K] extends (data: infer D) => string ? [SayableData<D>] : [];

export function say<K extends MessageKey>(key: K, ...[data]: DataOf<K>): Message {
  return { key, data: (data ?? {}) as Data };
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "key" in value && "data" in value;
}
