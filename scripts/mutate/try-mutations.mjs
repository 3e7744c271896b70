// Runs each test of a trial as it is, and then once for each mutation that it reached, and logs what came of it:
// `killed`, `passed`, or `unsure` where the test cannot tell. The rest is left to `judge`.
import { appendFileSync, readFileSync } from "node:fs";
import { TestRunner } from "vitest";

const { TRIAL_LOG: log } = process.env;
/** Longer tests, most of which start programs, are not repeated. */
const longestMs = 8000;
export default class extends TestRunner {
  onCollectStart(file) {
    super.onCollectStart(file);
    this.settled = readSettled();
  }

  async runTask(test) {
    const { trial } = globalThis;
    const run = TestRunner.getTestFn(test);
    const note = (what, number, rest = "") =>
      appendFileSync(log, `${what} ${number} ${test.file.filepath}${rest}\n`);
    // What a file has prepared for its tests stays as it is.
    for (const number of trial.reached) note("unsure", number);
    trial.reached.clear();
    const started = performance.now();
    await run();
    const isLong = performance.now() - started > longestMs;
    const reached = [...trial.reached].filter((number) => !this.settled.has(String(number)));
    for (const number of reached) {
      if (isLong) note("unsure", number);
      else {
        note("try", number);
        const failed = await doesFail(run, number);
        // Some tests cannot be repeated.
        if (failed && (await doesFail(run, undefined))) note("unsure", number);
        else if (failed) {
          this.settled.add(String(number));
          note("killed", number, ` ${test.name.replaceAll("\n", " ")}`);
        } else note("passed", number);
      }
    }
    trial.reached.clear();
  }
}

/** The mutations that were killed or had no end in a file before, also one of another process. */
function readSettled() {
  return new Set(
    [...readFileSync(log, "utf8").matchAll(/^(?:killed|endless) (\d+)/gm)].map(([, one]) => one),
  );
}

async function doesFail(run, number) {
  const { trial } = globalThis;
  trial.active = number;
  trial.calls = 0;
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, 3 * longestMs, true);
  });
  try {
    return await Promise.race([Promise.resolve(run()).then(() => false), late]);
  } catch {
    return true;
  } finally {
    clearTimeout(timer);
    trial.active = undefined;
  }
}
