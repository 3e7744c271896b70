import { pathOfLanguage, toLanguageRoute, toTranslationFile } from "../../model/language.ts";
import type { KnownSite } from "./known-site.ts";

/** Finds the page that replaces one in `language`: the translation of `route`, or `route` itself if there is none. */
export function replaceRoute(
  { pages }: Pick<KnownSite, "pages">,
  route: string,
  language: string | undefined,
): string {
  if (language === undefined) return route;
  const file = pages.find((page) => page.route === route)?.sources[0];
  const translation = file && toTranslationFile(file, language);
  const own = pages.find(({ sources }) => translation !== undefined && sources[0] === translation)?.route;
  const below = toLanguageRoute(pathOfLanguage(language), route);
  return own ?? (pages.some((page) => page.route === below) ? below : route);
}
