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
  const shared = language === "en" ? all : leaveLanguage(all, language);
  return [...shared.filter(({ path }) => !replaced.has(path)), ...own]
    .map(({ path, bytes }) => {
      if (path === "package.json") return { path, bytes: nameManifest(bytes, name) };
      // npm leaves `.gitignore` files out of packages.
      return { path: path === "gitignore" ? ".gitignore" : path, bytes };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * What a starter has for each language. Texts and words have names of their own in each, and are left out. A starter in
 * two languages keeps both: its texts are called `home.md` and `home.fr.md`, and those in `language` become the first.
 */
function leaveLanguage(files: readonly NewFile[], language: StarterLanguage): readonly NewFile[] {
  const original = (path: string) => path.replace(`.${language}.`, ".");
  const translations = files.filter(({ path }) => path.startsWith("content/") && original(path) !== path);
  const translated = new Set(translations.map(({ path }) => original(path)));
  if (translated.size === 0)
    return files.filter(({ path }) => !/^(?:content\/.+\.(?:md|yaml)|templates\/words\/.+)$/.test(path));
  return files.map((file) => {
    if (translated.has(file.path)) return { ...file, path: file.path.replace(/\.(?=\w+$)/, ".en.") };
    return translations.includes(file) ? { ...file, path: original(file.path) } : file;
  });
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
