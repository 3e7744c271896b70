import type { CompiledText, TextJob } from "../model/model.ts";
import { type CompiledMarkdown, refuse, tooCostly } from "./compile-markdown.ts";
import { findHeavyBlock, maxLength } from "./find-heavy-block.ts";
import { toCompiledText } from "./remember-body.ts";

/**
 * Compiles a text in a process of its own, which is ended at a deadline: a parser in machine code cannot be interrupted
 * otherwise. Undefined when it cannot: the text is then compiled here.
 */
export type CompileApart = (job: TextJob) => { readonly text: CompiledText } | "late" | undefined;

/** Compiles a text here, or apart if it may keep a parser for long. One that takes too long is refused. */
export function compileInTime(
  job: TextJob,
  compile: (job: TextJob, file: string) => CompiledMarkdown,
  compileApart: CompileApart | undefined,
): CompiledText {
  const heavy = job.text.length > maxLength ? undefined : findHeavyBlock(job.text.replace(/\r\n?/g, "\n"));
  const apart = heavy && compileApart?.(job);
  if (heavy === undefined || apart === undefined) return toCompiledText(compile(job, job.file));
  return apart === "late" ? toCompiledText(refuse(tooCostly, heavy, job, job.file)) : apart.text;
}
