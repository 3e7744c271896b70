import type { Speech } from "../catalogue/speech.ts";
import type { Stage } from "../model/model.ts";

type Terminal = { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number };

/** Below this a build is over before a reader has looked. */
const quietMs = 1500;
const redrawMs = 80;
const barWidth = 24;

/** What takes long: a stage of a build, or to ask other sites whether links lead somewhere. */
type Work = Stage | "links";

/** A bar on terminals, a line now and then elsewhere, nothing at all while the work is short or `silent`. */
export function createProgress(
  terminal: Terminal,
  silent: boolean,
  { command: words }: Speech,
  now: () => number = () => performance.now(),
) {
  const names: Readonly<Record<Work, string>> = words.stages;
  const start = now();
  let lastDrawn = 0;
  let lastStage: Work | undefined;
  let isDrawn = false;
  return {
    show(stage: Work, done: number, total: number): void {
      if (silent) return;
      const time = now();
      if (time - start < quietMs) return;
      if (terminal.isTTY === true) {
        if (time - lastDrawn < redrawMs && done < total) return;
        lastDrawn = time;
        isDrawn = true;
        terminal.write(`\r\u001b[K${formatBar(names[stage], done, total)}`);
      } else if (stage !== lastStage) {
        lastStage = stage;
        terminal.write(`${words.build.todo({ stage: names[stage], count: total })}\n`);
      }
    },
    clear(): void {
      if (isDrawn) terminal.write("\r\u001b[K");
    },
  };
}

function formatBar(stage: string, done: number, total: number): string {
  const filled = Math.min(barWidth, Math.round((done / Math.max(1, total)) * barWidth));
  return `${stage.padEnd(10)} ${"█".repeat(filled)}${"░".repeat(barWidth - filled)} ${done}/${total}`;
}
