// The thread that hashes files and compiles texts in parallel to a build. Started as a process, it compiles one text
// under a deadline.
import { readFileSync, writeSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import type { TextJob } from "../../model/model.ts";
import type { ApartRequest } from "./compile-apart.ts";
import type { CompileTexts } from "./compile-texts.ts";
import { workOn } from "./digest-job.ts";
import type { TextCompiling, ThreadAnswer, ThreadRequest } from "./thread-messages.ts";

let compiler: Promise<CompileTexts> | undefined;

if (isMainThread) compileUnderDeadline();

parentPort?.on("message", (request: ThreadRequest) => {
  switch (request.kind) {
    case "digest":
      return workOn(request.job);
    case "prepare":
      compiler = createCompiler(request.compiling, request.isApart ?? false);
      return;
    case "compile":
      return void answer(request.id, request.texts);
  }
});

async function createCompiler(compiling: TextCompiling, isApart: boolean): Promise<CompileTexts> {
  // Loaded on demand: most builds only have files hashed here.
  const { createTextCompiler } = await import("./compile-texts.ts");
  return createTextCompiler(compiling, isApart);
}

async function answer(id: number, jobs: readonly TextJob[]): Promise<void> {
  const texts = await compiler?.then((compile) => compile(jobs)).catch(() => undefined);
  parentPort?.postMessage({ id, texts } satisfies ThreadAnswer);
}

/** Has a thread compile the text, and ends this process when it takes too much time or memory. */
function compileUnderDeadline(): void {
  const { compiling, job, limits } = deserialize(readFileSync(0)) as ApartRequest;
  const thread = new Worker(__filename, { stdout: true, stderr: true });
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > limits.cpuMs || process.memoryUsage.rss() > limits.bytes)
      process.kill(process.pid, "SIGKILL");
  }, 50);
  thread.on("message", ({ texts }: ThreadAnswer) => {
    if (texts?.[0] === undefined) process.exit(1);
    const bytes = serialize(texts[0]);
    for (let written = 0; written < bytes.length; ) written += writeSync(1, bytes, written);
    process.exit(0);
  });
  thread.on("error", () => process.exit(1));
  thread.postMessage({ kind: "prepare", compiling, isApart: true } satisfies ThreadRequest);
  thread.postMessage({ kind: "compile", id: 1, texts: [job] } satisfies ThreadRequest);
}
