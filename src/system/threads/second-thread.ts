// The thread that hashes files and compiles texts in parallel to a build.
import { parentPort } from "node:worker_threads";
import type { TextJob } from "../../model/model.ts";
import type { CompileTexts } from "./compile-texts.ts";
import { workOn } from "./digest-job.ts";
import type { TextCompiling, ThreadAnswer, ThreadRequest } from "./thread-messages.ts";

let compiler: Promise<CompileTexts> | undefined;

parentPort?.on("message", (request: ThreadRequest) => {
  switch (request.kind) {
    case "digest":
      return workOn(request.job);
    case "prepare":
      compiler = createCompiler(request.compiling);
      return;
    case "compile":
      return void answer(request.id, request.texts);
  }
});

async function createCompiler(compiling: TextCompiling): Promise<CompileTexts> {
  // Loaded on demand: most builds only have files hashed here.
  const { createTextCompiler } = await import("./compile-texts.ts");
  return createTextCompiler(compiling);
}

async function answer(id: number, jobs: readonly TextJob[]): Promise<void> {
  const texts = await compiler?.then((compile) => compile(jobs)).catch(() => undefined);
  parentPort?.postMessage({ id, texts } satisfies ThreadAnswer);
}
