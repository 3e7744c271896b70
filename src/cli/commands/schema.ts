import { resolve } from "node:path";
import { command } from "../command.ts";
import { out, root } from "../options.ts";

export const schema = command({
  name: "schema",
  about: {
    en: "write JSON Schemas of the settings and of every collection, for editors",
    fr: "écrire, pour les éditeurs, le JSON Schema des réglages et de chaque collection",
  },
  options: { root, out: { ...out, default: ".site/schemas" } },
  example: "site schema --out schemas",
  run: async ({ root, out: written }, tool) => {
    const { runSchema } = await import("../run-schema.ts");
    return runSchema({ root, out: resolve(root, written) }, await tool.loadSpeech());
  },
});
