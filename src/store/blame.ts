import { systemCode } from "./system-code.ts";

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
