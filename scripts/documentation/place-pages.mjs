import { posix } from "node:path";

/**
 * Adds the front matter that the starter needs. `sections` lists, in order, the pages of each section, and its language
 * if it is not the default. A page that is not listed goes below the `README.md` of its folder.
 */
export function placePages(pages, sections) {
  const paths = new Set(pages.map(({ path }) => path));
  const places = new Map(
    Object.entries(sections).flatMap(([section, { pages: names, language }]) =>
      names.map((name, index) => [
        `${name}.md`,
        { section, order: index + 1, ...(language && { language }) },
      ]),
    ),
  );
  const missing = [...places.keys()].filter((path) => !paths.has(path));
  if (missing.length > 0)
    throw new Error(`docs/contents.yaml lists pages that are not there: ${missing.join(", ")}`);
  return pages.map(({ path, title, description, body }) => ({
    path,
    title,
    description,
    ...(places.get(path) ?? placeBelow(path, places)),
    ...(path.endsWith("README.md") && { route: toRoute(posix.dirname(path)) }),
    body: `${[body].flat().filter(Boolean).join("\n\n")}\n`,
  }));
}

/** A page that is not listed stands below the overview of its folder. */
function placeBelow(path, places) {
  const parent = posix.join(posix.dirname(path), "README");
  const place = places.get(`${parent}.md`);
  if (place === undefined || parent === "README")
    throw new Error(`docs/contents.yaml must list docs/${path}`);
  return { ...place, section: undefined, order: 0, parent };
}

function toRoute(folder) {
  return folder === "." ? "/" : `/${folder}`;
}
