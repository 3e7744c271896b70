import { readFileSync } from "node:fs";
import { digestOf, toFileDigest } from "../model/memory/hash.ts";
import type { FileDigest, RawFile } from "../model/model.ts";
import { say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { toReadFailure } from "./read-failure.ts";
import { systemCode } from "./system-code.ts";

/** The limit of bytes in memory, which only very large sites exceed. */
const roomBytes = 64 * 1024 * 1024;

/** Thrown when a file has changed during the build. */
export class FileChanged extends Error {
  override name = "FileChanged";

  /** `file` is a path from the project root. */
  constructor(
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(file, options);
  }
}

export function explainFileChanged({ file }: FileChanged): Problem {
  return {
    code: "source/changed",
    severity: "error",
    file,
    message: say("source/changed"),
    hint: say("source/changed.hint"),
  };
}

/** Runs an operation on a file that the build has found. `file` is its path from the project root. */
export function blameSource<T>(file: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    throw systemCode(error) === "ENOENT"
      ? new FileChanged(file, { cause: error })
      : toReadFailure(error, file);
  }
}

/** Returns a file: `path` names it, `place` is its path on the disk, `bytes` are its content as just read. */
export type HoldFile = (path: string, place: string, bytes: Uint8Array) => RawFile;

/**
 * Keeps bytes in memory up to the limit. The bytes of further files are read again at each access, and must be the
 * same.
 */
export function createFileHold(room: number = roomBytes): HoldFile {
  let heldBytes = 0;
  return (path, place, bytes) => {
    if (heldBytes + bytes.byteLength > room) return new FileOnDisk(path, place, toFileDigest(bytes));
    heldBytes += bytes.byteLength;
    return { path, bytes };
  };
}

/**
 * A file that is not in memory. A class, because every object literal with a getter gets its own hidden class in V8.
 */
export class FileOnDisk implements RawFile {
  readonly #place: string;

  constructor(
    readonly path: string,
    place: string,
    readonly known: FileDigest,
  ) {
    this.#place = place;
  }

  get bytes(): Uint8Array {
    const bytes = this.#read();
    if (digestOf(bytes) !== this.known.digest) throw new FileChanged(this.path);
    return bytes;
  }

  #read(): Uint8Array {
    try {
      return readFileSync(this.#place);
    } catch (cause) {
      throw new FileChanged(this.path, { cause });
    }
  }
}
