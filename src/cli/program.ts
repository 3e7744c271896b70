import type { Language } from "../words/languages.ts";
import type { DeclaredCommand } from "./command.ts";
import { build } from "./commands/build.ts";
import { changes } from "./commands/changes.ts";
import { check } from "./commands/check.ts";
import { collections, completion } from "./commands/completion.ts";
import { dev } from "./commands/dev.ts";
import { edit } from "./commands/edit.ts";
import { explain } from "./commands/explain.ts";
import { init } from "./commands/init.ts";
import { move } from "./commands/move.ts";
import { newEntry } from "./commands/new.ts";
import { preview } from "./commands/preview.ts";
import { remove } from "./commands/remove.ts";
import { routes } from "./commands/routes.ts";
import { schema } from "./commands/schema.ts";
import { where } from "./commands/where.ts";
import { assembleProgram } from "./run-program.ts";
import type { SpokenCommand } from "./spoken-command.ts";

/** All commands, in the order of the help. */
export const commands: readonly DeclaredCommand[] = [
  init,
  build,
  dev,
  edit,
  check,
  newEntry,
  move,
  remove,
  routes,
  where,
  changes,
  explain,
  schema,
  preview,
  completion,
  collections,
];

/** Creates the command `site`, described in a language. `finish` gets the exit status of the command that runs. */
export function createProgram(language: Language, finish: (status: number) => void): SpokenCommand {
  return assembleProgram({ name: "site", help: "site --help", commands }, language, finish);
}
