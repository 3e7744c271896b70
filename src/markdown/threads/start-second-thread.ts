import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { CompiledText, Helper } from "../../model/model.ts";
import { generatorRoot } from "../../store/generator-root.ts";
import type { DigestJob } from "./digest-job.ts";
import type { TextCompiling, ThreadAnswer, ThreadRequest } from "./thread-messages.ts";

/** The second thread of a build. It does not keep the process alive, and its death only costs time. */
export type SecondThread = {
  /** Makes it hash a part of the files, in the order of the calls. */
  digest(job: DigestJob): void;
  /** Sets up its compiler. Undefined when it is dead, or the settings cannot be sent. */
  help(compiling: TextCompiling): Helper | undefined;
  close(): void;
};

/** Undefined when it cannot be started. */
export function startSecondThread(): SecondThread | undefined {
  const worker = tryStart();
  if (worker === undefined) return undefined;
  const waiting = new Map<number, (texts: readonly CompiledText[] | undefined) => void>();
  let asked = 0;
  let isAlive = true;

  const ask = (request: ThreadRequest) => worker.postMessage(request);
  const take = ({ id, texts }: ThreadAnswer) => {
    waiting.get(id)?.(texts);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  };
  const giveUp = () => {
    isAlive = false;
    for (const id of [...waiting.keys()]) take({ id, texts: undefined });
  };
  const close = () => void worker.terminate();
  const compileTexts: Helper["compileTexts"] = async (texts) => {
    if (!isAlive) return undefined;
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      // A pending answer keeps the process alive.
      worker.ref();
      ask({ kind: "compile", id, texts });
    });
  };

  worker.on("message", take);
  worker.on("error", giveUp);
  worker.on("exit", giveUp);
  worker.unref();
  return {
    digest: (job) => ask({ kind: "digest", job }),
    help: (compiling) => {
      if (!isAlive) return undefined;
      try {
        ask({ kind: "prepare", compiling });
        return { compileTexts, close };
      } catch {
        return undefined;
      }
    },
    close,
  };
}

function tryStart(): Worker | undefined {
  try {
    // Output of templates while loading is already printed by the first thread.
    return new Worker(join(generatorRoot, "lib/second-thread.cjs"), { stdout: true, stderr: true });
  } catch {
    return undefined;
  }
}
