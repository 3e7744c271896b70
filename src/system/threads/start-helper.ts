import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { CompiledText, Helper, TextSettings } from "../../model/model.ts";
import { generatorRoot } from "../generator-root.ts";

/** What the thread is given at its start. */
export type HelperWork = {
  readonly settings: TextSettings;
  /** The bundle that holds the directives, and the folder of the site. Undefined where there are none. */
  readonly templates: { readonly code: string; readonly root: string } | undefined;
};

/**
 * Starts the second thread of a build; undefined where it cannot be started. One that dies costs time and nothing else. It
 * keeps no process alive.
 */
export function startHelper(work: HelperWork): Helper | undefined {
  const thread = tryStart(work);
  if (thread === undefined) return undefined;
  const waiting = new Map<number, (results: readonly CompiledText[] | undefined) => void>();
  let asked = 0;
  let isAlive = true;

  const answer = (id: number, results: readonly CompiledText[] | undefined) => {
    waiting.get(id)?.(results);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
  };
  const giveUp = () => {
    isAlive = false;
    for (const id of [...waiting.keys()]) answer(id, undefined);
  };
  const compileTexts: Helper["compileTexts"] = async (texts) => {
    if (!isAlive) return undefined;
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      // As long as somebody waits, the process does.
      thread.ref();
      thread.postMessage({ id, texts });
    });
  };

  thread.on("message", ({ id, results }) => answer(id, results));
  thread.on("error", giveUp);
  thread.on("exit", giveUp);
  thread.unref();
  return {
    compileTexts,
    close: () => void thread.terminate(),
  };
}

function tryStart(work: HelperWork): Worker | undefined {
  try {
    // What templates say when they are loaded, they have said here.
    return new Worker(join(generatorRoot, "lib/helper-thread.cjs"), {
      workerData: work,
      stdout: true,
      stderr: true,
    });
  } catch {
    return undefined;
  }
}
