import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { makeText } from "./make-text.mjs";
import { minimise } from "./minimise.mjs";

const child = fileURLToPath(new URL("compile-texts.mjs", import.meta.url));
/** A child that has not answered by then is stopped: its text takes too long or too much memory. */
const defaultPatienceMs = 60_000;
/** A child that starts bundles the compiler. */
const startMs = 60_000;

/**
 * Compiles texts of a seed in a child process until `isOver(number)`: every `step`th from the text of number `first` on.
 * `parser` is the file of a module that exports `parse`, in place of the native parser. `make` makes the texts, and
 * `wayOf` says which compiler takes each; `browser` is the path of a Chromium that reads the HTML too. `tell` is called
 * for each fault as it is found. `patienceMs` is how long it waits for an answer.
 *
 * `cpuMs` is the CPU time that a text may take besides that for its length. Any text within the limits of the compiler
 * takes less than 2 s alone on a machine; another program and a garbage collection make that half as long again.
 *
 * @returns {Promise<{ texts: number, faults: { number: number, kind: string, detail: string, text: string }[] }>}
 */
export async function findFaults({
  seed,
  first = 0,
  isOver,
  parser,
  step = 1,
  make = makeText,
  wayOf = () => 0,
  browser = "",
  tell = () => {},
  patienceMs = defaultPatienceMs,
  cpuMs = 3000,
}) {
  const examiner = createExaminer([cpuMs, parser ?? "", browser].map(String), patienceMs);
  const faults = [];
  let number = first;
  for (; !isOver(number); number += step) {
    const text = make(seed, number);
    const way = wayOf(number);
    const found = await examiner.examine(text, way);
    if (found.kind === undefined) continue;
    // Another program may have used the CPU, and an earlier text the memory.
    const again = await examiner.examine(text, way);
    if (again.kind !== found.kind) continue;
    const isAlike = async (shorter) => (await examiner.examine(shorter, way)).kind === found.kind;
    const fault = { number, ...found, text: await minimise(text, isAlike) };
    faults.push(fault);
    tell(fault);
  }
  examiner.stop();
  return { texts: (number - first) / step, faults };
}

/** Keeps a child process that examines texts, and starts another if it ended, does not answer, or keeps its memory. */
function createExaminer(args, patienceMs) {
  let worker;
  const start = async () => {
    worker = fork(child, args, { serialization: "advanced", stdio: "ignore" });
    const answer = await nextAnswer(worker, startMs);
    if (answer !== "ready") throw new Error(`The child does not start: ${answer.detail}`);
  };
  return {
    async examine(text, way) {
      if (worker === undefined) await start();
      worker.send({ text, way });
      const answer = await nextAnswer(worker, patienceMs);
      if (["end", "busy", "memory"].includes(answer.kind)) this.stop();
      return answer;
    },
    stop() {
      worker?.kill("SIGKILL");
      worker = undefined;
    },
  };
}

function nextAnswer(worker, patienceMs) {
  return new Promise((resolve) => {
    const settle = (answer) => {
      clearTimeout(timer);
      worker.off("message", settle);
      worker.off("exit", onExit);
      resolve(answer);
    };
    const onExit = (code, signal) =>
      settle({ kind: "end", detail: signal === null ? `exit status ${code}` : `signal ${signal}` });
    const timer = setTimeout(
      () => settle({ kind: "busy", detail: `no answer within ${patienceMs / 1000} s` }),
      patienceMs,
    );
    worker.once("message", settle);
    worker.once("exit", onExit);
  });
}
