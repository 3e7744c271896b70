import { basename, relative, resolve } from "node:path";
import { type ImportedSite, importSite, type Target } from "../begin/import-site.ts";
import type { NewFile } from "../begin/new-site.ts";
import { languageOf } from "../begin/old-site.ts";
import { readSettings } from "../begin/read-settings.ts";
import { recogniseEngine } from "../begin/recognise-engine.ts";
import { type Starter, starterLanguages, starters } from "../begin/starters.ts";
import { slugify } from "../model/route.ts";
import { listInTheWay, putNewSite } from "../system/starters/put-new-site.ts";
import { readOldSite } from "../system/starters/read-old-site.ts";
import { readStarter } from "../system/starters/read-starter.ts";
import { loadNativeParser } from "../system/threads/load-native-parser.ts";
import { calendarDay } from "../text/calendar-day.ts";
import { say } from "../words/message.ts";
import type { Speech } from "../words/speech.ts";
import { type AskInit, askInitInTerminal } from "./ask-init.ts";
import { countLeft, describeImport, summarise } from "./describe-import.ts";
import { UsageError } from "./usage-error.ts";

/** The options as commander returns them. */
export type RawInitOptions = {
  readonly starter?: Starter;
  /** The folder of a site of another generator. */
  readonly from?: string;
  readonly dryRun?: boolean;
};

/** The starters into which another site can be imported. */
const importable: readonly Starter[] = ["blog", "documentation"];

/** The file name of the report in the new site. */
const report = "MOVED.md";

/** Runs `site init` and returns its exit status. Writes the folder of the new site to stdout. */
export async function runInit(
  written: string | undefined,
  { starter: named, from, dryRun = false }: RawInitOptions,
  speech: Speech,
  ask: AskInit | undefined = process.stdin.isTTY && process.stderr.isTTY
    ? askInitInTerminal(process.stdin, process.stderr, speech)
    : undefined,
): Promise<number> {
  const choices = from === undefined ? starters : importable;
  if (named !== undefined && !choices.includes(named))
    throw new UsageError(say("usage.no-place", { starter: named, starters: choices }));
  const starter = named ?? (ask ? await ask.starter(choices) : refuseNoStarter(choices));
  if (starter === undefined) return stop(speech);
  // Authors most likely write in the language in which the command speaks to them.
  const old = from === undefined ? undefined : readOld(from);
  const language =
    old?.language ?? (ask && named === undefined ? await ask.language(speech.language) : speech.language);
  if (language === undefined) return stop(speech);
  const folder = written ?? (ask && named === undefined ? await ask.folder() : ".");
  if (folder === undefined) return stop(speech);
  refuseTaken(folder);
  const sample = readStarter(starter, packageName(folder), language);
  const imported = old && importOld(old, { starter, language, sample }, speech);
  const files = imported?.files ?? sample;
  if (dryRun) return list(files, speech);
  putNewSite(folder, files);
  process.stdout.write(`${relative(process.cwd(), resolve(folder)) || "."}\n`);
  if (imported) process.stderr.write(`${describeResult(imported, speech)}\n`);
  process.stderr.write(describeNext(folder, speech));
  return 0;
}

type Old = ReturnType<typeof readOld>;

/** The old site. `language` is the one that its settings name, if there is a starter in it. */
function readOld(from: string) {
  const site = readOldSite(resolve(from));
  const engine = site && recogniseEngine(site);
  if (site === undefined || engine === undefined) throw new UsageError(say("usage.no-old-site", { from }));
  const locale = languageOf(readSettings(site, engine));
  return { site, engine, language: starterLanguages.find((language) => language === locale) };
}

/** The new site with the texts of the old one, and the report. */
function importOld(
  { site, engine }: Old,
  begun: Pick<Target, "starter" | "language" | "sample">,
  speech: Speech,
): ImportedSite {
  const imported = importSite(site, engine, {
    ...begun,
    today: calendarDay(new Date(), "UTC"),
    native: loadNativeParser({ directive: false }),
  });
  const copied = imported.copies.map((copy) => ({ path: copy.to, bytes: site.readBytes(copy.from) }));
  const described = { path: report, bytes: new TextEncoder().encode(describeImport(imported, speech)) };
  return { ...imported, files: [...imported.files, ...copied, described] };
}

function describeResult(imported: ImportedSite, { command }: Speech): string {
  return `${summarise(imported, command)}\n${command.init.moved.look({ count: countLeft(imported), report })}`;
}

function refuseNoStarter(choices: readonly Starter[]): never {
  throw new UsageError(say("usage.no-starter", { starters: choices }));
}

/** Returns the exit status for a user who stopped the questions. */
function stop({ command }: Speech): number {
  process.stderr.write(`${command.new.nothing}\n`);
  return 130;
}

function refuseTaken(folder: string): void {
  const [name] = listInTheWay(folder);
  if (name !== undefined) throw new UsageError(say("usage.folder-taken", { folder, name }));
}

/** The name of the npm package, in which npm allows few characters. */
function packageName(folder: string): string {
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

/** Quotes a path for a shell of Unix, if needed. `cd` would read a hyphen at its start as an option. */
function quote(path: string): string {
  if (path.startsWith("-")) return quote(`./${path}`);
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
