import { join } from "node:path";
import type { LoadedTemplates } from "../define/renderer.ts";
import { withEdits } from "../dev/site/trial.ts";
import { type FileEdit, type KnownSite, toKnownSite } from "../editor/model/entries/known-site.ts";
import type { BuildOutcome } from "../model/model.ts";
import { type BuildIo, build, type Drawn } from "../pipeline/build.ts";
import { inMemoryWithoutPixels } from "../pipeline/io/build-io.ts";
import { createDiskIo, type DiskIo } from "../pipeline/io/disk-io.ts";
import { recoverExchanges } from "../store/exchange.ts";
import type { SetAside } from "../store/own-files.ts";
import { createFindings } from "../words/findings.ts";
import { compareProblems, type Problem } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { printProblems } from "./print-problems.ts";
import { clearTheWay, describeSetAside, describeUnrestored } from "./recovery.ts";
import { refuseChange } from "./refusals.ts";

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

/** A site that has been built once, in which whole entries are moved, removed or copied. */
export type OpenSite = {
  readonly root: string;
  readonly known: KnownSite;
  readText(file: string): string | undefined;
  /** Builds the site in memory as it would be after some edits, drafts included. */
  draw(edits: readonly FileEdit[]): Promise<BuildOutcome>;
  /** The new problems that edits cause, with drafts and without. */
  findFresh(edits: readonly FileEdit[]): Promise<readonly Problem[]>;
  close(): void;
};

/**
 * Takes back what a killed command left unfinished, then runs `work` on the site in a folder. Returns the exit status
 * of `work`. When the site has errors, prints them and returns 1 instead.
 */
export async function withOpenSite(
  root: string,
  speech: Speech,
  work: (site: OpenSite) => Promise<number>,
): Promise<number> {
  const onSetAside = (one: SetAside) => void process.stderr.write(describeSetAside(one, speech));
  for (const unrestored of recoverExchanges(root, onSetAside))
    process.stderr.write(describeUnrestored(unrestored, speech));
  const site = await openSite(root, speech);
  if (site === undefined) return 1;
  try {
    return await work(site);
  } finally {
    site.close();
  }
}

async function openSite(root: string, speech: Speech): Promise<OpenSite | undefined> {
  const loaded = await loadSite(root, speech);
  if (loaded === undefined) return undefined;
  const { disk } = loaded;
  let drawn: Drawn | undefined;
  const before = await draw(loaded, [], true, (site) => {
    drawn = site;
  });
  if (drawn === undefined) {
    printProblems(before.problems, disk.readText, process.stderr, speech);
    disk.close();
    return undefined;
  }
  return {
    root,
    known: toKnownSite(drawn, before),
    readText: disk.readText,
    draw: (edits) => draw(loaded, edits, true),
    findFresh: async (edits) => {
      const after = await draw(loaded, edits, true);
      const published = await draw(loaded, edits, false);
      const fresh = compareProblems(before.problems, after.problems).fresh;
      const others = compareProblems(after.problems, published.problems).fresh;
      if (others.length === 0) return fresh;
      const now = await draw(loaded, [], false);
      return [...fresh, ...compareProblems(now.problems, others).fresh];
    },
    close: disk.close,
  };
}

async function draw(
  { disk, templates }: LoadedSite,
  edits: readonly FileEdit[],
  drafts: boolean,
  onDrawn: (drawn: Drawn) => void = () => {},
): Promise<BuildOutcome> {
  const io: BuildIo = {
    ...disk,
    ...inMemoryWithoutPixels,
    readContent: (report) => withEdits(disk.readContent(report), edits),
    loadTemplates: async () => templates,
    onDrawn,
  };
  const wanted = { base: "", url: undefined, strict: false, workbench: false, weigh: false };
  const outcome = await build(io, { ...wanted, drafts, now: new Date() }).catch(refuseChange);
  disk.flush();
  return outcome;
}
