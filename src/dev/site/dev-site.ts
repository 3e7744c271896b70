import { join } from "node:path";
import { setImmediate as letOthers, setTimeout as sleep } from "node:timers/promises";
import type { BuildOutcome, OutputFile, Weighable } from "../../model/model.ts";
import { toWorkbenchRoute } from "../../model/route.ts";
import { type BuildIo, type BuildOptions, build, type Drawn } from "../../pipeline/build.ts";
import type { Exchange } from "../../store/exchange.ts";
import { openToSignals } from "../../store/interrupts.ts";
import { compareProblems, type Problem } from "../../words/problem.ts";
import type { ViewedPages } from "../serve/viewed-pages.ts";
import { type ChangeLedger, createChangeLedger } from "../watch/change-ledger.ts";
import { createDevIo } from "./dev-io.ts";
import { explainCrash } from "./explain-crash.ts";
import { type Audience, lookedAtFirst } from "./looked-at-first.ts";
import { type BuiltSite, layOver, problemsOf, type SiteState, siteOf, toBuiltFiles } from "./site-state.ts";
import { createTrial, type EarlyPage } from "./trial.ts";

export type DevSiteOptions = Pick<BuildOptions, "base" | "url" | "drafts" | "strict"> & {
  /** Absolute folder of the site. */
  readonly root: string;
  /** False to ignore remembered results at the start. */
  readonly cache: boolean;
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

/** The result of a build with some files edited, added or removed. */
type Tried =
  | ({ readonly status: "refused" } & Pick<BuildOutcome, "problems" | "pages">)
  | {
      readonly status: "good";
      readonly site: BuiltSite;
      /**
       * Makes it the state, after the files were written. Keeps the former pages of the workbench until the next
       * rebuild.
       */
      keep(): SiteState;
    };

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
   * Builds the site with some edits of files of `content/` and `static/`, without its workbench. `drafts`: whether with
   * drafts, by default as served. `early` is drawn first and shown before it is checked. Does not change the state.
   * Must not be called during a rebuild.
   */
  tryFiles(edits: readonly Exchange[], drafts?: boolean, early?: EarlyPage): Promise<Tried>;
  /** True if drafts are served. */
  readonly hasDrafts: boolean;
  /** Prepares for the next change while the server is idle. */
  warm(): Promise<void>;
  dispose(): Promise<void>;
};

export function createDevSite({
  root,
  cache,
  onLateResults,
  onWeighed = () => {},
  viewedPages,
  onShown = () => {},
  ...asked
}: DevSiteOptions): DevSite {
  const devIo = createDevIo({ root, cache, onLateResults, onWeighed });
  const ledger = createChangeLedger();
  let state: SiteState = { status: "starting", version: 0 };
  /** The site of the last build, without pages shown early. */
  let lastGood: BuiltSite | undefined;
  /** The problems that the last rebuild had. */
  let told: readonly Problem[] = [];
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
  const io: BuildIo = {
    ...devIo.io,
    schedule: audience === undefined ? devIo.io.schedule : lookedAtFirst(audience),
    measure: (_stage, run) => run(),
  };

  /** Undefined when `ended` was aborted. */
  const attempt = async (ended: AbortSignal, { io, ...own }: Attempt): Promise<BuildOutcome | undefined> => {
    const options = { ...asked, ...own, devValues: true, weigh: false, now: new Date() };
    try {
      return await openToSignals(() => build(io, options, ended));
    } catch (error) {
      return refuseCrash(error);
    }
  };

  const attemptUntilCertain = async (
    overtaken: AbortSignal,
    options: Attempt = { io, workbench: true },
  ): Promise<BuildOutcome | undefined> => {
    try {
      for (;;) {
        const outcome = await attempt(AbortSignal.any([overtaken, devIo.begin()]), options);
        if (outcome === undefined && overtaken.aborted) return undefined;
        if ((await devIo.confirm()) && outcome !== undefined) return outcome;
      }
    } catch (error) {
      return refuseCrash(error);
    }
  };

  const tidyAfter = (outcome: BuildOutcome | undefined): BuildOutcome | undefined => {
    try {
      devIo.tidy(outcome?.status === "written");
      return outcome;
    } catch (error) {
      return refuseCrash(error);
    }
  };

  /** Compares with the last site. This may compute some of its bytes again, which can fail. */
  const conclude = (outcome: BuildOutcome): SiteState => {
    try {
      return nextState(state, lastGood, outcome, devIo, ledger);
    } catch (error) {
      return nextState(state, lastGood, refuseCrash(error), devIo, ledger);
    }
  };

  function rebuild(): Promise<Rebuilt>;
  function rebuild(overtaken: AbortSignal): Promise<Rebuilt | undefined>;
  async function rebuild(overtaken = new AbortController().signal): Promise<Rebuilt | undefined> {
    const start = performance.now();
    const before = state;
    devIo.lookAnew();
    const outcome = await attemptUntilCertain(overtaken);
    const tidied = tidyAfter(outcome);
    if (tidied === undefined) return undefined;
    state = conclude(tidied);
    if (state.status === "good") lastGood = state.site;
    const { fresh, isSomeGone } = compareProblems(told, problemsOf(state));
    told = problemsOf(state);
    const hasChanged = state.version !== before.version || fresh.length > 0 || isSomeGone;
    return { state, hasChanged, fresh, ms: performance.now() - start };
  }

  const tryFiles: DevSite["tryFiles"] = async (edits, drafts = asked.drafts, early) => {
    const trial = createTrial({ ...io, schedule: devIo.io.schedule }, edits, early);
    const options = { io: trial.io, workbench: false, drafts };
    const outcome = tidyAfter(await attemptUntilCertain(new AbortController().signal, options));
    if (outcome?.status !== "written")
      return { status: "refused", problems: outcome?.problems ?? [], pages: outcome?.pages ?? [] };
    const site = toBuiltSite(outcome, trial.published(), trial.drawn());
    return {
      status: "good",
      site,
      keep: () => {
        lastGood = withWorkbench(site, siteOf(state));
        state = keepSite(state, lastGood, ledger);
        return state;
      },
    };
  };

  return {
    state: () => state,
    ledger,
    rebuild,
    tryFiles,
    hasDrafts: asked.drafts,
    readText: devIo.readText,
    weigh: devIo.weigh,
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
    warm: () => openToSignals(devIo.warm).catch(() => {}),
    dispose: devIo.dispose,
  };
}

/** The `BuildIo` and the options of a build. Workbench pages are for developers and never published. */
type Attempt = { readonly io: BuildIo } & Pick<BuildOptions, "workbench"> &
  Partial<Pick<BuildOptions, "drafts">>;

function refuseCrash(error: unknown): BuildOutcome {
  return { status: "refused", problems: [explainCrash(error)], heldBack: [], shownDrafts: [], pages: [] };
}

/** The state after a build: the new site, or its problems with the last good site. */
function nextState(
  before: SiteState,
  lastGood: BuiltSite | undefined,
  outcome: BuildOutcome,
  { published, drawn }: Pick<ReturnType<typeof createDevIo>, "published" | "drawn">,
  ledger: ChangeLedger,
): SiteState {
  const version = before.version + 1;
  switch (outcome.status) {
    case "refused": {
      const { problems } = outcome;
      if (before.status !== "broken")
        return { status: "broken", version, problems, lastGood, since: version };
      const isSame = JSON.stringify(problems) === JSON.stringify(before.problems);
      return isSame ? before : { ...before, version, problems };
    }
    case "written":
      return keepSite(before, toBuiltSite(outcome, published(), drawn()), ledger);
  }
}

/** Makes a site from the result of a build. */
function toBuiltSite(
  { pages, shownDrafts, heldBack, problems }: BuildOutcome,
  published: readonly OutputFile[],
  drawn: Drawn | undefined,
): BuiltSite {
  return { files: toBuiltFiles(published), pages, shownDrafts, heldBack, problems, drawn };
}

/** Adds the workbench pages of the previous site to a site that was built without them. */
function withWorkbench(site: BuiltSite, before: BuiltSite | undefined): BuiltSite {
  if (before === undefined) return site;
  const workbench = before.pages.filter(({ route }) => toWorkbenchRoute(route) !== undefined);
  return { ...site, files: layOver(before.files, site.files), pages: [...site.pages, ...workbench] };
}

/** The state with a good site. The version stays the same if no page has changed. */
function keepSite(before: SiteState, site: BuiltSite, ledger: ChangeLedger): SiteState {
  const next = before.version + 1;
  const hasChanged = ledger.record(siteOf(before), site, next);
  const version = before.status === "good" && !hasChanged ? before.version : next;
  return { status: "good", version, site };
}

type Showing = {
  readonly viewedPages: Pick<ViewedPages, "routes">;
  readonly ledger: ChangeLedger;
  readonly state: () => SiteState;
  /** Publishes a state with the page, and notifies its readers. */
  readonly onShown: (state: SiteState) => void;
};

/** The longest time in ms that requests wait for their turn. */
const turnMs = 10;
/** A tab that is notified asks how to update itself, and then for the page. */
const visitMs = 20;

/**
 * The readers of `site dev`: a page that is looked at is shown on top of the last site as soon as it is drawn. The
 * result of the build then replaces both. While the site has errors nothing is shown early: the errors may remain, and
 * the page would only flicker.
 */
function showEarly({ viewedPages, ledger, state, onShown }: Showing): Audience {
  let turnEnded = 0;
  let isShowing = false;
  const endTurn = () => {
    turnEnded = performance.now();
    isShowing = false;
  };
  return {
    waitedFor: () => viewedPages.routes(),
    show: (files) => {
      const before = state();
      const version = before.version + 1;
      const pageFiles = toBuiltFiles(files);
      switch (before.status) {
        case "starting": {
          const early = before.early === undefined ? pageFiles : layOver(before.early, pageFiles);
          onShown({ status: "starting", version, early });
          break;
        }
        case "good": {
          const { site } = before;
          if (!ledger.record(site, { ...site, files: pageFiles }, version, "part")) return;
          onShown({ status: "good", version, site: { ...site, files: layOver(site.files, pageFiles) } });
          break;
        }
        case "broken":
          return;
      }
      isShowing = true;
    },
    rest: () => {
      if (isShowing) return sleep(visitMs).then(endTurn);
      return performance.now() - turnEnded < turnMs ? undefined : letOthers().then(endTurn);
    },
  };
}
