import { join } from "node:path";
import { checkBudgets, isOverBudget, weighSuspects } from "../../check/check-budgets.ts";
import type { BuildOutcome, OutputFile, RenderedPage, Weighable } from "../../model/model.ts";
import type { Schedule } from "../../model/schedule.ts";
import {
  type BuildIo,
  type BuildOptions,
  build,
  type DrawingInputs,
  type Drawn,
} from "../../pipeline/build.ts";
import { type Exchange, withEdits } from "../../store/exchange.ts";
import { explainFileChanged, explainReadFailure, FileChanged, ReadFailure } from "../../store/failures.ts";
import { openToSignals } from "../../store/interrupts.ts";
import { explainMissingPart, PartMissing } from "../../store/machine-parts.ts";
import { createFindings } from "../../words/findings.ts";
import { say } from "../../words/message.ts";
import { compareProblems, type Problem } from "../../words/problem.ts";
import { createDevIo, type ReadContent } from "./dev-io.ts";
import {
  type EarlyPage,
  earlyPageFirst,
  lookedAtFirst,
  showEarly,
  type ViewedPages,
} from "./looked-at-first.ts";
import {
  type BuiltSite,
  type ChangeLedger,
  createChangeLedger,
  problemsOf,
  type SiteState,
  siteOf,
  toBuiltFiles,
} from "./site-state.ts";

export type DevSiteOptions = Pick<BuildOptions, "base" | "url" | "drafts" | "strict"> & {
  /** Absolute folder of the site. */
  readonly root: string;
  /** False to ignore remembered results at the start. */
  readonly cache: boolean;
  /** True to ask no source over the network. */
  readonly offline?: boolean;
  /** Called with the names of the sources that are asked. */
  readonly onAsking?: (names: readonly string[]) => void;
  readonly progress?: BuildIo["progress"];
  /** Requests another build, because postponed results have arrived since the last one. */
  readonly onLateResults: () => void;
  /** Called when the weight of a file is known for which `weigh` has returned 0. */
  readonly onWeighed?: () => void;
  /** The pages that readers look at. They are drawn first and passed to `onShown`. */
  readonly viewedPages?: Pick<ViewedPages, "routes">;
  readonly onShown?: (state: SiteState) => void;
};

/** The result of a build, for the terminal and the open pages. */
export type Rebuilt = {
  readonly state: SiteState;
  /** False when neither the site nor its problems have changed. */
  readonly hasChanged: boolean;
  /** The problems that the previous build did not have. */
  readonly fresh: readonly Problem[];
  readonly ms: number;
};

/** The result of a build. */
type Made =
  | RefusedBuild
  | { readonly status: "good"; readonly site: BuiltSite; readonly content: ReadContent };
type RefusedBuild = { readonly status: "refused" } & Pick<BuildOutcome, "problems" | "pages">;

/** The result of a build with some files edited, added or removed. */
type Tried =
  | RefusedBuild
  | {
      readonly status: "good";
      readonly site: BuiltSite;
      /** Makes it the site that is served. To be called at once after the edits were written. */
      keep(): Rebuilt;
    };

/** `keep` returns true once the edits are written: then they do not count as a change. */
export type TriedPage = Omit<EarlyPage, "keep"> & { keep(page: RenderedPage): boolean };

/** A site that is rebuilt from its folder and kept in memory. */
export type DevSite = {
  readonly state: () => SiteState;
  readonly ledger: ChangeLedger;
  /**
   * Never rejects, and must not be called while it runs. Undefined when `overtaken` was aborted: the state is then the
   * previous one, except for pages shown early.
   */
  rebuild(): Promise<Rebuilt>;
  rebuild(overtaken: AbortSignal): Promise<Rebuilt | undefined>;
  readText(file: string): string | undefined;
  /** Bytes after compression; 0 until that is known. */
  weigh(file: Weighable, how?: "quickly"): number;
  /** The number of images of the site of which pages show the fallback, while the rest is encoded. */
  imagesLeft(): number;
  /** Begins slow work for a file that may have changed. Its path is from the root. */
  expect(path: string): void;
  /**
   * The files to watch outside the folders of the site, as absolute paths: those that the last build is known to have
   * used, and those with problems. A failed bundle lists no files.
   */
  outside(): readonly string[];
  /** Names a file that has changed since the last build read it. Undefined for none. */
  findChange(): string | undefined;
  /**
   * True for a file of `content/` that the site was built from as it is on the disk: a build would find nothing new in
   * it. The path is from the root.
   */
  isBuiltFrom(path: string): boolean;
  /**
   * Builds the site as served, with some edits of files of `content/` and `static/`. Does not change the state. Must
   * not be called during a rebuild. Uses the templates of the last one. `early` is drawn first and shown before it is
   * checked.
   */
  tryFiles(edits: readonly Exchange[], early?: TriedPage): Promise<Tried>;
  /** Like `tryFiles`, but builds the site as published: without its workbench, and with or without drafts. */
  tryPublished(edits: readonly Exchange[], drafts: boolean): Promise<Made>;
  /** True if drafts are served. */
  readonly hasDrafts: boolean;
  /** Asks all sources again. The next build takes what came. */
  readonly loadSourcesAnew: () => Promise<void>;
  /** Prepares for the next change while the server is idle. */
  warm(): Promise<void>;
  dispose(): Promise<void>;
};

export function createDevSite({
  root,
  cache,
  offline,
  onAsking,
  progress,
  onLateResults,
  onWeighed = () => {},
  viewedPages,
  onShown = () => {},
  ...asked
}: DevSiteOptions): DevSite {
  const devIo = createDevIo({
    root,
    cache,
    sources: offline === true ? "offline" : "due",
    onAsking,
    progress,
    onLateResults,
    onLateWeights: () => {
      hasNewWeights = true;
      compareWeights();
    },
    onWeighed,
  });
  const ledger = createChangeLedger();
  let state: SiteState = { status: "starting", version: 0 };
  /** The site of the last good build, without pages shown early. */
  let lastGood: BuiltSite | undefined;
  /** What the state was built from. Undefined during builds, and after a refused one. */
  let builtFrom: ReadContent | undefined;
  /** The problems of the state that were last told. */
  let told: readonly Problem[] = [];
  let isBuilding = false;
  /** Weights have arrived that the last build did not know. */
  let hasNewWeights = false;
  const audience =
    viewedPages &&
    showEarly({
      viewedPages,
      ledger,
      state: () => state,
      onShown: (shown) => {
        state = shown;
        onShown(shown);
      },
    });

  /** Requests another build if new weights change what is reported of budgets. */
  const compareWeights = (): void => {
    if (isBuilding || !hasNewWeights) return;
    hasNewWeights = false;
    const site = siteOf(state);
    const isSame =
      state.status === "good" && site?.drawn && haveBudgets(site, site.drawn, asked.base, devIo.io);
    if (!isSame) onLateResults();
  };

  /** Undefined when `overtaken` was aborted. */
  const make = async (
    { edits, schedule, ...own }: Making,
    overtaken: AbortSignal,
  ): Promise<Made | undefined> => {
    const options = { ...asked, ...own, devValues: true, weigh: false, now: new Date() };
    isBuilding = true;
    try {
      for (;;) {
        const run = withEditedFiles(devIo.io, edits);
        const io: BuildIo = { ...run.io, schedule: schedule?.(run.planned) ?? devIo.io.schedule };
        const ended = AbortSignal.any([overtaken, devIo.begin()]);
        const outcome = await openToSignals(() => build(io, options, ended)).catch(refuseCrash);
        if (outcome === undefined && overtaken.aborted) return undefined;
        if (!(await devIo.confirm()) || outcome === undefined) continue;
        devIo.tidy(outcome.status === "written");
        const { pages, problems, shownDrafts, heldBack } = outcome;
        if (outcome.status === "refused") return { status: "refused", pages, problems };
        const files = toBuiltFiles(run.published());
        const site = { files, pages, shownDrafts, heldBack, problems, drawn: run.drawn() };
        return { status: "good", site, content: devIo.content() };
      }
    } catch (error) {
      return refuseCrash(error);
    } finally {
      isBuilding = false;
      // By then the result is shown or dropped.
      setImmediate(compareWeights);
    }
  };

  /** Compares with the last site. This may compute some of its bytes again, which can fail. */
  const conclude = (made: Made): SiteState => {
    try {
      return nextState(state, lastGood, made, ledger);
    } catch (error) {
      return nextState(state, lastGood, refuseCrash(error), ledger);
    }
  };

  const show = (made: Made, start: number): Rebuilt => {
    const before = state;
    state = conclude(made);
    if (state.status === "good") lastGood = state.site;
    builtFrom = state.status === "good" && made.status === "good" ? made.content : undefined;
    const { fresh, isSomeGone } = compareProblems(told, problemsOf(state));
    told = problemsOf(state);
    const hasChanged = state.version !== before.version || fresh.length > 0 || isSomeGone;
    return { state, hasChanged, fresh, ms: performance.now() - start };
  };

  function rebuild(): Promise<Rebuilt>;
  function rebuild(overtaken: AbortSignal): Promise<Rebuilt | undefined>;
  async function rebuild(overtaken = new AbortController().signal): Promise<Rebuilt | undefined> {
    const start = performance.now();
    builtFrom = undefined;
    devIo.lookAnew();
    const schedule = audience && (() => lookedAtFirst(audience));
    const made = await make({ edits: [], schedule, workbench: true }, overtaken);
    return made && show(made, start);
  }

  const tryEdits = async (making: Making): Promise<Made> => {
    const known = builtFrom;
    builtFrom = undefined;
    const made = await make(making, new AbortController().signal);
    builtFrom = known;
    return made ?? { status: "refused", problems: [], pages: [] };
  };
  const tryFiles: DevSite["tryFiles"] = async (edits, early) => {
    const start = performance.now();
    const keepEarly = (page: RenderedPage) => {
      if (early?.keep(page)) builtFrom = devIo.take(devIo.content(), edits);
    };
    const schedule = early && ((planned: Planned) => earlyPageFirst({ ...early, keep: keepEarly }, planned));
    const made = await tryEdits({ edits, schedule, workbench: true });
    if (made.status === "refused") return made;
    const keep = () => show({ ...made, content: devIo.take(made.content, edits) }, start);
    return { status: "good", site: made.site, keep };
  };

  return {
    state: () => state,
    ledger,
    rebuild,
    isBuiltFrom: (path) => builtFrom !== undefined && devIo.isAsRead(path, builtFrom),
    tryFiles,
    tryPublished: (edits, drafts) => tryEdits({ edits, schedule: undefined, workbench: false, drafts }),
    hasDrafts: asked.drafts,
    readText: devIo.readText,
    weigh: devIo.weigh,
    imagesLeft: devIo.imagesLeft,
    // `expect` and `warm` begin work for the next build. If they fail, that build fails as well and reports it.
    expect: (path) => {
      try {
        devIo.expect(path);
      } catch {}
    },
    outside: () => {
      const broken = state.status === "broken" ? state.problems : [];
      return [...devIo.outside(), ...broken.map(({ file }) => join(root, file))];
    },
    findChange: devIo.findChange,
    loadSourcesAnew: devIo.loadSourcesAnew,
    warm: () => openToSignals(devIo.warm).catch(() => {}),
    dispose: devIo.dispose,
  };
}

/** What a build is made with. Workbench pages are for developers and never published. */
type Making = Pick<BuildOptions, "workbench"> &
  Partial<Pick<BuildOptions, "drafts">> & {
    readonly edits: readonly Exchange[];
    readonly schedule: ((planned: Planned) => Schedule) | undefined;
  };

/** Undefined before the first page is drawn. */
type Planned = () => DrawingInputs | undefined;

/**
 * The `BuildIo` of a build with some files edited, added or removed. Its result is kept apart, so that the served site
 * does not change.
 */
export function withEditedFiles(io: Omit<BuildIo, "measure">, edits: readonly Exchange[]) {
  let published: readonly OutputFile[] = [];
  let planned: DrawingInputs | undefined;
  let drawn: Drawn | undefined;
  const ofStatic = edits.flatMap(({ file, ...bytes }) =>
    file.startsWith("static/") ? [{ file: file.slice("static/".length), ...bytes }] : [],
  );
  const ofContent = edits.filter(({ file }) => file.startsWith("content/"));
  const edited: BuildIo = {
    ...io,
    measure: (_stage, run) => run(),
    readContent: (report) => withEdits(io.readContent(report), ofContent),
    listStatic: () => withEdits(io.listStatic().map(withoutBytes), ofStatic).map(({ path }) => path),
    readStatic: async (report) => withEdits(await io.readStatic(report), ofStatic),
    onPlanned: (inputs) => {
      planned = inputs;
    },
    onDrawn: (pages) => {
      drawn = pages;
    },
    publish: async (output) => {
      published = output;
      return { status: "written", changed: 0, removed: 0 };
    },
  };
  return { io: edited, published: () => published, planned: () => planned, drawn: () => drawn };
}

function withoutBytes(path: string) {
  return { path, bytes: new Uint8Array() };
}

/** True if the pages of a site are over the same budgets as when it was built. */
function haveBudgets(
  { problems }: BuiltSite,
  { pages, files, site, settings: { budgets } }: Drawn,
  base: string,
  { siteFile, weigh }: Pick<BuildIo, "siteFile" | "weigh">,
): boolean {
  const { judgeBy, note, all } = createFindings(siteFile?.());
  judgeBy(site.checks);
  checkBudgets(weighSuspects(pages, budgets, { files, base, weigh }), budgets, note);
  const known = problems.filter(isOverBudget);
  return JSON.stringify(all()) === JSON.stringify(known);
}

/** The state after a build: the new site, or its problems with the last good site. */
function nextState(
  before: SiteState,
  lastGood: BuiltSite | undefined,
  made: Made,
  ledger: ChangeLedger,
): SiteState {
  const next = before.version + 1;
  switch (made.status) {
    case "refused": {
      const { problems } = made;
      if (before.status !== "broken")
        return { status: "broken", version: next, problems, lastGood, since: next };
      const isSame = JSON.stringify(problems) === JSON.stringify(before.problems);
      return isSame ? before : { ...before, version: next, problems };
    }
    case "good": {
      const { site } = made;
      // The version stays the same if no page has changed.
      const hasChanged = ledger.record(siteOf(before), site, next);
      return {
        status: "good",
        version: before.status === "good" && !hasChanged ? before.version : next,
        site,
      };
    }
  }
}

function refuseCrash(error: unknown) {
  const problems = [explainCrash(error)];
  return { status: "refused", problems, heldBack: [], shownDrafts: [], pages: [] } as const;
}

/**
 * Turns an exception into a problem, so that the server can continue: an unreadable file, a bug of the generator. The
 * next save may correct it.
 */
export function explainCrash(error: unknown): Problem {
  if (error instanceof ReadFailure) return explainReadFailure(error);
  if (error instanceof FileChanged) return explainFileChanged(error);
  if (error instanceof PartMissing) return explainMissingPart(error);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const place = /\n\s*(at .*)/.exec(stack ?? "")?.[1];
  return {
    code: "dev/crash",
    severity: "error",
    file: ".",
    message: say("dev/crash", { said: message }),
    hint: place === undefined ? say("dev/crash.hint") : say("dev/crash.hint-with-place", { place }),
  };
}
