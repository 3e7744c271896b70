import type { Command } from "commander";
import { describeCommands } from "./completion/describe-commands.ts";
import { writeBash } from "./completion/write-bash.ts";
import { writeFish } from "./completion/write-fish.ts";
import { writeZsh } from "./completion/write-zsh.ts";

const writers = { bash: writeBash, zsh: writeZsh, fish: writeFish };

/** Runs `site completion` and gives its exit status. The script goes to stdout. */
export function runCompletion(program: Command, shell: keyof typeof writers): number {
  process.stdout.write(writers[shell](describeCommands(program)));
  return 0;
}
