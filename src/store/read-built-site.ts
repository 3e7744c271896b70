import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { digestOf } from "../model/memory/hash.ts";
import type { OutputFile } from "../model/model.ts";
import { nodeFileSystem } from "./file-system.ts";
import { mostReadBytes, piecesOf } from "./large-files.ts";
import { listFiles } from "./read-files.ts";

/** The files of a published folder. Each is read when its bytes or its digest are requested. */
export function readBuiltSite(folder: string): readonly OutputFile[] {
  return listFiles(folder, "", { hidden: true }).map(
    ({ path, place }) => new BuiltFile(path.slice(1), place),
  );
}

class BuiltFile implements OutputFile {
  readonly #place: string;

  constructor(
    readonly path: string,
    place: string,
  ) {
    this.#place = place;
  }

  get sizeBytes(): number {
    return statSync(this.#place).size;
  }

  get bytes(): Uint8Array {
    return readFileSync(this.#place);
  }

  get digest(): string {
    const { sizeBytes } = this;
    if (sizeBytes <= mostReadBytes) return digestOf(this.bytes);
    const hash = createHash("sha256");
    for (const piece of piecesOf(this.#place, sizeBytes, nodeFileSystem.readInto)) hash.update(piece);
    return hash.digest("hex");
  }
}
