import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { CompiledText, TextJob } from "../../model/model.ts";
import { generatorRoot } from "../../store/generator-root.ts";
import type { CompileApart } from "../create-body-compiler.ts";
import type { TextCompiling } from "./thread-messages.ts";

/** A text compiled in a process of its own gets this much CPU time, the start of the process included. */
const mostCpuMs = 3000;
const mostBytes = 700_000_000;
/** On a busy machine the CPU time takes longer. */
const patienceMs = 60_000;

/** What the process reads from its input. */
export type ApartRequest = {
  readonly compiling: TextCompiling;
  readonly job: TextJob;
  readonly limits: { readonly cpuMs: number; readonly bytes: number };
};

/** A thread would not do: while it runs machine code, neither it nor its process can end. */
export function compileApart(
  compiling: TextCompiling,
  job: TextJob,
  cpuMs = mostCpuMs,
): ReturnType<CompileApart> {
  try {
    const limits = { cpuMs, bytes: mostBytes };
    const input = serialize({ compiling, job, limits } satisfies ApartRequest);
    const { status, signal, stdout, error } = spawnSync(
      process.execPath,
      [join(generatorRoot, "lib/second-thread.cjs")],
      {
        input,
        stdio: ["pipe", "pipe", "ignore"],
        maxBuffer: 2 ** 30,
        timeout: patienceMs,
        killSignal: "SIGKILL",
        windowsHide: true,
      },
    );
    if (status === 0) return { text: deserialize(stdout) as CompiledText };
    // Also when the parser itself ended the process, as it does when it runs out of memory.
    return signal !== null || (error as NodeJS.ErrnoException | undefined)?.code === "ETIMEDOUT"
      ? "late"
      : undefined;
  } catch {
    return undefined;
  }
}
