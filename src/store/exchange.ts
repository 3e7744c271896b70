import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { z } from "zod";
import { digestOf } from "../model/memory/hash.ts";
import { hasDotsOrGaps } from "../model/published-path.ts";
import { say } from "../words/message.ts";
import { compareText } from "../words/problem.ts";
import { createChangeSet, createUndoLog } from "./change-set.ts";
import {
  createFile,
  type FileSystem,
  isTemporaryName,
  listQuietly,
  lstatIfThere,
  makeFolder,
  nodeFileSystem,
  putFile,
  removeFile,
  renameFlushed,
  replaceFile,
} from "./disk.ts";
import { systemCode } from "./failures.ts";
import { isProcessAlive, startOfProcess } from "./lock.ts";
import { isThere, type OnSetAside, type OwnText, parseJson, readOwnFile } from "./own-files.ts";
import { isSiteFolder } from "./read-files.ts";

/** A file to create (without `before`), change, or remove (without `after`). `file` is a path from the site’s root. */
export type Exchange = {
  readonly file: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
};

export type Exchanged =
  /** `kept` is the folder, from the root, with the previous content of the files. */
  | { readonly status: "written"; readonly kept: string }
  /** Nothing was written: the file has changed since, or a link gives it another folder. */
  | { readonly status: "changed" | "elsewhere"; readonly file: string };

type ExchangeOptions = {
  /** The name of the folder with the previous content, as in `2026-11-26T09-00-00-remove-ventilation`. */
  readonly name: string;
  /** Tests pass one that fails. */
  readonly fileSystem?: FileSystem;
};

const keptFolder = ".site/edit/kept";
/** The file that marks a folder whose exchange is not finished. */
const begun = "begun.json";
const ended = "done.json";

/**
 * Creates, changes and removes files, all or none. Keeps their previous content below `.site/`, from where a failed
 * one is restored at once, and `recoverExchanges` restores that of a killed process or of a power cut.
 */
export function exchangeFiles(
  root: string,
  exchanges: readonly Exchange[],
  { name, fileSystem = nodeFileSystem }: ExchangeOptions,
): Exchanged {
  const elsewhere = exchanges.find(({ file }) => !isInFolder(root, file));
  if (elsewhere !== undefined) return { status: "elsewhere", file: elsewhere.file };
  const changed = exchanges.find(({ file, before }) => !isSame(readPlain(root, file), before));
  if (changed !== undefined) return { status: "changed", file: changed.file };
  const kept = join(keptFolder, name);
  const folder = join(root, kept);
  for (const { file, before, after } of exchanges) {
    if (before !== undefined) keep(join(folder, "before", file), before);
    if (after !== undefined) keep(join(folder, "after", file), after);
  }
  const record: ExchangeRecord = {
    pid: process.pid,
    start: startOfProcess(process.pid),
    files: exchanges.map(toRecord),
  };
  makeFolder(folder);
  const undo = createUndoLog();
  const changes = createChangeSet({ folder: root, undo, fileSystem, stagingFolder: folder });
  try {
    const staged = exchanges.map(({ file, after }) => {
      if (after === undefined) return undefined;
      const mode = lstatIfThere(join(root, file))?.mode;
      return changes.stage(file, after, { durable: true, mode });
    });
    replaceFile(join(folder, begun), JSON.stringify(record));
    for (const [index, { file, before }] of exchanges.entries()) {
      const restore = () => putFile(join(root, file), before, folder, fileSystem);
      const one = staged[index];
      if (one === undefined) changes.remove(file, { durable: true }, restore);
      else {
        makeFolder(dirname(join(root, file)));
        changes.putInPlace(one, restore);
      }
    }
    renameFlushed(join(folder, begun), join(folder, ended));
  } catch (error) {
    try {
      // What the disk refuses to restore, `recoverExchanges` restores later.
      if (undo.undo()) removeFile(join(folder, begun));
    } catch {
      // The first failure says more than those that follow from it.
    }
    throw error;
  }
  return { status: "written", kept };
}

/** Reads the exchange kept in a folder. Undefined when there is none, it was not finished, or it is damaged. */
export function readKept(root: string, kept: string): readonly Exchange[] | undefined {
  const files = readEnded(root, kept);
  const exchanges = files?.flatMap((one): Exchange[] => {
    const [before, after] = [readSide(root, kept, "before", one), readSide(root, kept, "after", one)];
    return before === "lost" || after === "lost"
      ? []
      : [{ file: one.file, before: before || undefined, after: after || undefined }];
  });
  return exchanges?.length === files?.length ? exchanges : undefined;
}

/** Restores the content that files had before an exchange. Files that have changed since stay. */
export function takeBack(root: string, kept: string): void {
  for (const one of readEnded(root, kept) ?? []) putSide(root, kept, "before", one);
}

function readEnded(root: string, kept: string): readonly KeptFile[] | undefined {
  const bytes = readPlain(root, `${kept}/${ended}`);
  return bytes && parseRecord(Buffer.from(bytes).toString()).value?.files;
}

/**
 * Files of an unfinished exchange that stay as they are: `changed` since, `lost` where their earlier content is damaged,
 * or `refused` by the disk, in which case the next start tries again. `kept` is the folder with their earlier content.
 */
export type Unrestored = {
  readonly kept: string;
  readonly files: readonly string[];
  readonly why: "changed" | "lost" | "refused";
};

/**
 * Takes back the unfinished exchanges of killed processes, except in files that were changed since. Completes one whose
 * earlier content is damaged. Throws no error of the disk.
 */
export function recoverExchanges(root: string, onSetAside: OnSetAside): readonly Unrestored[] {
  return listQuietly(join(root, keptFolder)).flatMap((name) => {
    const kept = `${keptFolder}/${name}`;
    const record = readBegun(root, kept, onSetAside);
    if (record === undefined || isStillRunning(record)) return [];
    const isLost = (side: Side) =>
      record.files.some(
        (one) =>
          orRefused(() => (readSide(root, kept, side, one) === "lost" ? "lost" : "restored")) !== "restored",
      );
    // Without all of the earlier content, only the end of the exchange leaves no half of it.
    const side = isLost("before") && !isLost("after") ? "after" : "before";
    const outcomes = new Map(record.files.map((one) => [one.file, putSide(root, kept, side, one)]));
    const listOf = (why: Unrestored["why"]) => {
      const files = [...outcomes].filter(([, outcome]) => outcome === why).map(([file]) => file);
      return files.length > 0 ? [{ kept, files, why }] : [];
    };
    if (listOf("refused").length === 0) {
      const mark = `${kept}/${begun}`;
      const ended = orRefused(() => {
        removeFile(join(root, mark));
        return "restored";
      });
      outcomes.set(mark, ended);
    }
    return [...listOf("changed"), ...listOf("lost"), ...listOf("refused")];
  });
}

/** A damaged record is written again, from the names of the kept files: their process is gone. */
function readBegun(root: string, kept: string, onSetAside: OnSetAside): ExchangeRecord | undefined {
  let stays = false;
  const record = readOwnFile(
    root,
    {
      file: `${kept}/${begun}`,
      parse: (text) => {
        const read = parseRecord(text);
        return read.value ? read : { ...read, value: restoreRecord(root, kept) };
      },
      write: (value) => JSON.stringify(value),
    },
    (one) => {
      stays = one.aside === undefined;
      onSetAside(one);
    },
  );
  // Without a new name it would be found at each start, and take back what was written since.
  return stays ? undefined : record;
}

function restoreRecord(root: string, kept: string): ExchangeRecord | undefined {
  if (isThere(join(root, kept, ended))) return undefined;
  const [before, after] = [listBelow(join(root, kept, "before")), listBelow(join(root, kept, "after"))];
  const files = [...new Set([...before, ...after])].sort(compareText).map((file) => ({
    file,
    isCreated: !before.includes(file),
    isRemoved: !after.includes(file),
  }));
  return { pid: noProcess, files };
}

/** The paths of the files below a folder, from there. */
function listBelow(folder: string): readonly string[] {
  if (!isThere(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTemporaryName(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"));
}

function isStillRunning({ pid, start }: ExchangeRecord): boolean {
  return pid !== noProcess && isProcessAlive(pid) && (start === undefined || start === startOfProcess(pid));
}

type Outcome = Unrestored["why"] | "restored";

/** Gives a file the content of one side, if it has that of the other. */
function putSide(root: string, kept: string, side: Side, one: KeptFile): Outcome {
  const { file } = one;
  return orRefused(() => {
    if (!isInFolder(root, file)) return "changed";
    const bytes = readPlain(root, file);
    const now = bytes ? digestOf(bytes) : "";
    if (now === digestOfSide(root, kept, side, one)) return "restored";
    if (now !== digestOfSide(root, kept, side === "before" ? "after" : "before", one)) return "changed";
    const wanted = readSide(root, kept, side, one);
    if (wanted === "lost") return "lost";
    putFile(join(root, file), wanted || undefined, join(root, kept));
    return "restored";
  });
}

function orRefused(run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return "refused";
  }
}

type Side = "before" | "after";

/** Empty for no file on that side. */
function digestOfSide(root: string, kept: string, side: Side, one: KeptFile): string | undefined {
  if (isNoneOn(side, one)) return "";
  const bytes = readPlain(root, `${kept}/${side}/${one.file}`);
  return one[side] ?? (bytes && digestOf(bytes));
}

/** `lost` when the bytes are missing or others than those that were kept, empty when there was no file. */
function readSide(root: string, kept: string, side: Side, one: KeptFile): Uint8Array | "lost" | "" {
  if (isNoneOn(side, one)) return "";
  const bytes = readPlain(root, `${kept}/${side}/${one.file}`);
  if (bytes === undefined) return "lost";
  return one[side] === undefined || one[side] === digestOf(bytes) ? bytes : "lost";
}

function isNoneOn(side: Side, { isCreated, isRemoved }: KeptFile): boolean {
  return side === "before" ? isCreated : isRemoved;
}

const keptFile = z.object({
  file: z.string().refine((file) => !isAbsolute(file) && !hasDotsOrGaps(file)),
  isCreated: z.boolean(),
  isRemoved: z.boolean(),
  /** Digests of the content. */
  before: z.string().optional(),
  after: z.string().optional(),
});
type KeptFile = z.output<typeof keptFile>;
/** No process has this id. */
const noProcess = 0;
/** `start` is the start time of the process: its id may belong to another process later. */
const exchangeRecord = z.object({
  pid: z.int().nonnegative(),
  start: z.string().optional(),
  files: z.array(keptFile),
});
type ExchangeRecord = z.output<typeof exchangeRecord>;
const parseRecord: (text: string) => OwnText<ExchangeRecord> = parseJson(
  exchangeRecord,
  say("aside.exchange"),
);

function toRecord({ file, before, after }: Exchange): KeptFile {
  return {
    file,
    isCreated: before === undefined,
    isRemoved: after === undefined,
    before: before && digestOf(before),
    after: after && digestOf(after),
  };
}

/**
 * `content/` itself may be a link within the site, but a link below it would give one file two names. Missing folders
 * below it are allowed.
 */
function isInFolder(root: string, file: string): boolean {
  const [top = "", ...steps] = dirname(file).split("/");
  if (!isSiteFolder(join(root, top))) return false;
  while (!existsSync(join(root, top, ...steps))) steps.pop();
  return realpathSync(join(root, top, ...steps)) === join(realpathSync(join(root, top)), ...steps);
}

/** Reads a file. Undefined when there is none, also when the path is a link or a folder. */
export function readPlain(root: string, file: string): Uint8Array | undefined {
  const path = join(root, file);
  return lstatIfThere(path)?.isFile() ? readFileSync(path) : undefined;
}

function keep(path: string, bytes: Uint8Array): void {
  makeFolder(dirname(path));
  createFile(path, bytes);
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.compare(one, other) === 0;
}

/** How many days exchanges are kept, and how many are kept whatever their age. */
export const keptDays = 90;
const keptAlways = 50;

/**
 * Exchanges files. Keeps their previous content in a folder of `kept/` named by the time and `name`, as in
 * `2026-11-26T09-00-00-remove-ventilation`, and removes old folders.
 */
export function keepExchange(
  root: string,
  exchanges: readonly Exchange[],
  name: string,
  now = new Date(),
): Exchanged {
  const stamped = `${now.toISOString().slice(0, 19).replaceAll(":", "-")}-${name}`;
  const exchanged = exchangeFiles(root, exchanges, { name: findFree(root, stamped) });
  if (exchanged.status === "written") pruneKept(root, now);
  return exchanged;
}

/** Adds a number to a name that is taken: two exchanges may happen in the same second. */
function findFree(root: string, name: string): string {
  let free = name;
  for (let number = 2; existsSync(join(root, keptFolder, free)); number += 1) free = `${name}-${number}`;
  return free;
}

/** A folder that cannot be removed stays. */
function pruneKept(root: string, now: Date): void {
  const folder = join(root, keptFolder);
  for (const name of listOld(listQuietly(folder), now)) {
    if (existsSync(join(folder, name, begun))) continue;
    try {
      rmSync(join(folder, name), { recursive: true });
    } catch {}
  }
}

/**
 * The folders older than `keptDays`, except the newest `keptAlways`. A folder without a time in its name is the user’s.
 */
export function listOld(names: readonly string[], now: Date): readonly string[] {
  const first = new Date(now.getTime() - keptDays * 24 * 3600 * 1000).toISOString().slice(0, 10);
  return names
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-/.test(name))
    .sort()
    .slice(0, -keptAlways)
    .filter((name) => name.slice(0, 10) < first);
}
