import type { ReuseCount } from "../model/memory/kinds.ts";
import type { BuildOutcome, StageTime } from "../model/model.ts";

/** The result of `site build`, for its summary and its JSON report. */
export type BuildResult = {
  readonly outcome: BuildOutcome;
  readonly stages: readonly StageTime[];
  readonly reuse: readonly ReuseCount[];
  /** Milliseconds from the start of the command’s own work to the end of the build. */
  readonly ms: number;
};
