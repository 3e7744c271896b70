import type { en } from "./en.ts";

type Messages = typeof en.messages;

/** The key of a message: a problem code, followed by a full stop and a name if the code has several messages. */
export type MessageKey = keyof Messages;

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
type DataOf<K extends MessageKey> = Messages[K] extends (data: infer D) => string ? [SayableData<D>] : [];

export function say<K extends MessageKey>(key: K, ...[data]: DataOf<K>): Message {
  return { key, data: (data ?? {}) as Data };
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "key" in value && "data" in value;
}
