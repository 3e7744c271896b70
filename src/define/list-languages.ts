import { pathOfLanguage, type SiteLanguage, type SiteLanguages } from "../model/language.ts";
import type { Words } from "../model/words.ts";
import { directionOf } from "../text/direction-of.ts";
import { Mistake, say } from "../words/message.ts";

type Declared = {
  readonly language: string;
  readonly languages?: { readonly [code: string]: string } | undefined;
  readonly words: Words | { readonly [code: string]: Words };
};

/** The languages of a site, first the one without a path. A site with one language has a list of one. */
export function listLanguages({ language, languages, words }: Declared): SiteLanguages {
  if (languages === undefined) return [toLanguage(language, language, "", words as Words)];
  const first = languages[language];
  if (first === undefined) {
    const known = Object.keys(languages);
    throw new Mistake(say("thrown.no-first-language", { code: language, known }));
  }
  const wordsOf = (code: string): Words => {
    const own = (words as { readonly [code: string]: Words | undefined })[code];
    if (own === undefined) throw new Mistake(say("thrown.no-words", { code }));
    return own;
  };
  const others = Object.entries(languages).filter(([code]) => code !== language);
  for (const [code] of others) if (!tag.test(code)) throw new Mistake(say("thrown.no-tag", { code }));
  return [
    toLanguage(language, first, "", wordsOf(language)),
    ...others.map(([code, name]) => toLanguage(code, name, pathOfLanguage(code), wordsOf(code))),
  ];
}

/**
 * A tag that can begin an address: a language, with or without a script and a region:
 * https://www.rfc-editor.org/info/bcp47
 */
const tag = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

function toLanguage(code: string, name: string, path: string, words: Words): SiteLanguage {
  return { code, name, path, direction: directionOf(code), words };
}
