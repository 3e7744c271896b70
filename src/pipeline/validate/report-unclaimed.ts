import type { Collections } from "../../define/define.ts";
import type { Report } from "../../problems/problem.ts";
import { suggest } from "../../problems/suggest.ts";

/** Warns of a file that would be read if it had another name or stood elsewhere, and says which. */
export function reportUnclaimed(file: string, collections: Collections, report: Report): void {
  report({
    code: "source/unclaimed",
    severity: "warning",
    file,
    message: "no collection reads this file",
    hint: hintFor(file, collections),
  });
}

function hintFor(file: string, collections: Collections): string {
  const all = Object.values(collections);
  const folders = all
    .filter(({ kind }) => kind === "folder")
    .map(({ path, format }) => ({
      folder: `content/${path}/`,
      ending: format === "markdown" ? "md" : "yaml",
    }));
  const own = folders.find(({ folder }) => file.startsWith(folder));
  if (own !== undefined) return `the files of ${own.folder} end in .${own.ending}`;

  const singles = all.filter(({ kind }) => kind !== "folder").map(({ path }) => `content/${path}`);
  const near = suggest(nameOf(file), singles.map(nameOf));
  const meant = singles.find((single) => nameOf(single) === near);
  if (meant !== undefined) return `did you mean “${meant}”?`;

  const places = folders.map(({ folder, ending }) => `${folder}*.${ending}`);
  const others = singles.length > 3 ? [`${singles.length} files with names of their own`] : singles;
  return `collections are read from ${[...places, ...others].join(", ")}`;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}
