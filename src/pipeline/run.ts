import type { Findings } from "../problems/findings.ts";
import type { BuildIo, BuildOptions } from "./build-io.ts";

/** One build: its edges, what is asked of it, and what it has found so far. */
export type Run = {
  readonly io: BuildIo;
  readonly options: BuildOptions;
  readonly findings: Findings;
  /** Aborted where the build is refused while work goes on beside it. */
  readonly signal: AbortSignal;
};

/** What a function gives that may find that there is nothing to give. */
export type Found<Give extends (...given: never[]) => unknown> = NonNullable<Awaited<ReturnType<Give>>>;
