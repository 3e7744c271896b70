import { changes, messages, pages } from "./catalogue.ts";
import { inLanguage, type Messages } from "./in-each-language.ts";
import type { Language } from "./languages.ts";
import { isMessage, type Message, type Text } from "./message.ts";

/** Puts a message in words. */
export type Tell = (text: Text) => string;

/** All that the tool says in one language. */
export type Speech = ReturnType<typeof speak>;

export function speak(language: Language) {
  return {
    language,
    pages: inLanguage(pages, language),
    changes: inLanguage(changes, language),
    tell: createTell(language),
  } as const;
}

/** The same speech for people who never see the files: a field is named by its label alone, if it has one. */
export function speakToEditors(speech: Speech): Speech {
  const tell = createTell(speech.language, (key, { label, path }) =>
    key === "noun.field" ? String(label ?? path) : undefined,
  );
  return { ...speech, tell };
}

/** Puts messages in words. `own` gives other words for some of them, whose data are in words already. */
export function createTell(
  language: Language,
  own: (key: string, data: Message["data"]) => string | undefined = () => undefined,
): Tell {
  const word = (value: unknown): unknown => {
    if (isMessage(value)) return tell(value);
    return Array.isArray(value) ? value.map(word) : value;
  };
  const wordAll = (data: Message["data"]) =>
    Object.fromEntries(Object.entries(data).map(([name, value]) => [name, word(value)])) as Message["data"];
  const write = ({ key, data }: Message): string => {
    const { [language]: words }: Messages[string] = messages[key];
    if (typeof words === "string") return words;
    const told = wordAll(data);
    return own(key, told) ?? words(told as never);
  };
  const tell: Tell = (text) => {
    if (typeof text === "string") return text;
    const words = write(text);
    return text.siteFile === undefined ? words : words.replaceAll(/templates\/site\.ts\b/g, text.siteFile);
  };
  return tell;
}
