import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { changeWhenFree } from "./change-when-free.ts";
import { isProcessAlive, startOfProcess } from "./is-process-alive.ts";
import { isSiteFolder } from "./read/read-files.ts";
import { replaceFile } from "./replace-file.ts";
import { systemCode } from "./system-code.ts";

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

/** Replaces the bytes of a file, or removes it. New bytes are first written to a temporary file in `folder`. */
export type Put = (path: string, bytes: Uint8Array | undefined, folder: string) => void;

type ExchangeOptions = {
  /** The name of the folder with the previous content, as in `2026-11-26T09-00-00-remove-ventilation`. */
  readonly name: string;
  /** Tests pass one that fails. */
  readonly put?: Put;
};

export const keptFolder = ".site/edit/kept";
/** The file that marks a folder whose exchange is not finished. */
export const begun = "begun.json";
const ended = "done.json";

/**
 * Creates, changes and removes files, all or none. Keeps their previous content below `.site/`, from where `takeBack`
 * restores it. If the process is killed meanwhile, `recoverExchanges` restores it later.
 */
export function exchangeFiles(
  root: string,
  exchanges: readonly Exchange[],
  { name, put = putFile }: ExchangeOptions,
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
  keep(join(folder, begun), Buffer.from(JSON.stringify(record)));
  const done: Exchange[] = [];
  try {
    for (const exchange of exchanges) {
      done.push(exchange);
      put(join(root, exchange.file), exchange.after, folder);
    }
    renameSync(join(folder, begun), join(folder, ended));
  } catch (error) {
    try {
      forEachDespiteFailures(done.reverse(), ({ file, before }) => put(join(root, file), before, folder));
      rmSync(join(folder, begun));
    } catch {
      // `recoverExchanges` restores the rest later. The first failure says more than those that follow from it.
    }
    throw error;
  }
  return { status: "written", kept };
}

/**
 * Restores the content that files had before an exchange. Returns files that stay as they are: those changed since,
 * and those whose folder leads elsewhere.
 */
export function takeBack(root: string, kept: string): readonly string[] {
  const folder = join(root, kept);
  const record = readRecord(join(folder, ended)) ?? readRecord(join(folder, begun));
  const changed: string[] = [];
  forEachDespiteFailures(record?.files ?? [], ({ file, isCreated, isRemoved }) => {
    const before = isCreated ? undefined : readFileSync(join(folder, "before", file));
    const after = isRemoved ? undefined : readFileSync(join(folder, "after", file));
    const now = readPlain(root, file);
    if (!isInFolder(root, file)) changed.push(file);
    else if (isSame(now, after)) putFile(join(root, file), before, folder);
    else if (!isSame(now, before)) changed.push(file);
  });
  return changed;
}

/** Reads the exchange kept in a folder. Undefined when there is none, or it was not finished. */
export function readKept(root: string, kept: string): readonly Exchange[] | undefined {
  const folder = join(root, kept);
  return readRecord(join(folder, ended))?.files.map(({ file, isCreated, isRemoved }) => ({
    file,
    before: isCreated ? undefined : readFileSync(join(folder, "before", file)),
    after: isRemoved ? undefined : readFileSync(join(folder, "after", file)),
  }));
}

/** Files that were changed since an exchange, and stay as they are. `kept` is the folder with their earlier content. */
export type Unrestored = { readonly kept: string; readonly files: readonly string[] };

/** Takes back the unfinished exchanges of killed processes, except in files that were changed since. */
export function recoverExchanges(root: string): readonly Unrestored[] {
  const folder = join(root, keptFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const record = readRecord(join(folder, name, begun));
    if (record === undefined || isStillRunning(record)) return [];
    const kept = `${keptFolder}/${name}`;
    const files = takeBack(root, kept);
    rmSync(join(folder, name, begun));
    return files.length > 0 ? [{ kept, files }] : [];
  });
}

function isStillRunning({ pid, start }: ExchangeRecord): boolean {
  return isProcessAlive(pid) && (start === undefined || start === startOfProcess(pid));
}

/** Goes on with the other items where one fails, and throws the first failure at the end. */
function forEachDespiteFailures<Item>(items: readonly Item[], run: (item: Item) => void): void {
  const failures: unknown[] = [];
  for (const item of items)
    try {
      run(item);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

type KeptFile = { readonly file: string; readonly isCreated: boolean; readonly isRemoved: boolean };
/** `start` is the start time of the process: its id may belong to another process later. */
type ExchangeRecord = {
  readonly pid: number;
  readonly start?: string | undefined;
  readonly files: readonly KeptFile[];
};

function toRecord({ file, before, after }: Exchange): KeptFile {
  return { file, isCreated: before === undefined, isRemoved: after === undefined };
}

function readRecord(path: string): ExchangeRecord | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as ExchangeRecord) : undefined;
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
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;
}

export function putFile(path: string, bytes: Uint8Array | undefined, folder: string): void {
  try {
    if (bytes === undefined) changeWhenFree(() => rmSync(path, { force: true }));
    else {
      mkdirSync(dirname(path), { recursive: true });
      replaceFile(path, bytes, folder);
    }
  } catch (error) {
    // `content/` may be on another disk, to which `rename` cannot move a file.
    if (bytes === undefined || systemCode(error) !== "EXDEV") throw error;
    replaceFile(path, bytes);
  }
}

function keep(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, bytes);
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.compare(one, other) === 0;
}
