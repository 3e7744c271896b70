import { setImmediate as letOthers } from "node:timers/promises";
import { auditInTurns } from "../../check/audit-site.ts";
import type { Kept } from "../../model/memory/memory.ts";
import type { Weighable } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { calendarDay } from "../../text/calendar-day.ts";
import type { Problem } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { findPage } from "../panel/describe-page.ts";
import type { LinkTo } from "../panel/link-to-place.ts";
import { problemsOf, type SiteState, siteOf } from "../site/site-state.ts";
import type { Fault } from "./fault.ts";
import { type FaultSources, type Mending, narrowToPage, nothing } from "./fault-sources.ts";
import { listFaults, type Telling } from "./list-faults.ts";
import { isNew, noteSeen, type Seen, type SeenFile } from "./note-seen.ts";

/** The faults of a site at this moment. */
export type FaultList = {
  readonly faults: readonly Fault[];
  /** The keys of the faults that are new today. */
  readonly fresh: ReadonlySet<string>;
  /** True if the last build has errors. Pages and fields are then those of the last good build. */
  readonly isBroken: boolean;
};

export type FaultBoard = {
  look(speech: Speech): Promise<FaultList>;
  /** Lists the faults for the number on a button. Undefined for a site that is too large to be audited for that. */
  glance(speech: Speech): Promise<FaultList | undefined>;
  /**
   * Lists those of the page in `file`, a path from the root of `dist/`. Undefined when there is no such page. `isOpen`
   * adds what an audit finds, except on a large site.
   */
  lookAt(file: string, speech: Speech, isOpen: boolean): Promise<readonly Fault[] | undefined>;
  /** Lists what is not published yet. */
  coming(speech: Speech): readonly Fault[];
};

/** In pages. The audit of a page takes some milliseconds after each save that changes it. */
const mostAtGlance = 500;

export type BoardOptions = {
  readonly state: () => SiteState;
  readonly base: string;
  /** Undefined for people who open no files: places in them are told under « Détails ». */
  readonly linkTo: LinkTo | undefined;
  readonly weigh: (file: Weighable, how?: "quickly") => number;
  readonly seen: SeenFile;
  /** Settles once work that can wait may go on. */
  readonly calm: () => Promise<void>;
  readonly mending?: Mending | undefined;
  readonly now?: () => Date;
};

/** Audits the site on request, once for each build, and records new faults in a file. */
export function createFaultBoard({
  state,
  base,
  linkTo,
  weigh,
  seen,
  calm,
  mending,
  now = () => new Date(),
}: BoardOptions): FaultBoard {
  const memory = createAuditMemory();
  const audits = new WeakMap<Drawn, Promise<readonly Problem[]>>();
  let isAwaited = false;
  // An audit for a button pauses, so that saves and pages come first.
  const giveWay = () => (isAwaited ? letOthers() : calm());
  const audit = (drawn: Drawn) => {
    const known = audits.get(drawn) ?? memory.during((kept) => auditInTurns(drawn.finished, kept, giveWay));
    audits.set(drawn, known);
    return known;
  };
  const awaiting = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    isAwaited = true;
    return run().finally(() => {
      isAwaited = false;
    });
  };
  const note = (keys: readonly string[], today: string, isComplete: boolean): Seen => {
    const before = seen.read();
    const after = noteSeen(before, { keys, today, isComplete });
    if (JSON.stringify(after) !== JSON.stringify(before)) seen.write(after);
    return after;
  };
  /** What all lists of a site begin with, and what they are told with. */
  const gather = (looked: SiteState, speech: Speech): { sources: FaultSources; telling: Telling } => {
    const site = siteOf(looked);
    const drawn = site?.drawn;
    return {
      sources: {
        drawn,
        problems: problemsOf(looked),
        refused: (drawn && mending?.refusedIn(drawn)) ?? [],
        held: site && drawn ? [...site.shownDrafts, ...site.heldBack] : [],
        missing: drawn?.missing ?? [],
        pages: drawn?.pages.filter(({ page }) => !isWorkbenchRoute(page.route)) ?? [],
        weigh: undefined,
      },
      telling: {
        ...{ speech, base, linkTo },
        holders: drawn && mending?.holdersIn(drawn),
        today: calendarDay(now(), drawn?.settings.timeZone ?? "UTC"),
        isBroken: looked.status === "broken",
      },
    };
  };
  const isSmall = () => (siteOf(state())?.pages.length ?? 0) <= mostAtGlance;
  const list = async (speech: Speech): Promise<FaultList> => {
    const looked = state();
    const { sources, telling } = gather(looked, speech);
    const { today = "", isBroken = false } = telling;
    const { drawn } = sources;
    if (drawn === undefined) return { faults: listFaults(sources, telling), fresh: new Set(), isBroken };
    const problems = [...sources.problems, ...(await audit(drawn))];
    let isComplete = !isBroken;
    const weighAll = (file: Weighable, how?: "quickly") => {
      const bytes = weigh(file, how);
      if (bytes === 0) isComplete = false;
      return bytes;
    };
    const faults = listFaults({ ...sources, problems, weigh: weighAll }, telling);
    const keys = [...new Set(faults.map(({ key }) => key))];
    const noted = note(keys, today, isComplete);
    return { faults, fresh: new Set(keys.filter((key) => isNew(key, noted, today))), isBroken };
  };
  return {
    look: (speech) => awaiting(() => list(speech)),
    glance: async (speech) => (isSmall() ? list(speech) : undefined),
    lookAt: async (file, speech, isOpen) => {
      const looked = state();
      const found = findPage(file, looked);
      if (found === undefined) return undefined;
      const { drawn, rendered } = found;
      const { sources, telling } = gather(looked, speech);
      const audited = isOpen && isSmall() ? await awaiting(() => audit(drawn)) : [];
      const problems = [...sources.problems, ...audited];
      return listFaults(narrowToPage({ ...sources, problems }, drawn, rendered), telling);
    },
    coming: (speech) => {
      const { sources, telling } = gather(state(), speech);
      const { drawn, held } = sources;
      return listFaults({ ...nothing, drawn, held }, telling);
    },
  };
}

/** Keeps the results that the last audit has used, because most pages do not change. */
function createAuditMemory() {
  let last = new Map<string, unknown>();
  return {
    during: async <Result>(run: (memory: Kept) => Promise<Result>): Promise<Result> => {
      const used = new Map<string, unknown>();
      const result = await run({
        find: ((kind: string, key: string) => {
          const name = `${kind} ${key}`;
          const value = used.get(name) ?? last.get(name);
          if (value !== undefined) used.set(name, value);
          return value;
        }) as Kept["find"],
        keep: ((kind: string, key: string, made: unknown) => {
          used.set(`${kind} ${key}`, made);
          return made;
        }) as Kept["keep"],
      });
      last = used;
      return result;
    },
  };
}
