import { dirname, join } from "node:path";
import { type FileSystem, nodeFileSystem } from "./file-system.ts";
import { isProcessAlive } from "./is-process-alive.ts";
import { createTemporaryNames } from "./publish/temporary-names.ts";

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

type What = {
  /** Names the folder of what is kept, as in `2026-11-26T09-00-00-remove-ventilation`. */
  readonly name: string;
  readonly fileSystem?: FileSystem;
};

const keptFolder = ".site/edit/kept";
const nextName = createTemporaryNames(process.pid);

/**
 * Writes, creates and removes files, all or none. What they held before is kept below `.site/`, from where `takeBack` gives it
 * back; a process that is killed meanwhile leaves what `recoverExchanges` needs to do so.
 */
export function exchangeFiles(
  root: string,
  exchanges: readonly Exchange[],
  { name, fileSystem = nodeFileSystem }: What,
): Exchanged {
  const elsewhere = exchanges.find(({ file }) => !isInFolder(root, file, fileSystem));
  if (elsewhere !== undefined) return { status: "elsewhere", file: elsewhere.file };
  const changed = exchanges.find(({ file, before }) => !isSame(readFile(root, file, fileSystem), before));
  if (changed !== undefined) return { status: "changed", file: changed.file };
  const kept = join(keptFolder, name);
  const record = { pid: process.pid, files: exchanges.map(toRecord) };
  for (const { file, before, after } of exchanges) {
    if (before !== undefined) keep(join(root, kept, "before", file), before, fileSystem);
    if (after !== undefined) keep(join(root, kept, "after", file), after, fileSystem);
  }
  keep(join(root, kept, begun), Buffer.from(JSON.stringify(record)), fileSystem);
  const done: Exchange[] = [];
  try {
    for (const exchange of exchanges) {
      done.push(exchange);
      put(root, exchange.file, exchange.after, fileSystem);
    }
    fileSystem.rename(join(root, kept, begun), join(root, kept, ended));
  } catch (error) {
    for (const { file, before } of done.reverse()) put(root, file, before, fileSystem);
    fileSystem.remove(join(root, kept, begun));
    throw error;
  }
  return { status: "written", kept };
}

/** Gives files what they held before an exchange. Returns those that somebody has changed since: they stay as they are. */
export function takeBack(root: string, kept: string, fileSystem = nodeFileSystem): readonly string[] {
  const record = readRecord(root, kept, ended, fileSystem) ?? readRecord(root, kept, begun, fileSystem);
  const changed: string[] = [];
  for (const { file, isCreated, isRemoved } of record?.files ?? []) {
    const before = isCreated ? undefined : fileSystem.read(join(root, kept, "before", file));
    const after = isRemoved ? undefined : fileSystem.read(join(root, kept, "after", file));
    const now = readFile(root, file, fileSystem);
    if (isSame(now, after)) put(root, file, before, fileSystem);
    else if (!isSame(now, before)) changed.push(file);
  }
  return changed;
}

/** Takes back exchanges that a killed process has left half done. Returns the files that they concern. */
export function recoverExchanges(root: string, fileSystem = nodeFileSystem): readonly string[] {
  const folder = join(root, keptFolder);
  if (fileSystem.kindOf(folder) !== "folder") return [];
  return fileSystem.list(folder).flatMap(({ name }) => {
    const kept = join(keptFolder, name);
    const record = readRecord(root, kept, begun, fileSystem);
    if (record === undefined || isProcessAlive(record.pid)) return [];
    takeBack(root, kept, fileSystem);
    fileSystem.remove(join(root, kept, begun));
    return record.files.map(({ file }) => file);
  });
}

const begun = "begun.json";
const ended = "done.json";

type KeptFile = { readonly file: string; readonly isCreated: boolean; readonly isRemoved: boolean };
type Record = { readonly pid: number; readonly files: readonly KeptFile[] };

function toRecord({ file, before, after }: Exchange): KeptFile {
  return { file, isCreated: before === undefined, isRemoved: after === undefined };
}

function readRecord(root: string, kept: string, name: string, fileSystem: FileSystem): Record | undefined {
  const path = join(root, kept, name);
  if (fileSystem.kindOf(path) !== "file") return undefined;
  return JSON.parse(Buffer.from(fileSystem.read(path)).toString()) as Record;
}

/** `content/` itself may be a link; a link below it would give one file two names. */
function isInFolder(root: string, file: string, fileSystem: FileSystem): boolean {
  const [top = "", ...steps] = dirname(file).split("/");
  const place = join(root, dirname(file));
  if (fileSystem.kindOf(place) === undefined) return false;
  return fileSystem.realPath(place) === join(fileSystem.realPath(join(root, top)), ...steps);
}

/** Undefined where there is no file: also where a link or a folder has its name. */
function readFile(root: string, file: string, fileSystem: FileSystem): Uint8Array | undefined {
  const path = join(root, file);
  return fileSystem.kindOf(path) === "file" ? fileSystem.read(path) : undefined;
}

function put(root: string, file: string, bytes: Uint8Array | undefined, fileSystem: FileSystem): void {
  const path = join(root, file);
  if (bytes === undefined) {
    if (fileSystem.kindOf(path) !== undefined) fileSystem.remove(path);
    return;
  }
  const temporary = join(dirname(path), nextName());
  try {
    fileSystem.write(temporary, bytes, { durable: true });
    fileSystem.rename(temporary, path);
  } catch (error) {
    if (fileSystem.kindOf(temporary) !== undefined) fileSystem.remove(temporary);
    throw error;
  }
}

function keep(path: string, bytes: Uint8Array, fileSystem: FileSystem): void {
  makeFolders(dirname(path), fileSystem);
  fileSystem.write(path, bytes, { durable: true });
}

function makeFolders(folder: string, fileSystem: FileSystem): void {
  if (fileSystem.kindOf(folder) !== undefined) return;
  makeFolders(dirname(folder), fileSystem);
  fileSystem.makeFolder(folder);
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.compare(one, other) === 0;
}
