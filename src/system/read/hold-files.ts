import { readFileSync } from "node:fs";
import { digestOf, lookAt } from "../../memory/hash.ts";
import type { FileDigest, RawFile } from "../../model/model.ts";

/** The bytes of all files but those of very large sites. */
const roomBytes = 64 * 1024 * 1024;

/** Thrown where a file is no longer what the build began with. */
export class FileChanged extends Error {
  override name = "FileChanged";

  /** `file` is a path from the project root. */
  constructor(
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(`${file} changed while the site was built from it`, options);
  }
}

/** Gives what is kept of a file: `path` names it, `place` is where the disk has it, `bytes` are what was read there. */
export type HoldFile = (path: string, place: string, bytes: Uint8Array) => RawFile;

/**
 * Holds bytes as long as there is room for them. Those of further files are read again each time that they are wanted,
 * and proved to be the same.
 */
export function createFileHold(room: number = roomBytes): HoldFile {
  let heldBytes = 0;
  return (path, place, bytes) => {
    if (heldBytes + bytes.byteLength > room) return new FileOnDisk(path, place, lookAt(bytes));
    heldBytes += bytes.byteLength;
    return { path, bytes };
  };
}

/** A file that nobody holds. A class: with a getter in a literal, each object would have a shape of its own. */
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
