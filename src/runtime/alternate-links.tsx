import { useSiteContext, withBase } from "./site-context.ts";

/**
 * Tells search engines the versions of the page in all languages. Readers of any other language get the version in the
 * first one. Draws nothing when this is the only version.
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
