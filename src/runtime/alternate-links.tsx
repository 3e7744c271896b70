import { useSiteContext, withBase } from "./site-context.ts";

/**
 * Links the versions of the page in all languages, for search engines, with the one in the first language for readers of any
 * other. Draws nothing where there is only this version.
 */
export function AlternateLinks() {
  const { origin, base, languages, translations } = useSiteContext();
  if (translations.length < 2) return null;
  const first = translations.find(({ language }) => language === languages[0].code);
  const all = first === undefined ? translations : [...translations, { ...first, language: "x-default" }];
  return all.map(({ language, route }) => (
    <link key={language} rel="alternate" hrefLang={language} href={origin + withBase(base, route)} />
  ));
}
