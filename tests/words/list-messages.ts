import type { Catalogue } from "../../src/words/catalogue.ts";
import { edit as editInEnglish } from "../../src/words/en/edit.ts";
import { en } from "../../src/words/en.ts";
import { edit as editInFrench } from "../../src/words/fr/edit.ts";
import { fr } from "../../src/words/fr.ts";
import { type Choices, createSample, type Variant } from "./sample-data.ts";

/** With what only pages in edit mode are sent. */
export const catalogues: Readonly<Record<"en" | "fr", Catalogue>> = {
  en: { ...en, edit: editInEnglish } as Catalogue,
  fr: { ...fr, edit: editInFrench } as Catalogue,
};

/** One message of a catalogue: `path` as in `messages/yaml/tab`. */
export type CataloguedMessage = {
  readonly path: string;
  /** The names of its data; none for a plain text. */
  readonly names: readonly string[];
  /** Its words, where the data of these names are `other` ones. */
  write(others?: readonly string[]): string;
};

/** Data that choose between forms, and are not written themselves. */
const choices: { readonly [path: string]: Choices } = {
  "command/dev/notBuilt": { isKept: [true, false] },
};

/** Every message of a language, once for each form that its data choose. */
export function listMessages(language: keyof typeof catalogues): readonly CataloguedMessage[] {
  return walk(catalogues[language], "");
}

function walk(value: unknown, path: string): readonly CataloguedMessage[] {
  if (typeof value === "string") return [{ path, names: [], write: () => value }];
  if (typeof value === "function") {
    return spread(choices[path] ?? {}).map((given) => toMessage(value as Words, path, given));
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    walk(inner, path === "" ? key : `${path}/${key}`),
  );
}

type Words = (data: unknown) => string;

function toMessage(words: Words, path: string, given: Readonly<Record<string, unknown>>): CataloguedMessage {
  const write = (others: readonly string[] = []) => {
    const variantOf = (name: string): Variant => (others.includes(name) ? "other" : "one");
    return words(createSample(variantOf, given).data);
  };
  const { data, asked } = createSample(() => "one", given);
  words(data);
  return { path, names: [...asked].filter((name) => !Object.hasOwn(given, name)), write };
}

/** Every combination of choices. */
function spread(all: Choices): readonly Readonly<Record<string, unknown>>[] {
  return Object.entries(all).reduce<readonly Readonly<Record<string, unknown>>[]>(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}
