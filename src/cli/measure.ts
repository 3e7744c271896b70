import type { Stage, StageTime } from "../model/model.ts";
import type { BuildIo } from "../pipeline/build.ts";

/** Records in `stages` how long each stage takes. If a stage runs in several pieces, their times add up. */
export function createMeasure(stages: StageTime[]): BuildIo["measure"] {
  const note = (stage: Stage, ms: number) => {
    const at = stages.findIndex((time) => time.stage === stage);
    if (at === -1) stages.push({ stage, ms });
    else stages[at] = { stage, ms: (stages[at]?.ms ?? 0) + ms };
  };
  return (stage, run) => {
    const start = performance.now();
    const result = run();
    if (result instanceof Promise) {
      return result.finally(() => note(stage, performance.now() - start)) as typeof result;
    }
    note(stage, performance.now() - start);
    return result;
  };
}
