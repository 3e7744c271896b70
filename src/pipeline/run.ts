import type { Findings } from "../problems/findings.ts";
import type { BuildIo } from "./build-io.ts";
import type { BuildOptions } from "./build-options.ts";

/** One build: its edges, what is asked of it, and what it has found so far. */
export type Run = {
  readonly io: BuildIo;
  readonly options: BuildOptions;
  readonly findings: Findings;
  /** Aborted once nobody waits for this build any more. */
  readonly signal: AbortSignal;
  /** Aborted once the build is refused: what goes on beside it is for nothing. */
  readonly refusal: AbortSignal;
};
