import type { Collection } from "./define.ts";

/**
 * Splits the id of an entry: `ada.en` is `ada` in the language `en`. `key` is the id of the original, which is also the
 * key in a file of many entries. `language` is undefined for an entry that is not a translation.
 */
export function readEntryId(
  id: string,
  { languages = [] }: Pick<Collection, "languages">,
): { readonly key: string; readonly language: string | undefined } {
  const language = languages.find((code) => id.endsWith(`.${code}`));
  return { key: language === undefined ? id : id.slice(0, -`.${language}`.length), language };
}
