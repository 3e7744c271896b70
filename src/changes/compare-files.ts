import { hostPaths } from "../hosts/hosts.ts";
import { digestOfFile } from "../model/memory/hash.ts";
import { isTooLargeToRead, type OutputFile } from "../model/model.ts";
import { compareText } from "../words/problem.ts";
import type { ChangedFile } from "./changes.ts";

type Files = ReadonlyMap<string, OutputFile>;

/** Compares the files that are not pages. */
export function compareFiles(before: Files, after: Files): readonly ChangedFile[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort(compareText).flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    const file = now ?? old;
    if (file === undefined || (old !== undefined && now !== undefined && isSame(old, now))) return [];
    const state = old === undefined ? "added" : now === undefined ? "removed" : "changed";
    return [{ path, kind: kindOf(file), state }];
  });
}

function isSame(a: OutputFile, b: OutputFile): boolean {
  return digestOfFile(a) === digestOfFile(b);
}

function kindOf(file: OutputFile): ChangedFile["kind"] {
  const { path } = file;
  if (/^[_.]|^sw\.js$/.test(path) || hostPaths.includes(path)) return "host";
  if (!/\.(?:xml|json)$/.test(path) || isTooLargeToRead(file)) return "file";
  const start = Buffer.from(file.bytes.subarray(0, 600)).toString();
  if (/<(?:feed|rss)[\s>]|jsonfeed\.org/.test(start)) return "feed";
  return /<(?:urlset|sitemapindex)[\s>]/.test(start) ? "sitemap" : "file";
}
