import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFieldNotes } from "../define/schema/read-field-notes.ts";
import { schemaMark, writeSchemas } from "../define/schema/write-schemas.ts";
import { toProjectPath } from "../store/disk.ts";
import { blame } from "../store/failures.ts";
import { readFiles } from "../store/read-files.ts";
import { generatorRoot } from "../system/generator-root.ts";
import { toLanguage } from "../words/languages.ts";
import type { Speech } from "../words/speech.ts";
import { loadSite } from "./open-site.ts";
import { formatTable } from "./print.ts";

/** Both are absolute. */
type SchemaOptions = { readonly root: string; readonly out: string };

/** Runs `site schema` and returns its exit status. Writes each schema to stdout, with the files that it applies to. */
export async function runSchema({ root, out }: SchemaOptions, speech: Speech): Promise<number> {
  const loaded = await loadSite(root, speech);
  if (loaded === undefined) return 1;
  const { site } = loaded.templates;
  loaded.disk.close();
  // In the language of the site, as the labels of fields are: the files are the same on every machine.
  const language = toLanguage(site.language.slice(0, 2)) ?? "en";
  const schemas = writeSchemas(site, readFieldNotes(readSchemaTexts(root)), language);
  blame(toProjectPath(out, root), () => {
    mkdirSync(out, { recursive: true });
    removeStale(out, new Set(schemas.map(({ name }) => name)));
    for (const { name, text } of schemas) writeFileSync(join(out, name), text);
  });
  const rows = schemas.map(({ name, matches }) => [toProjectPath(join(out, name), root), matches]);
  process.stdout.write(formatTable(rows));
  return 0;
}

/** The sources with the fields and their comments: those of the site, and the generator’s own settings. */
function readSchemaTexts(root: string): readonly string[] {
  const decoder = new TextDecoder();
  const templates = readFiles(join(root, "templates"), "templates")
    .filter(({ path }) => /\.tsx?$/.test(path))
    .map(({ bytes }) => decoder.decode(bytes));
  const settings = join(generatorRoot, "src/define/settings.ts");
  return existsSync(settings) ? [...templates, readFileSync(settings, "utf8")] : templates;
}

/** Removes schemas that an earlier run wrote for collections that no longer exist. Other files stay. */
function removeStale(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(".json") || names.has(name)) continue;
    if (readFileSync(join(folder, name), "utf8").includes(schemaMark)) rmSync(join(folder, name));
  }
}
