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
import { isProcessAlive } from "./is-process-alive.ts";
import { replaceFile } from "./replace-file.ts";
import { systemCode } from "./system-code.ts";

/** A file that is created (nothing before), changed, or removed (nothing after). `file` is from the root of the site. */
export type Exchange = {
  readonly file: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
};

export type Exchanged =
  /** `kept` is the folder, from the root, that holds the files as they were. */
  | { readonly status: "written"; readonly kept: string }
  /** Nothing was written: somebody else has changed the file, or a link leads out of the folder where its name says it is. */
  | { readonly status: "changed" | "elsewhere"; readonly file: string };

/** Puts bytes in the place of a file, or removes it. A new file is written in `folder` first. */
export type Put = (path: string, bytes: Uint8Array | undefined, folder: string) => void;

type What = {
  /** Names the folder of what is kept, as in `2026-11-26T09-00-00-remove-ventilation`. */
  readonly name: string;
  /** Tests pass one that fails. */
  readonly put?: Put;
};

export const keptFolder = ".site/edit/kept";
/** In a folder whose exchange is not through. */
export const begun = "begun.json";
const ended = "done.json";

/**
 * Writes, creates and removes files, all or none. What they held before is kept below `.site/`, from where `takeBack` gives it
 * back; a process that is killed meanwhile leaves what `recoverExchanges` needs to do so.
 */
export function exchangeFiles(
  root: string,
  exchanges: readonly Exchange[],
  { name, put = putFile }: What,
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
  const record: Record = { pid: process.pid, files: exchanges.map(toRecord) };
  keep(join(folder, begun), Buffer.from(JSON.stringify(record)));
  const done: Exchange[] = [];
  try {
    for (const exchange of exchanges) {
      done.push(exchange);
      put(join(root, exchange.file), exchange.after, folder);
    }
    renameSync(join(folder, begun), join(folder, ended));
  } catch (error) {
    for (const { file, before } of done.reverse()) put(join(root, file), before, folder);
    rmSync(join(folder, begun));
    throw error;
  }
  return { status: "written", kept };
}

/** Gives files what they held before an exchange. Returns those that somebody has changed since: they stay as they are. */
export function takeBack(root: string, kept: string): readonly string[] {
  const folder = join(root, kept);
  const record = readRecord(join(folder, ended)) ?? readRecord(join(folder, begun));
  const changed: string[] = [];
  for (const { file, isCreated, isRemoved } of record?.files ?? []) {
    const before = isCreated ? undefined : readFileSync(join(folder, "before", file));
    const after = isRemoved ? undefined : readFileSync(join(folder, "after", file));
    const now = readPlain(root, file);
    if (isSame(now, after)) putFile(join(root, file), before, folder);
    else if (!isSame(now, before)) changed.push(file);
  }
  return changed;
}

/** The exchange that a folder keeps. Undefined where it keeps none, or one that is not through. */
export function readKept(root: string, kept: string): readonly Exchange[] | undefined {
  const folder = join(root, kept);
  return readRecord(join(folder, ended))?.files.map(({ file, isCreated, isRemoved }) => ({
    file,
    before: isCreated ? undefined : readFileSync(join(folder, "before", file)),
    after: isRemoved ? undefined : readFileSync(join(folder, "after", file)),
  }));
}

/** Takes back exchanges that a killed process has left half done. Returns the files that they concern. */
export function recoverExchanges(root: string): readonly string[] {
  const folder = join(root, keptFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const record = readRecord(join(folder, name, begun));
    if (record === undefined || isProcessAlive(record.pid)) return [];
    takeBack(root, join(keptFolder, name));
    rmSync(join(folder, name, begun));
    return record.files.map(({ file }) => file);
  });
}

type KeptFile = { readonly file: string; readonly isCreated: boolean; readonly isRemoved: boolean };
type Record = { readonly pid: number; readonly files: readonly KeptFile[] };

function toRecord({ file, before, after }: Exchange): KeptFile {
  return { file, isCreated: before === undefined, isRemoved: after === undefined };
}

function readRecord(path: string): Record | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record) : undefined;
}

/** `content/` itself may be a link; a link below it would give one file two names. A folder that is not there yet can be made. */
function isInFolder(root: string, file: string): boolean {
  const [top = "", ...steps] = dirname(file).split("/");
  if (!existsSync(join(root, top))) return false;
  while (!existsSync(join(root, top, ...steps))) steps.pop();
  return realpathSync(join(root, top, ...steps)) === join(realpathSync(join(root, top)), ...steps);
}

/** Undefined where there is no file: also where a link or a folder has its name. */
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
    // `content/` may be a disk of its own, onto which nothing can be moved.
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
