import { changes, messages, pages } from "../../src/words/catalogue.ts";
import { editor } from "../../src/words/editor.ts";
import { command as commandInEnglish } from "../../src/words/en/command.ts";
import { command as commandInFrench } from "../../src/words/fr/command.ts";
import { inLanguage } from "../../src/words/in-each-language.ts";
import type { Language } from "../../src/words/languages.ts";
import { type Choices, createSample, type Variant } from "./sample-data.ts";

const commands = { en: commandInEnglish, fr: commandInFrench };

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
export function listMessages(language: Language): readonly CataloguedMessage[] {
  const sections = { messages, pages, changes, edit: editor };
  const said = Object.entries(sections).map(([name, section]) => [name, inLanguage(section, language)]);
  return walk({ ...Object.fromEntries(said), command: commands[language] }, "");
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
