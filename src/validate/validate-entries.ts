import type { Collection, Collections } from "../define.ts";
import type { DraftEntry, ParsedSource } from "../model.ts";
import { compareText, type Report } from "../problem.ts";
import { settingsFile } from "../settings-file.ts";
import { checkValue } from "./check-value.ts";

/**
 * Gives every source to its collection and checks it against the schema there. What does not fit is left out
 * with its problems; a source that no collection reads is named in a warning. `files` are all that the disk has, well formed or not.
 */
export function validateEntries(
  sources: readonly ParsedSource[],
  collections: Collections,
  files: ReadonlySet<string>,
  report: Report,
): readonly DraftEntry[] {
  const claimed = new Set<string>();
  const entries = Object.entries(collections).flatMap(([name, collection]) => {
    const members = sources.filter((source) => isMember(source.file, collection));
    for (const member of members) claimed.add(member.file);
    const isThere = collection.kind === "folder" || files.has(`content/${collection.path}`);
    if (!isThere) reportMissingFile(collection, report);
    if (collection.kind === "file") {
      return members.flatMap((member) => validateMapping(member, name, collection, report));
    }
    return members
      .flatMap((member) => validateEntry(member, name, collection, report) ?? [])
      .sort((a, b) => compareText(a.id, b.id));
  });
  for (const source of sources) {
    if (!claimed.has(source.file) && source.file !== settingsFile)
      reportUnclaimed(source.file, collections, report);
  }
  return entries;
}

function isMember(file: string, collection: Collection): boolean {
  const path = `content/${collection.path}`;
  if (collection.kind !== "folder") return file === path;
  const extension = collection.format === "markdown" ? /\.md$/ : /\.ya?ml$/;
  return file.startsWith(`${path}/`) && extension.test(file);
}

function validateEntry(
  source: ParsedSource,
  collection: string,
  { path, kind, schema }: Collection,
  report: Report,
): DraftEntry | undefined {
  const checked = checkValue(source.data, schema, source, [], report);
  if (!checked.fits) return undefined;
  const id =
    kind === "single" ? collection : source.file.slice(`content/${path}/`.length).replace(/\.[a-z]+$/, "");
  const { file, digest, locate, body } = source;
  return { collection, id, file, digest, data: checked.value, locate, source: body };
}

function validateMapping(
  source: ParsedSource,
  collection: string,
  { schema }: Collection,
  report: Report,
): readonly DraftEntry[] {
  const { file, digest, data } = source;
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    report({
      code: "entry/invalid-field",
      severity: "error",
      file,
      at: { line: 1, column: 1 },
      message: "the file must be a mapping from names to entries",
      hint: "write one entry under each name, as in: name:  followed by its fields, indented",
    });
    return [];
  }
  return inOrderOfFile(Object.entries(data), source).flatMap(([id, value]) => {
    const checked = checkValue(value, schema, source, [id], report);
    if (!checked.fits) return [];
    const locate: DraftEntry["locate"] = (path, what) => source.locate([id, ...path], what);
    return [
      { collection, id, file, digest: `${digest}#${id}`, data: checked.value, locate, source: undefined },
    ];
  });
}

/** JavaScript moves keys such as 2024 to the front of an object; the file’s own order is kept by their places. */
function inOrderOfFile<Value>(
  entries: readonly (readonly [string, Value])[],
  { locate }: ParsedSource,
): readonly (readonly [string, Value])[] {
  const places = new Map(entries.map(([id]) => [id, locate([id], "key")]));
  return [...entries].sort(([a], [b]) => {
    const [first, second] = [places.get(a), places.get(b)];
    return (first?.line ?? 0) - (second?.line ?? 0) || (first?.column ?? 0) - (second?.column ?? 0);
  });
}

function reportMissingFile(collection: Collection, report: Report): void {
  report({
    code: "entry/missing-file",
    severity: "error",
    file: `content/${collection.path}`,
    message: "the file is not there",
    hint: "the templates need it: create it, or take its collection out of templates/site.ts",
  });
}

function reportUnclaimed(file: string, collections: Collections, report: Report): void {
  const places = Object.values(collections).map(({ path, kind, format }) =>
    kind === "folder" ? `content/${path}/*.${format === "markdown" ? "md" : "yaml"}` : `content/${path}`,
  );
  report({
    code: "source/unclaimed",
    severity: "warning",
    file,
    message: "no collection reads this file",
    hint: `collections are read from ${places.join(", ")}`,
  });
}
