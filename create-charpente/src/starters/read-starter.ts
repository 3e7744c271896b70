import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { generatorRoot, generatorVersion } from "../../../src/store/generator-root.ts";
import type { NewFile } from "../new-site.ts";
import type { Starter, StarterLanguage } from "../starters.ts";

/** The files of a starter in a language, in the order of their paths. `name` is that of the new package. */
export function readStarter(starter: Starter, name: string, language: StarterLanguage): readonly NewFile[] {
  const all = readFolder(join(generatorRoot, "starters", starter));
  const own = language === "en" ? [] : readFolder(join(generatorRoot, "starters", language, starter));
  const replaced = new Set(own.map(({ path }) => path));
  // Texts and words have names of their own in each language. Images, templates and styles are those of all.
  const isText = (path: string) => /^(?:content\/.+\.(?:md|yaml)|templates\/words\/.+)$/.test(path);
  const shared = all.filter(({ path }) => !replaced.has(path) && (own.length === 0 || !isText(path)));
  return [...shared, ...own]
    .map(({ path, bytes }) => {
      if (path === "package.json") return { path, bytes: nameManifest(bytes, name) };
      // npm leaves `.gitignore` files out of packages.
      return { path: path === "gitignore" ? ".gitignore" : path, bytes };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The text of a file of `docs/examples/`, as in `github-pages.yml`. */
export function readExample(path: string): string {
  return readFileSync(join(generatorRoot, "docs/examples", path), "utf8");
}

function readFolder(folder: string): readonly NewFile[] {
  return listFiles(folder).map((file) => ({
    path: relative(folder, file).replaceAll("\\", "/"),
    bytes: readFileSync(file),
  }));
}

/** Leaves out the results of builds in the checkout. */
function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["dist", ".site", "node_modules"].includes(entry.name) ? [] : listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

type Manifest = { readonly dependencies: Readonly<Record<string, string>> };

/** The new site depends on the version of the generator that created it. */
function nameManifest(bytes: Uint8Array, name: string): Uint8Array {
  const manifest = JSON.parse(new TextDecoder().decode(bytes)) as Manifest;
  const dependencies = { ...manifest.dependencies, charpente: generatorVersion() };
  return new TextEncoder().encode(`${JSON.stringify({ ...manifest, name, dependencies }, null, 2)}\n`);
}
