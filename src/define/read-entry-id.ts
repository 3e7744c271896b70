import type { Collection } from "./define.ts";

/**
 * The parts of the name of an entry among all: `ada.en` is `ada`, its key in a file of many entries and the name of its
 * original, in `en`. `language` is undefined for what is no translation.
 */
export function readEntryId(
  id: string,
  { languages = [] }: Pick<Collection, "languages">,
): { readonly key: string; readonly language: string | undefined } {
  const language = languages.find((code) => id.endsWith(`.${code}`));
  return { key: language === undefined ? id : id.slice(0, -`.${language}`.length), language };
}
