import { changes, menderOf, messages, pages } from "./catalogue.ts";
import { isForFiles, wordsForEditors } from "./for-editors.ts";
import { inLanguage, type Messages } from "./in-each-language.ts";
import type { Language } from "./languages.ts";
import { isMessage, type Message, type MessageKey, type Text } from "./message.ts";
import type { Problem } from "./problem.ts";

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

/** The same speech for people who never see the files. */
export function speakToEditors(speech: Speech): Speech {
  const tell = createTell(speech.language, (key, data) => {
    const words = wordsForEditors(key, speech.language);
    return typeof words === "function" ? words(data as never) : words;
  });
  return { ...speech, tell };
}

/** A problem as somebody reads it who never sees the files, and what stands under « Détails » besides. */
export function tellEditors({ message, hint, ...problem }: Problem, speech: Speech) {
  const { tell } = speakToEditors(speech);
  const isOwn = menderOf(problem) !== "developer" || typeof message === "string";
  const isHintOwn = isOwn && menderOf(problem) !== "developer" && hint !== undefined && !isForFiles(hint);
  return {
    text: isOwn ? tell(message) : speech.pages["fault.developer"],
    hint: isHintOwn ? tell(hint) : undefined,
    details: [
      ...(isOwn ? [] : [speech.tell(message)]),
      ...(hint === undefined || isHintOwn ? [] : [speech.tell(hint)]),
    ],
  };
}

/** Puts messages in words. `own` gives other words for some of them, whose data are in words already. */
export function createTell(
  language: Language,
  own: (key: MessageKey, data: Message["data"]) => string | undefined = () => undefined,
): Tell {
  const word = (value: unknown): unknown => {
    if (isMessage(value)) return tell(value);
    return Array.isArray(value) ? value.map(word) : value;
  };
  const wordAll = (data: Message["data"]) =>
    Object.fromEntries(Object.entries(data).map(([name, value]) => [name, word(value)])) as Message["data"];
  const write = ({ key, data }: Message): string => {
    const told = wordAll(data);
    const { [language]: words }: Messages[string] = messages[key];
    return own(key, told) ?? (typeof words === "string" ? words : words(told as never));
  };
  const tell: Tell = (text) => {
    if (typeof text === "string") return text;
    const words = write(text);
    return text.siteFile === undefined ? words : words.replaceAll(/templates\/site\.ts\b/g, text.siteFile);
  };
  return tell;
}
