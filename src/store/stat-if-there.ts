import { lstatSync, type Stats, statSync } from "node:fs";
import { systemCode } from "./system-code.ts";

/** The file, folder or link at a path. Undefined if there is none, also where a file stands in place of a folder above. */
export function lstatIfThere(path: string): Stats | undefined {
  return orNone(() => lstatSync(path));
}

/** The file or folder at a path, or where a link at the path leads. Undefined as in `lstatIfThere`. */
export function statIfThere(path: string): Stats | undefined {
  return orNone(() => statSync(path));
}

/** `throwIfNoEntry: false` of Node throws where a file stands in place of a folder. */
function orNone(look: () => Stats): Stats | undefined {
  try {
    return look();
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(systemCode(error) ?? "")) return undefined;
    throw error;
  }
}
