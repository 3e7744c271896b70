import { basename, relative, resolve } from "node:path";
import { say } from "../catalogue/message.ts";
import type { Speech } from "../catalogue/speech.ts";
import { slugify } from "../model/route.ts";
import { listInTheWay, putNewSite } from "../system/starters/put-new-site.ts";
import { type NewFile, readStarter } from "../system/starters/read-starter.ts";
import { type Starter, starters } from "../system/starters/starters.ts";
import { type AskInit, askInitInTerminal } from "./ask-init.ts";
import { UsageError } from "./usage-error.ts";

/** The options as commander returns them. */
export type RawInitOptions = {
  readonly starter?: Starter;
  readonly dryRun?: boolean;
};

/** Runs `site init` and returns its exit status. Writes the folder of the new site to stdout. */
export async function runInit(
  written: string | undefined,
  { starter: named, dryRun = false }: RawInitOptions,
  speech: Speech,
  ask: AskInit | undefined = process.stdin.isTTY && process.stderr.isTTY
    ? askInitInTerminal(process.stdin, process.stderr, speech)
    : undefined,
): Promise<number> {
  const starter = named ?? (ask ? await ask.starter(starters) : refuseNoStarter());
  if (starter === undefined) return stop(speech);
  const folder = written ?? (ask && named === undefined ? await ask.folder() : ".");
  if (folder === undefined) return stop(speech);
  refuseTaken(folder);
  const files = readStarter(starter, nameOf(folder));
  if (dryRun) return list(files, speech);
  putNewSite(folder, files);
  process.stdout.write(`${relative(process.cwd(), resolve(folder)) || "."}\n`);
  process.stderr.write(describeNext(folder, speech));
  return 0;
}

/** The user has left the questions. */
function stop({ command }: Speech): number {
  process.stderr.write(`${command.new.nothing}\n`);
  return 130;
}

function refuseNoStarter(): never {
  throw new UsageError(say("usage.no-starter", { starters }));
}

function refuseTaken(folder: string): void {
  const [name] = listInTheWay(folder);
  if (name !== undefined) throw new UsageError(say("usage.folder-taken", { folder, name }));
}

/** npm takes no other letters for a name. */
function nameOf(folder: string): string {
  return slugify(basename(resolve(folder))) || "site";
}

/** Prints what would be written. */
function list(files: readonly NewFile[], { command }: Speech): number {
  for (const { path } of files) process.stdout.write(`${path}\n`);
  process.stderr.write(`${command.new.nothing}\n`);
  return 0;
}

function describeNext(folder: string, { command }: Speech): string {
  const path = relative(process.cwd(), resolve(folder));
  const steps = [...(path === "" ? [] : [`cd ${quote(path)}`]), "npm install", "npm run dev"];
  return `${[command.init.next, ...steps.map((step) => `  ${step}`), command.init.read].join("\n")}\n`;
}

/** As a shell reads it, in one word. */
function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `"${path}"`;
}
