import { init } from "./commands/init.ts";
import { assembleProgram, runProgram } from "./run-program.ts";

/** Runs `npm create charpente`, which is `site init` alone, and returns its exit status. */
export function main(argv: readonly string[]): Promise<number> {
  const create = { ...init, name: "charpente", example: "npm create charpente my-site -- --starter blog" };
  return runProgram(["charpente", ...argv], (language, finish) =>
    assembleProgram(
      { name: "npm create", help: "npm create charpente -- --help", commands: [create] },
      language,
      finish,
    ),
  );
}
