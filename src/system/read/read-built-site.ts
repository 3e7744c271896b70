import { readFileSync } from "node:fs";
import type { OutputFile } from "../../model/model.ts";
import { listFiles } from "./read-files.ts";

/** The files of a published folder. Each is read when its bytes are requested. */
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

  get bytes(): Uint8Array {
    return readFileSync(this.#place);
  }
}
