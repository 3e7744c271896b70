import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { SiteDefinition } from "../../define/define.ts";
import {
  readFieldNotes,
  type SchemaFile,
  schemaMark,
  writeSchemas,
} from "../../define/schema/write-schemas.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { generatorRoot, generatorVersion, toolsDigest } from "../../store/generator-root.ts";
import { readFiles } from "../../store/read-files.ts";
import { toLanguage } from "../../words/languages.ts";

type Declared = Pick<SiteDefinition, "language" | "settings" | "collections">;

/** The folder in which editors find the schemas of a site, from its root. Git ignores it. */
const editorSchemasFolder = ".site/schemas";

/** Says from what the schemas in the folder were made, and the size of each. */
const stampName = ".made-from";

/**
 * Writes `.site/schemas/` unless it was made from the same templates by the same generator, which a few milliseconds
 * tell. `digest` names the code of the templates. A disk that refuses is not an error: the schemas help while writing,
 * and nothing else reads them.
 */
export async function keepEditorSchemas(root: string, site: Declared, digest: string): Promise<void> {
  try {
    const folder = join(root, editorSchemasFolder);
    // The bundle leaves out the comments of the sources, which the schemas have.
    const sources = describeFiles(join(root, "templates"), /\.tsx?$/, ({ size, mtimeMs }) => [size, mtimeMs]);
    const origin = hashOf(generatorVersion(), toolsDigest(), digest, sources);
    const describe = () => `${origin}\n${describeFiles(folder, /\.json$/, ({ size }) => [size])}`;
    const stamp = join(folder, stampName);
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === describe()) return;
    storeEditorSchemas(folder, await makeEditorSchemas(root, site));
    writeWhole(stamp, describe());
  } catch {}
}

/**
 * Makes the schemas of the settings and of every collection, with the files that each is about, as in
 * `content/articles/**\/*.md`.
 */
export async function makeEditorSchemas(root: string, site: Declared): Promise<readonly SchemaFile[]> {
  // In the language of the site, as the labels of fields are: the files are the same on every machine.
  const language = toLanguage(site.language.slice(0, 2)) ?? "en";
  return writeSchemas(site, readFieldNotes(readSources(root)), language);
}

/** Writes schemas into a folder, and removes those of collections that no longer exist. Throws what the disk refuses. */
export function storeEditorSchemas(folder: string, schemas: readonly SchemaFile[]): void {
  mkdirSync(folder, { recursive: true });
  const names = new Set(schemas.map(({ name }) => name));
  for (const name of readdirSync(folder)) {
    // Files that the tool has not written stay.
    if (!name.endsWith(".json") || names.has(name)) continue;
    if (readFileSync(join(folder, name), "utf8").includes(schemaMark)) rmSync(join(folder, name));
  }
  for (const { name, text } of schemas) {
    const file = join(folder, name);
    // An editor reads a changed file again.
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeWhole(file, text);
  }
}

function describeFiles(folder: string, wanted: RegExp, facts: (found: Stats) => readonly number[]): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => wanted.test(path))
    .sort()
    .map((path) => [path, ...facts(statSync(join(folder, path)))].join(" "))
    .join("\n");
}

/** The sources with the fields and their comments: those of the site, and the generator’s own settings. */
function readSources(root: string): readonly string[] {
  const decoder = new TextDecoder();
  const templates = readFiles(join(root, "templates"), "templates")
    .filter(({ path }) => /\.tsx?$/.test(path))
    .map(({ bytes }) => decoder.decode(bytes));
  const settings = join(generatorRoot, "src/define/settings.ts");
  return existsSync(settings) ? [...templates, readFileSync(settings, "utf8")] : templates;
}

/** An editor that reads meanwhile gets the old text or the new one. */
function writeWhole(file: string, text: string): void {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}
