import { systemCode } from "./file-system.ts";

/** The file system refused. `path` is the published file that it was about, which may not be the one it was doing. */
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

/** Runs an operation of the file system on behalf of `path`, from the published folder. */
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
