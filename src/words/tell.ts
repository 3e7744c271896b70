import type { Catalogue } from "./catalogue.ts";
import { isMessage, type Message, type Text } from "./message.ts";

/** Puts a message in words. */
export type Tell = (text: Text) => string;

export function createTell({ messages }: Pick<Catalogue, "messages">): Tell {
  const word = (value: unknown): unknown => {
    if (isMessage(value)) return tell(value);
    return Array.isArray(value) ? value.map(word) : value;
  };
  const wordAll = (data: Message["data"]) =>
    Object.fromEntries(Object.entries(data).map(([name, value]) => [name, word(value)]));
  const tell: Tell = (text) => {
    if (typeof text === "string") return text;
    const entry: string | ((data: never) => string) = messages[text.key];
    const words = typeof entry === "string" ? entry : entry(wordAll(text.data) as never);
    return text.siteFile === undefined ? words : words.replaceAll(/templates\/site\.ts\b/g, text.siteFile);
  };
  return tell;
}
