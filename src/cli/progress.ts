type Terminal = { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number };

/** Below this a build is over before a reader has looked. */
const quietMs = 1500;
const redrawMs = 80;
const barWidth = 24;

/** A bar on terminals, a line now and then elsewhere, nothing at all while the work is short or `silent`. */
export function createProgress(
  terminal: Terminal,
  silent: boolean,
  now: () => number = () => performance.now(),
) {
  const start = now();
  let lastDrawn = 0;
  let lastStage = "";
  let isDrawn = false;
  return {
    show(stage: string, done: number, total: number): void {
      if (silent) return;
      const time = now();
      if (time - start < quietMs) return;
      if (terminal.isTTY === true) {
        if (time - lastDrawn < redrawMs && done < total) return;
        lastDrawn = time;
        isDrawn = true;
        terminal.write(`\r\u001b[K${formatBar(stage, done, total)}`);
      } else if (stage !== lastStage) {
        lastStage = stage;
        terminal.write(`${stage}: ${total} to do\n`);
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
