import type { Findings } from "../words/findings.ts";
import type { BuildOptions } from "./build-options.ts";
import type { BuildIo } from "./io/build-io.ts";

/** One build: its access to the outside, its options and its findings so far. */
export type Run = {
  readonly io: BuildIo;
  readonly options: BuildOptions;
  readonly findings: Findings;
  /** Aborted when the result of this build is no longer needed. */
  readonly signal: AbortSignal;
  /** Aborted when the build is refused: work in parallel can stop. */
  readonly refusal: AbortSignal;
};
