import { type Message, say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { systemCode } from "./system-code.ts";

/** The file system does not allow reading a file or folder of the site. `file` is from the project root. */
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

/** The error to throw when reading `file` failed: the original one if the disk is not its cause. */
export function toReadFailure(error: unknown, file: string): unknown {
  // Node refuses to read more than 2 GiB at once.
  const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_FS_FILE_TOO_LARGE";
  const code = isTooLarge ? "EFBIG" : systemCode(error);
  return code === undefined ? error : new ReadFailure(file, code, error);
}

/** The code of a `ReadFailure` for a link that leads out of the site. */
export const leadsOutside = "OUTSIDE";

export function explainReadFailure({ file, code }: ReadFailure): Problem {
  if (code === leadsOutside) {
    return {
      code: "source/outside",
      severity: "error",
      file,
      message: say("source/outside"),
      hint: say("source/outside.hint", { file }),
    };
  }
  const { message: reason, hint } = reasons[code] ?? refused;
  return {
    code: "source/unreadable",
    severity: "error",
    file,
    message: say("source/unreadable", { reason, code }),
    hint,
  };
}

type Reason = { readonly message: Message; readonly hint: Message };

const refused: Reason = { message: say("disk.refused"), hint: say("disk.refused.hint") };
const forbidden: Reason = {
  message: say("disk.forbidden-to-read"),
  hint: say("disk.forbidden-to-read.hint"),
};
const tooMany: Reason = { message: say("disk.open-files"), hint: say("disk.open-files.hint") };
const broken: Reason = { message: say("disk.broken"), hint: say("disk.broken.hint") };

const reasons: Readonly<Record<string, Reason>> = {
  EACCES: forbidden,
  EPERM: forbidden,
  EMFILE: tooMany,
  ENFILE: tooMany,
  EFBIG: { message: say("disk.too-large"), hint: say("disk.too-large.hint") },
  EIO: broken,
  ENXIO: broken,
  EILSEQ: {
    message: say("disk.name-not-utf8"),
    hint: say("disk.name-not-utf8.hint"),
  },
};
