import { groupBy } from "../../group-by.ts";
import { isNotFoundPage } from "../../model/language.ts";
import type { Page, Translation } from "../../model/model.ts";

/** A page, and what identifies its versions in other languages. */
export type TranslatedPage = {
  readonly page: Page;
  readonly language: string;
  /** The route that its plan gives, without the path of the language. */
  readonly plannedRoute: string;
  /** Identifies its group and its entry. Undefined when its plan names no entry. */
  readonly shows: string | undefined;
};

/**
 * Adds to each page its versions in all languages, itself included. Versions show the same entry. Pages that no entry
 * pairs are versions of each other if their plans give the same route. `codes` gives the order of the languages.
 */
export function pairTranslations(
  pages: readonly TranslatedPage[],
  codes: readonly string[],
): readonly Page[] {
  const byEntry = groupBy(pages, ({ shows }) => shows ?? "");
  // An entry that is shown on several pages of a language, such as a long list, does not tell them apart.
  const isPairedByEntry = ({ shows }: TranslatedPage) => {
    const members = shows === undefined ? [] : (byEntry.get(shows) ?? []);
    return members.length > 1 && new Set(members.map(({ language }) => language)).size === members.length;
  };
  const versions = groupBy(pages, (one) =>
    isPairedByEntry(one) ? `entry ${one.shows}` : `route ${one.plannedRoute}`,
  );
  return [...versions.values()].flatMap((members) => {
    const translations = members
      .map(({ language, page }): Translation => ({ language, route: page.route }))
      .sort((a, b) => codes.indexOf(a.language) - codes.indexOf(b.language));
    // A not-found page has no versions: its language switch leads to the home pages.
    return members.map(({ page }): Page => (isNotFoundPage(page) ? page : { ...page, translations }));
  });
}
