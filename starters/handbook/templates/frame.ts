import { type Content, type Edition, listEditions, routeIn } from "./editions.ts";
import { type Settings, type SiteWords, toSiteWords } from "./schemas.ts";

/** A version as the switch shows it. */
export type Other = {
  readonly name: string;
  readonly href: string;
  readonly isShown: boolean;
  readonly isCurrent: boolean;
  /** False where the version lacks the page, and the link leads to its first one. */
  readonly hasPage: boolean;
};

/** What each page says around its text. */
export type Frame = Pick<SiteWords, "name" | "navigation"> &
  Pick<Edition, "chapters" | "search" | "home" | "isCurrent"> & {
    /** The name of the version. */
    readonly version: string;
    readonly versions: readonly Other[];
  };

/** The frame of a page by its path, such as `use/water`, or of one that no version has. */
export function toFrame(
  edition: Edition,
  editions: readonly Edition[],
  { name, navigation }: SiteWords,
  path = "",
): Frame {
  const { chapters, search, home, isCurrent } = edition;
  const versions = editions.map((other) => {
    const hasPage = other.pages.has(path);
    const href = hasPage ? routeIn(other, path) : other.home;
    return { name: other.name, href, isShown: other === edition, isCurrent: other.isCurrent, hasPage };
  });
  return { name, navigation, chapters, search, home, isCurrent, version: edition.name, versions };
}

/** The frame of pages that are of no version. A language without texts has none. */
export function toCurrentFrame(content: Content, site: Settings, code: string): Frame | undefined {
  const editions = listEditions(content);
  const [current] = editions;
  return current && toFrame(current, editions, toSiteWords(site, code));
}
