import type { LoadedTemplates } from "../define/renderer.ts";
import type { BuildOutcome, MissingFact, StageTime } from "../model/model.ts";
import { type BuildIo, build } from "../pipeline/build.ts";
import { type AuditedSite, auditSite } from "../pipeline/check/audit-site.ts";
import { createLinkFinder } from "../pipeline/check/find-link.ts";
import { type ExternalLink, listExternalLinks } from "../pipeline/check/list-external-links.ts";
import { readLinksAway } from "../pipeline/check/read-links-away.ts";
import type { Compress } from "../pipeline/publish/compress-files.ts";
import { createDiskIo, type DiskIo } from "../system/disk-io.ts";
import { createJudge, type OffCheck } from "../words/checks.ts";
import { hasErrors, type Problem, sortProblems } from "../words/problem.ts";
import type { Answer } from "./ask-links.ts";
import { keepHeapSmall } from "./keep-heap-small.ts";
import { createMeasure } from "./measure.ts";
import type { ReadBuildOptions } from "./read-build-options.ts";
import { refuseChange } from "./refuse-change.ts";

export type CheckResult = Pick<BuildOutcome, "problems" | "heldBack" | "pages"> & {
  readonly hasFailed: boolean;
  /** False when an error prevented the pages from being drawn, so that most checks did not run. */
  readonly isComplete: boolean;
  /** The checks that the site has turned off. */
  readonly off: readonly OffCheck[];
  /** How many HTML elements and attributes are left out of texts, by name. */
  readonly dropped: Readonly<Record<string, number>>;
  /** The facts that are not given, with what waits for each. */
  readonly missing: readonly MissingFact[];
  readonly stages: readonly StageTime[];
  readonly ms: number;
  /** Files that were read outside the folders of the site, as absolute paths. */
  readonly outside: readonly string[];
  readonly readText: (file: string) => string | undefined;
};

type CheckIo = {
  readonly progress: BuildIo["progress"];
  /** Checks links to other sites over the network. Without it, there is no request. */
  readonly ask?: (links: readonly ExternalLink[]) => Promise<readonly Answer[]>;
};

/** Builds in memory, runs all checks and publishes nothing. */
export async function checkFromDisk(options: ReadBuildOptions, own: CheckIo): Promise<CheckResult> {
  const disk = createDiskIo(options);
  try {
    return await check(disk, options, own);
  } finally {
    // With `--watch`, further checks follow in this process.
    disk.close();
  }
}

async function check(
  disk: DiskIo,
  options: ReadBuildOptions,
  { progress, ask }: CheckIo,
): Promise<CheckResult> {
  const start = performance.now();
  const stages: StageTime[] = [];
  let audited: AuditedSite | undefined;
  let declared: LoadedTemplates | undefined;
  const io: BuildIo = {
    ...disk,
    loadTemplates: async (report) => {
      declared = await disk.loadTemplates(report);
      return declared;
    },
    readContent: keepHeapSmall(disk.readContent),
    audit: async (site, report) => {
      audited = site;
      auditSite(site, { staticFiles: disk.listStatic(), memory: disk.memory }, report);
    },
    publish: async () => ({ status: "written", changed: 0, removed: 0 }),
    // The strongest compression takes longer than everything else, and only exact weights need it.
    compress: options.json ? disk.compress : compressToNothing,
    progress,
    measure: createMeasure(stages),
  };
  // Whether a warning fails the check is decided below, because some warnings never do.
  const wanted = { ...options, strict: false, workbench: false, weigh: options.json, now: new Date() };
  const {
    problems,
    heldBack,
    pages,
    off = [],
    dropped = {},
    missing = [],
  } = await build(io, wanted).catch(refuseChange);
  const answers = audited && ask ? explainAnswers(await ask(externalLinksOf(audited)), audited) : [];
  disk.flush();
  if (declared !== undefined) {
    const { keepEditorSchemas } = await import("../dev/load/editor-schemas.ts");
    await keepEditorSchemas(options.root, declared.site, declared.digest);
  }
  return {
    problems: sortProblems([...problems, ...answers]),
    heldBack,
    pages,
    off,
    dropped,
    missing,
    hasFailed: hasErrors([...problems, ...answers]) || (options.strict && problems.length > 0),
    isComplete: audited !== undefined,
    stages,
    ms: performance.now() - start,
    outside: disk.outside(),
    readText: disk.readText,
  };
}

/** Makes compressed copies without bytes. Only their names count: no other file may have one of them. */
const compressToNothing: Compress = async () => ({
  facts: null,
  digest: "",
  sizeBytes: 0,
  bytes: new Uint8Array(),
});

function externalLinksOf({ rendered, settings }: AuditedSite): readonly ExternalLink[] {
  return listExternalLinks(rendered, settings.url);
}

function explainAnswers(
  answers: readonly Answer[],
  { site, entries, sources }: AuditedSite,
): readonly Problem[] {
  const judge = createJudge(site.checks);
  const find = createLinkFinder({ entries, sources });
  return answers.flatMap(({ link, fault, hint }) => {
    if (fault === undefined) return [];
    const [place = { file: "templates/site.ts" }] = link.pages.flatMap(({ page, html }) => {
      const written = readLinksAway(html).find((href) => sameAddress(href, link.url)) ?? link.url;
      return find(written, page.sources);
    });
    return judge({ code: "link/external", severity: "warning", ...place, message: fault, hint }) ?? [];
  });
}

/** Browsers add a slash to a bare origin and do not send the part after #. */
function sameAddress(href: string, url: string): boolean {
  if (!URL.canParse(href)) return false;
  const address = new URL(href);
  address.hash = "";
  return address.href === url;
}
