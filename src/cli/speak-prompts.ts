import type { Writable } from "node:stream";
import type { Speech } from "../words/speech.ts";

/**
 * Translates the hints of @clack/prompts on their way to the terminal: the library is in English only and has no
 * setting for them. All other methods are the terminal’s own.
 */
export function speakPrompts(terminal: Writable, words: Speech["command"]["new"]): Writable {
  const write = (text: string): boolean => terminal.write(translate(text, words));
  return new Proxy(terminal, {
    get: (target, name) => {
      if (name === "write") return write;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function translate(text: string, words: Speech["command"]["new"]): string {
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
