import { type Message, say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";

/** The code of a system error, such as `ENOSPC`. Undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/**
 * A failed operation of the file system. `path` names the file for the user; the operation may have touched another.
 */
export class FileFailure extends Error {
  constructor(
    readonly path: string,
    readonly code: string,
    cause: unknown,
  ) {
    super(`${code}: ${path}`, { cause });
    this.name = "FileFailure";
  }
}

/** Runs an operation of the file system. If it fails, throws a `FileFailure` that names `path`. */
export function blame<T>(path: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    const code = systemCode(error);
    throw code === undefined ? error : new FileFailure(path, code, error);
  }
}

export function isFailure(error: unknown, code: string): boolean {
  return error instanceof FileFailure && error.code === code;
}

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
  const { message: reason, hint } = reasonsToRead[code] ?? refused;
  return {
    code: "source/unreadable",
    severity: "error",
    file,
    message: say("source/unreadable", { reason, code }),
    hint,
  };
}

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

/** Explains an error of the file system. `file` is the file concerned, from the project root. */
export function explainFailure(failure: {
  readonly code: string;
  readonly file: string;
  /** Whether some of the published files are already new. Undefined when none were to be published. */
  readonly hasBegun?: boolean;
}): Problem {
  const { code, file, hasBegun } = failure;
  const { message: reason, hint } = reasonsToWrite[code] ?? refused;
  return {
    code: "publish/failed",
    severity: "error",
    file,
    message: say("publish/failed", { reason, code }),
    hint:
      hasBegun === undefined
        ? hint
        : say(hasBegun ? "publish/failed.half-done" : "publish/failed.untouched", { hint }),
  };
}

type Reason = { readonly message: Message; readonly hint: Message };

const refused: Reason = { message: say("disk.refused"), hint: say("disk.refused.hint") };
const tooMany: Reason = { message: say("disk.open-files"), hint: say("disk.open-files.hint") };
const unreadable: Reason = {
  message: say("disk.forbidden-to-read"),
  hint: say("disk.forbidden-to-read.hint"),
};
const broken: Reason = { message: say("disk.broken"), hint: say("disk.broken.hint") };

const reasonsToRead: Readonly<Record<string, Reason>> = {
  EACCES: unreadable,
  EPERM: unreadable,
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

const full: Reason = { message: say("disk.full"), hint: say("disk.full.hint") };
const unwritable: Reason = {
  message: say("disk.forbidden-to-write"),
  hint: say("disk.forbidden-to-write.hint"),
};
const busy: Reason = { message: say("disk.busy"), hint: say("disk.busy.hint") };
const inTheWay: Reason = { message: say("disk.in-the-way"), hint: say("disk.in-the-way.hint") };
const brokenOut: Reason = { message: say("disk.broken"), hint: say("disk.broken.out.hint") };

const reasonsToWrite: Readonly<Record<string, Reason>> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: { message: say("disk.file-limit"), hint: say("disk.file-limit.hint") },
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: { message: say("disk.read-only"), hint: say("disk.read-only.hint") },
  EBUSY: busy,
  ETXTBSY: busy,
  EMFILE: tooMany,
  ENFILE: tooMany,
  ENOTDIR: inTheWay,
  EISDIR: inTheWay,
  EEXIST: inTheWay,
  ENOTEMPTY: inTheWay,
  ENOENT: inTheWay,
  ELOOP: { message: say("disk.circle"), hint: say("disk.circle.hint") },
  ENAMETOOLONG: { message: say("disk.long-name"), hint: say("disk.long-name.hint") },
  EINVAL: { message: say("disk.bad-name"), hint: say("disk.bad-name.hint") },
  EIO: brokenOut,
  ENXIO: brokenOut,
};
