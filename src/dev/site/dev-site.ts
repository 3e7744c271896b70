import { join } from "node:path";
import type { BuildOutcome, Weighable } from "../../model/model.ts";
import { type BuildIo, type BuildOptions, build } from "../../pipeline/build.ts";
import { compareProblems } from "../../problems/compare-problems.ts";
import type { Problem } from "../../problems/problem.ts";
import type { Onlookers } from "../serve/onlookers.ts";
import { type ChangeLedger, createChangeLedger } from "../watch/change-ledger.ts";
import { createDevIo } from "./dev-io.ts";
import { explainCrash } from "./explain-crash.ts";
import { lookedAtFirst } from "./looked-at-first.ts";
import { keepSite, nextState, toBuiltSite } from "./next-state.ts";
import { showEarly } from "./show-early.ts";
import { type BuiltSite, problemsOf, type SiteState } from "./site-state.ts";
import { createTrial } from "./trial.ts";

type DevSiteOptions = Pick<BuildOptions, "base" | "url" | "drafts" | "strict"> & {
  /** Absolute folder of the site. */
  readonly root: string;
  /** False computes everything anew at the start. */
  readonly cache: boolean;
  /** Asks for another build: something came to light that the last one did not know. */
  readonly onSecondThought: () => void;
  /** Told when a weight is known that `weigh` did not know. */
  readonly onLooked?: () => void;
  /** The pages that are shown before the rest of a build, and who is told of them. */
  readonly onlookers?: Pick<Onlookers, "routes">;
  readonly onShown?: (state: SiteState) => void;
};

/** What a build came to, for whoever tells it. */
export type Rebuilt = {
  readonly state: SiteState;
  /** False where neither the site nor what is to be mended is another. */
  readonly hasChanged: boolean;
  /** The problems that the build before did not have. */
  readonly fresh: readonly Problem[];
  readonly ms: number;
};

/** What the site would be with other bytes in some of its files. */
export type Tried =
  | { readonly status: "refused"; readonly problems: readonly Problem[] }
  | {
      readonly status: "good";
      readonly site: BuiltSite;
      /** Makes it the state, once the files have these bytes. */
      keep(): SiteState;
    };

/** A site that is built again and again from its folder, and lives in memory only. */
export type DevSite = {
  readonly state: () => SiteState;
  readonly ledger: ChangeLedger;
  /**
   * Never rejects, and must not be called while it runs. Undefined where it ended early because `overtaken` was aborted: the
   * state is that of the last one then, but for what was shown early.
   */
  rebuild(): Promise<Rebuilt>;
  rebuild(overtaken: AbortSignal): Promise<Rebuilt | undefined>;
  readText(file: string): string | undefined;
  /** Bytes after compression; 0 as long as that is not known. */
  weigh(file: Weighable): number;
  /** A file of the site, by its path from the root, is said to have changed: what takes its time is begun. */
  expect(path: string): void;
  /**
   * What the last build read beside the folders of the site, as far as it knows, and the files in which something is to be
   * mended, for a bundle that was not made names none: absolute paths, all of which are to be watched.
   */
  outside(): readonly string[];
  /** Names a file that is not as the last build read it. Undefined for none. */
  findChange(): string | undefined;
  /**
   * Builds the site as if the files of these paths, from the root, had these bytes. For when no rebuild runs; what it comes to
   * is not shown.
   */
  tryFiles(bytes: ReadonlyMap<string, Uint8Array>): Promise<Tried>;
  /** Prepares for the next changes while there is nothing else to do. */
  warm(): Promise<void>;
  dispose(): Promise<void>;
};

export function createDevSite({
  root,
  cache,
  onSecondThought,
  onLooked = () => {},
  onlookers,
  onShown = () => {},
  ...asked
}: DevSiteOptions): DevSite {
  const edge = createDevIo({ root, cache, onSecondThought, onLooked });
  const ledger = createChangeLedger();
  let state: SiteState = { status: "starting", version: 0 };
  /** The last site that a build came to. What is shown early is no part of it. */
  let lastGood: BuiltSite | undefined;
  const audience =
    onlookers &&
    showEarly({
      onlookers,
      ledger,
      state: () => state,
      onShown: (shown) => {
        state = shown;
        onShown(shown);
      },
    });
  const io: BuildIo = {
    ...edge.io,
    schedule: audience === undefined ? edge.io.schedule : lookedAtFirst(audience),
    measure: (_stage, run) => run(),
  };

  /** Undefined where `ended` ended it early. */
  const attempt = async (ended: AbortSignal, how: BuildIo): Promise<BuildOutcome | undefined> => {
    const options = { ...asked, workbench: true, devValues: true, weigh: false, now: new Date() };
    try {
      return await build(how, options, ended);
    } catch (error) {
      return refuseCrash(error);
    }
  };

  const attemptUntilCertain = async (
    overtaken: AbortSignal,
    how: BuildIo = io,
  ): Promise<BuildOutcome | undefined> => {
    try {
      for (;;) {
        const outcome = await attempt(AbortSignal.any([overtaken, edge.begin()]), how);
        if (outcome === undefined && overtaken.aborted) return undefined;
        if ((await edge.confirm()) && outcome !== undefined) return outcome;
      }
    } catch (error) {
      return refuseCrash(error);
    }
  };

  const tidyAfter = (outcome: BuildOutcome | undefined): BuildOutcome | undefined => {
    try {
      edge.tidy(outcome?.status === "written");
      return outcome;
    } catch (error) {
      return refuseCrash(error);
    }
  };

  /** What was built is weighed against the last site, for which some of its bytes may have to be made anew. */
  const conclude = (outcome: BuildOutcome): SiteState => {
    try {
      return nextState(state, lastGood, outcome, edge, ledger);
    } catch (error) {
      return nextState(state, lastGood, refuseCrash(error), edge, ledger);
    }
  };

  function rebuild(): Promise<Rebuilt>;
  function rebuild(overtaken: AbortSignal): Promise<Rebuilt | undefined>;
  async function rebuild(overtaken = new AbortController().signal): Promise<Rebuilt | undefined> {
    const start = performance.now();
    const before = state;
    const outcome = await attemptUntilCertain(overtaken);
    const tidied = tidyAfter(outcome);
    if (tidied === undefined) return undefined;
    state = conclude(tidied);
    if (state.status === "good") lastGood = state.site;
    const { fresh, isLess } = compareProblems(problemsOf(before), problemsOf(state));
    const hasChanged = state.version !== before.version || fresh.length > 0 || isLess;
    return { state, hasChanged, fresh, ms: performance.now() - start };
  }

  const tryFiles = async (bytes: ReadonlyMap<string, Uint8Array>): Promise<Tried> => {
    const trial = createTrial({ ...io, schedule: edge.io.schedule }, bytes);
    const outcome = tidyAfter(await attemptUntilCertain(new AbortController().signal, trial.io));
    if (outcome?.status !== "written") return { status: "refused", problems: outcome?.problems ?? [] };
    const site = toBuiltSite(outcome, trial.published(), trial.drawn());
    return {
      status: "good",
      site,
      keep: () => {
        state = keepSite(state, site, ledger);
        lastGood = site;
        return state;
      },
    };
  };

  return {
    state: () => state,
    ledger,
    rebuild,
    tryFiles,
    readText: edge.readText,
    weigh: edge.weigh,
    // What goes wrong in these two goes wrong again, and is told, when it is needed.
    expect: (path) => {
      try {
        edge.expect(path);
      } catch {}
    },
    outside: () => {
      const broken = state.status === "broken" ? state.problems : [];
      return [...edge.outside(), ...broken.map(({ file }) => join(root, file))];
    },
    findChange: edge.findChange,
    warm: () => edge.warm().catch(() => {}),
    dispose: edge.dispose,
  };
}

function refuseCrash(error: unknown): BuildOutcome {
  return { status: "refused", problems: [explainCrash(error)], heldBack: [], early: [], pages: [] };
}
