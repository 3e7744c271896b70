import { join } from "node:path";
import type { LoadedTemplates } from "../define/renderer.ts";
import { createDiskIo, type DiskIo } from "../system/disk-io.ts";
import { createFindings } from "../words/findings.ts";
import type { Speech } from "../words/speech.ts";
import { clearTheWay } from "./clear-the-way.ts";
import { printProblems } from "./print-problems.ts";

export type LoadedSite = { readonly disk: DiskIo; readonly templates: LoadedTemplates };

/**
 * Loads the declaration of a site, for commands that do not publish. Prints problems and returns undefined when it
 * cannot. The caller closes the disk.
 */
export async function loadSite(root: string, speech: Speech, cache = true): Promise<LoadedSite | undefined> {
  await clearTheWay(root, async () => speech);
  const disk = createDiskIo({ root, out: join(root, "dist"), cache });
  const findings = createFindings(disk.siteFile?.());
  const templates = await disk.loadTemplates(findings.report);
  disk.flush();
  if (templates !== undefined) return { disk, templates };
  disk.close();
  printProblems(findings.all(), disk.readText, process.stderr, speech);
  return undefined;
}
