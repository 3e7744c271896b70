import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importBundled } from "../scripts/import-bundled.mjs";
import { median } from "../scripts/median.mjs";
import { copyRealSite } from "./copy-real-site.mjs";
import { installCommand } from "./installed-command.mjs";
import { measureCommand } from "./measure-command.mjs";
import { putAway } from "./put-away.mjs";

const project = fileURLToPath(new URL("..", import.meta.url));
const command = installCommand();

/** The kinds of remembered results of texts and pages: the rest is images, drawings, bundles and YAML. */
const pageKinds = /^(?:markdown|pages)\b/;

/** Wall seconds of builds of a copy of this site: without a memory, with pages cold, and with nothing changed. */
export async function measureRealSite(runs) {
  const root = copyRealSite();
  try {
    const phase = async (what, prepare) => {
      const walls = [];
      for (let run = 0; run < runs; run += 1) {
        await prepare();
        walls.push(measureCommand([process.execPath, command, "build", "--quiet"], root).wall);
      }
      return { what, wall: median(walls) };
    };
    const removeOutput = () => putAway(join(root, "dist"));
    return [
      await phase("images and drawings anew", () => {
        putAway(join(root, ".site"));
        removeOutput();
      }),
      await phase("pages cold, the rest remembered", async () => {
        await forgetPages(root);
        removeOutput();
      }),
      await phase("nothing changed", () => {}),
    ];
  } finally {
    putAway(root);
  }
}

/** Writes the memory again without texts and pages. */
export async function forgetPages(root) {
  const { createSegmentDraft, openSegment, sealingKey } = await segments();
  const cache = join(root, ".site/cache");
  for (const [store, folder] of [
    ["results", cache],
    ["long", join(cache, "long")],
  ]) {
    const key = sealingKey(store, process.env.SITE_CACHE_KEY);
    for (const name of readdirSync(folder).filter((name) => name.endsWith(".memory"))) {
      const path = join(folder, name);
      const { status, segment } = openSegment(path, key);
      if (status !== "whole") throw new Error(`${path} is ${status}`);
      const draft = createSegmentDraft(0);
      for (const row of segment.rows.filter(({ kind }) => !pageKinds.test(kind)))
        draft.put({ id: row.id, kind: row.kind, payload: segment.read(row) });
      segment.close();
      if (draft.isEmpty()) rmSync(path);
      else writeFileSync(path, Buffer.concat(draft.encode(key)));
    }
  }
}

/** The generator's own reader and writer of its memory, which are written in TypeScript. */
function segments() {
  return importBundled(
    'export { createSegmentDraft, openSegment } from "./segments.ts"; export { sealingKey } from "./memory.ts";',
    join(project, "src/store"),
  );
}
