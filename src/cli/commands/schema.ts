import { resolve } from "node:path";
import { makeEditorSchemas, storeEditorSchemas } from "../../dev/load/editor-schemas.ts";
import { toProjectPath } from "../../store/disk.ts";
import { blame } from "../../store/failures.ts";
import type { Speech } from "../../words/speech.ts";
import { command } from "../command.ts";
import { loadSite } from "../open-site.ts";
import { out, root } from "../options.ts";
import { formatTable } from "../print.ts";

export const schema = command({
  name: "schema",
  about: {
    en: "write JSON Schemas of the settings and of every collection, for editors",
    fr: "écrire, pour les éditeurs, le JSON Schema des réglages et de chaque collection",
  },
  options: { root, out: { ...out, default: ".site/schemas" } },
  example: "site schema --out schemas",
  run: async ({ root, out: written }, tool) => {
    return runSchema({ root, out: resolve(root, written) }, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

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
