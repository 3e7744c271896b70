import type { Readable, Writable } from "node:stream";
import { createFormat } from "../words/format.ts";
import { inLanguage, message, type Said } from "../words/in-each-language.ts";
import type { Language } from "../words/languages.ts";
import type { Speech } from "../words/speech.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** The hints of @clack/prompts. */
export const promptWords = {
  search: { en: "Search:", fr: "Rechercher :" },
  choose: { en: "to select", fr: "pour choisir" },
  enter: { en: "Enter:", fr: "Entrée :" },
  confirm: { en: "confirm", fr: "valider" },
  type: { en: "Type:", fr: "Lettres :" },
  find: { en: "to search", fr: "chercher" },
  none: { en: "No matches found", fr: "Aucun résultat" },
  matches: message({
    en: ({ count }: { count: number }) =>
      `(${en.number(count)} ${en.plural(count, { one: "match", other: "matches" })})`,
    fr: ({ count }) => `(${fr.number(count)} ${fr.plural(count, { one: "résultat", other: "résultats" })})`,
  }),
};

/** Asks for one of several values. Returns undefined when the user stops. */
export type AskOne = (
  message: string,
  choices: readonly { readonly value: string; readonly label: string }[],
) => Promise<string | undefined>;

/** With more choices than this, a list that filters while typing replaces the plain list. */
const shortList = 8;

export function askOneInTerminal(
  input: Readable,
  terminal: Writable,
  { language }: Pick<Speech, "language">,
): AskOne {
  const output = speakPrompts(terminal, language);
  return async (message, choices) => {
    const { autocomplete, isCancel, select } = await import("@clack/prompts");
    const pick = choices.length > shortList ? autocomplete : select;
    const chosen = await pick({ message, options: [...choices], maxItems: shortList, input, output });
    return isCancel(chosen) ? undefined : chosen;
  };
}

/**
 * Translates the hints of @clack/prompts on their way to the terminal: the library is in English only and has no
 * setting for them. All other methods are the terminal’s own.
 */
export function speakPrompts(terminal: Writable, language: Language): Writable {
  const words = inLanguage(promptWords, language);
  const write = (text: string): boolean => terminal.write(translate(text, words));
  return new Proxy(terminal, {
    get: (target, name) => {
      if (name === "write") return write;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function translate(text: string, words: Said<typeof promptWords>): string {
  return text
    .replace(/\((\d+) match(?:es)?\)/, (_, count) => words.matches({ count: Number(count) }))
    .replace("No matches found", words.none)
    .replace("Search:", words.search)
    .replace(" to select", ` ${words.choose}`)
    .replace("Enter:", words.enter)
    .replace(" confirm", ` ${words.confirm}`)
    .replace("Type:", words.type)
    .replace(" to search", ` ${words.find}`);
}
