import { groupBy } from "../../group-by.ts";
import type { Entry, Places, RawFile, RenderedPage } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { findEntries } from "../../pipeline/plan/find-entries.ts";
import type { SourcePlace } from "./page-description.ts";

type Place = Omit<SourcePlace, "link">;

/** A page may list thousands of articles; the panel shows this many. */
const maxEntries = 40;

/** The positions of the entries, the template and the islands of a page. `files` are those of `templates/`. */
export function placeSources(
  { page, html }: RenderedPage,
  { places, site }: Pick<Drawn, "places" | "site">,
  files: readonly RawFile[],
): readonly Place[] {
  const entries = groupBy(findEntries(page.props), ({ file }) => file);
  const content = page.sources.flatMap((file) => entries.get(file) ?? entriesIn(file, places));
  const islands = new Set([...html.matchAll(/\sdata-island="([^"]*)"/g)].map(([, name = ""]) => name));
  return [
    ...content.slice(0, maxEntries).map(
      (entry): Place => ({
        what: "content",
        name: `${entry.collection}/${entry.id}`,
        file: entry.file,
        line: places.get(entry)?.([], "key")?.line ?? 1,
      }),
    ),
    ...placeComponent("template", componentName(site.pages[page.template]?.template), files),
    ...[...islands].flatMap((name) => placeComponent("island", name, files, site.islands[name])),
  ];
}

/** A plan may pass parts of an entry instead of the entry: for a file with several entries, the first is shown. */
function entriesIn(file: string, places: Places): readonly Entry[] {
  for (const entry of places.keys()) if (entry.file === file) return [entry];
  return [];
}

function componentName(component: unknown): string {
  return typeof component === "function" ? component.name : "";
}

/** `path` is the file below `templates/` if it is known. Otherwise the first file that declares the name is used. */
function placeComponent(
  what: Place["what"],
  name: string,
  files: readonly RawFile[],
  path?: string,
): readonly Place[] {
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) return [];
  const declaration = new RegExp(`(?:function|class|const|let)\\s+${name.replaceAll("$", "\\$")}(?![\\w$])`);
  for (const { path: file, bytes } of files) {
    if (path === undefined ? !/\.[jt]sx?$/.test(file) : file !== `templates/${path}`) continue;
    const lines = Buffer.from(bytes).toString().split("\n");
    const index = lines.findIndex((line) => declaration.test(line));
    if (index !== -1) return [{ what, name, file, line: index + 1 }];
  }
  return [];
}
