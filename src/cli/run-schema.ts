import { resolve } from "node:path";
import { makeEditorSchemas, storeEditorSchemas } from "../dev/load/editor-schemas.ts";
import { blame } from "../system/blame.ts";
import { toProjectPath } from "../system/to-project-path.ts";
import type { Speech } from "../words/speech.ts";
import { formatTable } from "./format-table.ts";
import { loadSite } from "./load-site.ts";
import { readRoot } from "./read-build-options.ts";

/** The options as commander returns them. */
export type RawSchemaOptions = { readonly root: string; readonly out: string };

/** Runs `site schema` and returns its exit status. Writes each schema to stdout, with the files that it applies to. */
export async function runSchema(raw: RawSchemaOptions, speech: Speech): Promise<number> {
  const root = readRoot(raw.root);
  const loaded = await loadSite(root, speech);
  if (loaded === undefined) return 1;
  const { site } = loaded.templates;
  loaded.disk.close();
  const out = resolve(root, raw.out);
  const folder = toProjectPath(out, root);
  const schemas = await makeEditorSchemas(root, site);
  blame(folder, () => storeEditorSchemas(out, schemas));
  process.stdout.write(formatTable(schemas.map(({ name, matches }) => [`${folder}/${name}`, matches])));
  return 0;
}
