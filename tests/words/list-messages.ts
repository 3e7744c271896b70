import { readdirSync } from "node:fs";
import { changes, messages, pages } from "../../src/words/catalogue.ts";
import { editor } from "../../src/words/editor.ts";
import { editorTasks } from "../../src/words/editor-tasks.ts";
import { textKinds } from "../../src/words/fields.ts";
import { inLanguage } from "../../src/words/in-each-language.ts";
import { type InEach, type Language, languages } from "../../src/words/languages.ts";
import { type Choices, createSample, type Variant } from "./sample-data.ts";

/** One message of a catalogue: `path` as in `messages/yaml/tab`. */
export type CataloguedMessage = {
  readonly path: string;
  /** The names of its data; none for a plain text. */
  readonly names: readonly string[];
  /** Its words, where the data of these names are `other` ones. */
  write(others?: readonly string[]): string;
};

const formedKinds = Object.entries(textKinds).flatMap(([kind, said]) => ("form" in said ? [kind] : []));

/** Data that choose between forms, and are not written themselves. */
const choices: { readonly [path: string]: Choices } = {
  "cli/commands/dev.ts/devWords/notBuilt": { isKept: [true, false] },
  "messages/expected.kind": { kind: Object.keys(textKinds) },
  "messages/entry/invalid-field.kind": { kind: formedKinds },
  "messages/entry/invalid-field.kind.hint": { kind: formedKinds },
};

/** Every message of a language, once for each form that its data choose. */
export function listMessages(language: Language): readonly CataloguedMessage[] {
  const sections = { messages, pages, changes, edit: { ...editor, ...editorTasks } };
  const said = Object.entries(sections).map(([name, section]) => [name, inLanguage(section, language)]);
  return [...walk(Object.fromEntries(said), ""), ...walk(pick(besides, language), "")];
}

/** The rooms whose words stand beside what prints them, by file: each is an object with a text for each language. */
const besides = Object.fromEntries(
  await Promise.all(
    ["src/cli", "src/hosts", "create-charpente/src"].flatMap((room) => {
      const folder = new URL(`../../${room}/`, import.meta.url);
      return readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts"))
        .map(async (file) => {
          // `counts` are pieces of sentences, made from a bare number.
          const { counts: _, ...said } = (await import(new URL(file, folder).href)) as Record<
            string,
            unknown
          >;
          return [`${room.replace("src/", "")}/${file}`, said];
        });
    }),
  ),
) as unknown;

/** The words of a language in any value: undefined where it has none. */
function pick(value: unknown, language: Language): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if (isInEach(value)) return value[language];
  const picked = Object.entries(value).map(([key, inner]) => [key, pick(inner, language)]);
  return Object.fromEntries(picked.filter(([, inner]) => inner !== undefined));
}

function isInEach(value: object): value is InEach<unknown> {
  return languages.every((language) => Object.hasOwn(value, language));
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
