import type { GeneratedAsset, PageText } from "charpente";

/** Plain name of the file that the search page loads. */
export const searchFile = "search-data.js";

/** A place that the search finds: a page, or one of its sections. */
export type Place = {
  /** From the root of the site, with the anchor of the section. */
  readonly address: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
};

/** The index of the search. It is a script, which pages may load like any other of the site. */
export function deriveSearch(pages: readonly PageText[], siteName: string): readonly GeneratedAsset[] {
  const places = pages.flatMap(({ route, title, sections }) =>
    sections.map(
      ({ anchor, heading, text }, place): Place => ({
        address: place === 0 || anchor === undefined ? route : `${route}#${anchor}`,
        page: title.replace(` – ${siteName}`, ""),
        heading,
        text,
      }),
    ),
  );
  return [{ path: searchFile, text: `export default ${JSON.stringify(places)};\n` }];
}
