import { makeEditorSchemas, storeEditorSchemas } from "../dev/load/editor-schemas.ts";
import { toProjectPath } from "../store/disk.ts";
import { blame } from "../store/failures.ts";
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
  const folder = toProjectPath(out, root);
  const schemas = await makeEditorSchemas(root, site);
  blame(folder, () => storeEditorSchemas(out, schemas));
  process.stdout.write(formatTable(schemas.map(({ name, matches }) => [`${folder}/${name}`, matches])));
  return 0;
}
