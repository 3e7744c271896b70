import type { Command } from "commander";
import type { Speech } from "../words/speech.ts";
import { describeCommands } from "./completion/describe-commands.ts";
import type { Shell } from "./completion/shells.ts";
import { writeBash } from "./completion/write-bash.ts";
import { writeFish } from "./completion/write-fish.ts";
import { writeZsh } from "./completion/write-zsh.ts";

const writers = { bash: writeBash, zsh: writeZsh, fish: writeFish };

/** Runs `site completion` and returns its exit status. Writes the script to stdout. */
export function runCompletion(program: Command, shell: Shell, words: Speech["command"]): number {
  process.stdout.write(writers[shell](describeCommands(program, words.values), words));
  return 0;
}
