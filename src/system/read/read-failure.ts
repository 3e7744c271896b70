import type { Problem } from "../../problems/problem.ts";
import { systemCode } from "../file-system.ts";

/** The file system does not give a file or folder of the site. `file` is from the project root. */
export class ReadFailure extends Error {
  constructor(
    readonly file: string,
    readonly code: string,
    cause: unknown,
  ) {
    super(`${code}: ${file}`, { cause });
    this.name = "ReadFailure";
  }
}

/** What to throw for an error that came while `file` was read: the error itself where no system is behind it. */
export function toReadFailure(error: unknown, file: string): unknown {
  const code = systemCode(error);
  return code === undefined ? error : new ReadFailure(file, code, error);
}

export function explainReadFailure({ file, code }: ReadFailure): Problem {
  const { message, hint } = reasons[code] ?? { message: "the disk refuses it", hint: "build again" };
  return {
    code: "source/unreadable",
    severity: "error",
    file,
    message: `it cannot be read: ${message} (${code})`,
    hint,
  };
}

type Reason = { readonly message: string; readonly hint: string };

const forbidden: Reason = {
  message: "this user may not",
  hint: "give it to the user who builds, or let that user read it, as with chmod u+r (u+rx for a folder)",
};
const tooMany: Reason = { message: "too many files are open", hint: "close some programs and build again" };
const broken: Reason = { message: "the disk fails", hint: "check the disk" };

const reasons: Readonly<Record<string, Reason>> = {
  EACCES: forbidden,
  EPERM: forbidden,
  EMFILE: tooMany,
  ENFILE: tooMany,
  EIO: broken,
  ENXIO: broken,
  EILSEQ: {
    message: "its name is not UTF-8",
    hint: "rename it: build again with letters that every system can read",
  },
};
