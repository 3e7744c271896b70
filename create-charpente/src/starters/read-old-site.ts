import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { listQuietly, statIfThere } from "../../../src/store/disk.ts";
import { blame } from "../../../src/store/failures.ts";
import { compareText } from "../../../src/words/problem.ts";
import type { OldSite } from "../old-site.ts";
import { hasSettings } from "../recognise-engine.ts";

/** Folders at the top of a site that are generated, or not part of it. */
const leftOut = new Set(["_site", "dist", "resources", "vendor"]);

/** Reads a site of another generator from the disk. Undefined when there is no such folder. */
export function readOldSite(folder: string): OldSite | undefined {
  if (statIfThere(folder)?.isDirectory() !== true) return undefined;
  const root = findRoot(folder);
  const readBytes = (path: string) => blame(path, () => readFileSync(join(root, path)));
  return {
    paths: listFiles(root)
      .map((file) => relative(root, file).replaceAll("\\", "/"))
      .sort(compareText),
    readBytes,
    readText: (path) => new TextDecoder().decode(readBytes(path)),
  };
}

/**
 * The user may name the folder of the texts instead of that of the site, which is the one above if it has the settings
 * of an engine. Otherwise nothing above the named folder is read.
 */
function findRoot(folder: string): string {
  const name = basename(folder);
  if (name !== "_posts" && name !== "content") return folder;
  const above = dirname(folder);
  const root = name === "content" && basename(above) === "src" ? dirname(above) : above;
  const parted = listQuietly(join(root, "config/_default")).map((name) => `config/_default/${name}`);
  return hasSettings([...listQuietly(root), ...parted]) ? root : folder;
}

/** The files below a folder. Links are not followed. */
function listFiles(folder: string, isRoot = true): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return [path];
    const isHidden = entry.name.startsWith(".") && entry.name !== ".vitepress";
    const isLeftOut = entry.name === "node_modules" || isHidden || (isRoot && leftOut.has(entry.name));
    return entry.isDirectory() && !isLeftOut ? listFiles(path, false) : [];
  });
}
