import type { Stage } from "../model/model.ts";
import type { Speech } from "../words/speech.ts";

type Terminal = { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number };

/** A shorter build shows no progress. */
const quietMs = 1500;
const redrawMs = 80;
const barWidth = 24;

/** What takes long: a stage of a build, or the check of links to other sites. */
type Work = Stage | "links";

/**
 * Shows a bar on terminals and a line now and then elsewhere. Shows nothing while the work is short, or when `silent`.
 */
export function createProgress(
  terminal: Terminal,
  silent: boolean,
  { command: words }: Pick<Speech, "command">,
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
