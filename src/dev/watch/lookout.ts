import { setTimeout as sleep } from "node:timers/promises";

type LookoutOptions = {
  /** Returns a text that identifies the difference between the disk and the last build. Undefined for none. */
  readonly look: () => string | undefined;
  readonly onFound: () => void;
  /** Tests pass their own. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const sleepAside = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false });

const everyMs = 1000;
/** The largest share of a CPU core for looking. */
const share = 1 / 100;
/** The longest pause, however many files there are. */
const mostMs = 10_000;

/**
 * Looks at the disk from time to time, because busy systems and some disks do not report every change. Each finding is
 * reported once. Returns the function that stops it.
 */
export function keepLookout({ look, onFound, wait = sleepAside }: LookoutOptions): () => void {
  const end = new AbortController();
  const go = async () => {
    let reported: string | undefined;
    for (let tookMs = 0; ; ) {
      await wait(Math.min(Math.max(everyMs, tookMs / share), mostMs), end.signal);
      // Elapsed time would include other programs of a busy machine, and delay the next look by minutes.
      const start = process.cpuUsage();
      const found = look();
      const { user, system } = process.cpuUsage(start);
      tookMs = (user + system) / 1000;
      // An unreadable file always differs from what was last read.
      if (found === undefined || found === reported) continue;
      reported = found;
      onFound();
    }
  };
  go().catch((error: unknown) => {
    if (!end.signal.aborted) throw error;
  });
  return () => end.abort();
}
