import { setTimeout as sleep } from "node:timers/promises";

type LookoutOptions = {
  /** Gives what is not as it was last read, as a text that is another once the disk is another. Undefined for nothing. */
  readonly look: () => string | undefined;
  readonly onFound: () => void;
  /** Tests bring their own. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const sleepAside = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false });

const everyMs = 1000;
/** A look takes at most this part of the time. */
const share = 1 / 100;

/**
 * Looks at the disk from time to time: systems that are busy, and some disks, do not tell of every change. What was found
 * is told once. Gives the function that ends it.
 */
export function keepLookout({ look, onFound, wait = sleepAside }: LookoutOptions): () => void {
  const end = new AbortController();
  const go = async () => {
    let told: string | undefined;
    for (let tookMs = 0; ; ) {
      await wait(Math.max(everyMs, tookMs / share), end.signal);
      const start = performance.now();
      const found = look();
      tookMs = performance.now() - start;
      // A file that cannot be read is never as it was last read.
      if (found === undefined || found === told) continue;
      told = found;
      onFound();
    }
  };
  go().catch((error: unknown) => {
    if (!end.signal.aborted) throw error;
  });
  return () => end.abort();
}
