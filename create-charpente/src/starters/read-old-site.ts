import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize, relative } from "node:path";
import { decodeString } from "micromark-util-decode-string";
import { listQuietly, statIfThere } from "../../../src/store/disk.ts";
import { blame } from "../../../src/store/failures.ts";
import { decodeAddress } from "../../../src/text/decode-address.ts";
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

/** Where engines write the sitemap of a built site. */
const sitemaps = ["public", "_site", "dist", "build", ".vitepress/dist", "docs/.vitepress/dist"].flatMap(
  (folder) => ["sitemap.xml", "sitemap-index.xml"].map((name) => `${folder}/${name}`),
);

/**
 * The addresses in the sitemap of an old site: in the file `given`, or in the first usual place that has one. Those of
 * the sitemaps that it names are read as well, where these lie beside it, each once: `read` has those already read.
 */
export function readSitemap(
  folder: string,
  given?: string,
  read: Set<string> = new Set(),
): readonly string[] | undefined {
  const root = findRoot(folder);
  const file = given ?? sitemaps.map((path) => join(root, path)).find((path) => statIfThere(path)?.isFile());
  if (file === undefined) return [];
  if (statIfThere(file)?.isFile() !== true) return undefined;
  read.add(file);
  const text = blame(file, () => readFileSync(file, "utf8"));
  const found = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => decodeString(url.trim()));
  if (!/<sitemapindex\b/.test(text)) return found;
  return found.flatMap((url) => {
    const path = URL.canParse(url) ? normalize(decodeAddress(new URL(url).pathname)) : "";
    // A site below a path of its host has the file without that path.
    const parts = path.split("/").filter((part) => part !== "");
    const inner = parts.map((_, from) => join(dirname(file), ...parts.slice(from)));
    const near = inner.find((each) => !read.has(each) && statIfThere(each)?.isFile());
    return near === undefined ? [] : (readSitemap(folder, near, read) ?? []);
  });
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
