import type { Collections } from "../../define/define.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { type Message, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { suggest } from "../../words/suggest.ts";

/** Warns of a file that would be read under another name or in another folder, and suggests it. */
export function reportUnclaimed(file: string, collections: Collections, report: Report): void {
  report({
    code: "source/unclaimed",
    severity: "warning",
    file,
    message: say("source/unclaimed.no-collection"),
    hint: hintFor(file, collections),
  });
}

function hintFor(file: string, collections: Collections): Message {
  if (/^content\/sites?\.\w+$/i.test(file)) return say("near-word", { word: settingsFile });
  const all = Object.values(collections);
  const folders = all
    .filter(({ kind }) => kind === "folder")
    .map(({ path, format }) => ({
      folder: `content/${path}/`,
      ending: format === "markdown" ? "md" : "yaml",
    }));
  const own = folders.find(({ folder }) => file.startsWith(folder));
  if (own !== undefined) return say("source/unclaimed.other-ending", own);

  const singles = all.filter(({ kind }) => kind !== "folder").map(({ path }) => `content/${path}`);
  const near = suggest(baseName(file), singles.map(baseName));
  const meant = singles.find((single) => baseName(single) === near);
  if (meant !== undefined) return say("near-word", { word: meant });

  const places = folders.map(({ folder, ending }) => `${folder}*.${ending}`);
  return singles.length > 3
    ? say("source/unclaimed.places-and-files", { places, count: singles.length })
    : say("source/unclaimed.places", { places: [...places, ...singles] });
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}
