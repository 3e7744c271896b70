import type { Change, SiteChanges } from "../../src/changes/changes.ts";
import { findChanges } from "../../src/changes/find-changes.ts";
import type { OutputFile } from "../../src/model/model.ts";

/** The files of a built site, by path. */
export type Files = Readonly<Record<string, string>>;

function toFiles(files: Files): readonly OutputFile[] {
  return Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
}

export function compare(before: Files, after: Files): SiteChanges {
  return findChanges(toFiles(before), toFiles(after));
}

/** A page with this content of its `main`. */
export function page(main: string, { head = "<title>T</title>", header = "", footer = "" } = {}): string {
  return `<!DOCTYPE html><html lang="fr"><head>${head}</head><body><header>${header}</header><main><h1>Titre</h1>${main}</main><footer>${footer}</footer></body></html>`;
}

/** The changes of a single page from one `main` to another. */
export function changesOf(before: string, after: string): readonly Change[] {
  const { pages } = compare({ "index.html": page(before) }, { "index.html": page(after) });
  return pages[0]?.changes ?? [];
}
