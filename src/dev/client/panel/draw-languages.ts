import { type Language, languageNames } from "../../../words/languages.ts";
import { make } from "./make.ts";

/** The other languages, as links that reload the page in them. */
export function drawLanguages(language: Language): readonly Node[] {
  return Object.entries(languageNames)
    .filter(([code]) => code !== language)
    .map(([code, name]) => {
      const query = new URLSearchParams({ language: code, to: location.pathname + location.search });
      return make("a", { lang: code, hreflang: code, href: `/__dev/language?${query}` }, name);
    });
}
