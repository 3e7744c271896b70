import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { CompiledText, Helper } from "../../model/model.ts";
import { generatorRoot } from "../generator-root.ts";
import type { DigestJob } from "../read/digest-job.ts";
import type { TextCompiling, ThreadAnswer, ThreadRequest } from "./thread-messages.ts";

/** The second thread of a build. It keeps no process alive, and one that dies costs time and nothing else. */
export type SecondThread = {
  /** Has it take a part of the files, in the order of the calls. */
  digest(job: DigestJob): void;
  /** Has it compile texts from here on. Undefined where it is dead, or cannot be told how. */
  help(compiling: TextCompiling): Helper | undefined;
  close(): void;
};

/** Undefined where it cannot be started. */
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
      // As long as somebody waits, the process does.
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
    // What templates say when they are loaded, they have said here.
    return new Worker(join(generatorRoot, "lib/second-thread.cjs"), { stdout: true, stderr: true });
  } catch {
    return undefined;
  }
}
