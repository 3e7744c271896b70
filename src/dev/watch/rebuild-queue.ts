import { setTimeout as sleep } from "node:timers/promises";

/** Rebuilds after changes: soon after a single save, and only a few times for many changes. */
export type RebuildQueue = {
  note(path: string): void;
  /** Settles once every noted change is built. */
  idle(): Promise<void>;
  isIdle(): boolean;
  /** Settles after a pause, once nothing was built and no job ran for a while: between the pieces of work that can wait. */
  calm(): Promise<void>;
  /**
   * Runs `job` while no rebuild is running; a running one may end early. Jobs run one after the other. Changes in the
   * meantime are built after them.
   */
  alone<Result>(job: () => Promise<Result>): Promise<Result>;
};

/** A save consists of several events; most editors finish within this time. */
const settleMs = 5;
/** From this many changes at once on, they come from a checkout or a script, and more will follow. */
const burst = 10;
const burstSettleMs = 60;
/** Continuous changes are built after this time. */
const maxWaitMs = 1000;
const maxOvertakenInRow = 3;
const calmMs = 40;
/** Somebody who types saves again soon. */
const restMs = 1000;

/** Whether a rebuild was completed, or ended early in favour of the next one. */
type RebuildEnd = "overtaken" | "completed";

/** `paths` are the changes noted since the last completed rebuild. `overtaken` is aborted at the next note. */
type Rebuild = (paths: ReadonlySet<string>, overtaken: AbortSignal) => Promise<RebuildEnd>;

/**
 * One rebuild runs at a time; all changes during it share one more. A rebuild whose files change again may end early, a
 * few times in a row.
 */
export function createRebuildQueue(rebuild: Rebuild): RebuildQueue {
  let noted = new Set<string>();
  let running: Promise<void> | undefined;
  let overtaking = new AbortController();
  let waitingJobs = 0;
  let endedAt = Number.NEGATIVE_INFINITY;

  const settle = async () => {
    await sleep(settleMs);
    const start = performance.now();
    for (let seen = 0; noted.size >= burst && noted.size > seen && performance.now() - start < maxWaitMs; ) {
      seen = noted.size;
      await sleep(burstSettleMs);
    }
  };
  const run = async () => {
    let overtakenInRow = 0;
    while (noted.size > 0) {
      await settle();
      // The last job starts a run that builds all noted changes.
      if (waitingJobs > 0) break;
      const paths = noted;
      noted = new Set();
      overtaking = new AbortController();
      const { signal } = overtakenInRow < maxOvertakenInRow ? overtaking : new AbortController();
      const end = await rebuild(paths, signal);
      overtakenInRow = end === "overtaken" ? overtakenInRow + 1 : 0;
      if (end === "overtaken") noted = new Set([...paths, ...noted]);
    }
    running = undefined;
    endedAt = performance.now();
  };
  const alone = async <Result>(job: () => Promise<Result>): Promise<Result> => {
    waitingJobs += 1;
    overtaking.abort();
    while (running !== undefined) await running;
    waitingJobs -= 1;
    // Changes that the job itself notes must wait for its end, so `running` is set before it starts.
    const result = Promise.resolve().then(job);
    running = result.then(noop, noop).then(run);
    return result;
  };
  return {
    alone,
    note: (path) => {
      noted.add(path);
      overtaking.abort();
      running ??= run();
    },
    isIdle: () => running === undefined,
    idle: async () => {
      while (running !== undefined) await running;
    },
    calm: async () => {
      do await sleep(calmMs, undefined, { ref: false });
      while (running !== undefined || performance.now() - endedAt < restMs);
    },
  };
}

function noop(): void {}
