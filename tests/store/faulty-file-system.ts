import { writeFileSync } from "node:fs";
import { type FileSystem, nodeFileSystem } from "../../src/store/disk.ts";

/** The process is gone: neither this operation nor any after it takes place. */
export class Kill extends Error {}

const flags = { write: "w", append: "a", createExclusively: "wx" } as const;

/** Stops at operation `at` (from 0) as a killed process does: a file that it was writing is there by half. */
export function killAt(at: number) {
  return intercept((operation, index, args) => {
    if (index < at) return;
    if (index === at && operation in flags) {
      const [path, bytes] = args as [string, Uint8Array];
      writeFileSync(path, bytes.subarray(0, bytes.byteLength / 2), {
        flag: flags[operation as keyof typeof flags],
      });
    }
    throw new Kill();
  });
}

/** Refuses operation `at` (from 0), once or from then on. */
export function failAt(at: number, code: string, { forEver = false } = {}) {
  return intercept((operation, index, args) => {
    if (forEver ? index >= at : index === at) throw systemError(code, operation, String(args[0]));
  });
}

/** Refuses the operations of one kind on the paths that `matches` says. */
export function failOn(code: string, operation: keyof FileSystem, matches: (path: string) => boolean) {
  return intercept((name, _index, args) => {
    if (name === operation && args.some((arg) => typeof arg === "string" && matches(arg))) {
      throw systemError(code, operation, String(args[0]));
    }
  });
}

/**
 * Calls `before` ahead of every operation, with its number. `operations` tells how many there were. To touch the lock
 * is none of them: that is done when so much time has passed, so that a slow machine would have more of them than a
 * fast one.
 */
export function intercept(
  before: (operation: keyof FileSystem, index: number, args: readonly unknown[]) => void,
) {
  let count = 0;
  const wrap =
    <Args extends readonly unknown[], Result>(name: keyof FileSystem, run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      before(name, name === "touch" ? count : count++, args);
      return run(...args);
    };
  const fileSystem: FileSystem = {
    list: wrap("list", nodeFileSystem.list),
    kindOf: wrap("kindOf", nodeFileSystem.kindOf),
    realPath: wrap("realPath", nodeFileSystem.realPath),
    read: wrap("read", nodeFileSystem.read),
    readInto: wrap("readInto", nodeFileSystem.readInto),
    write: wrap("write", nodeFileSystem.write),
    append: wrap("append", nodeFileSystem.append),
    clone: wrap("clone", nodeFileSystem.clone),
    mark: wrap("mark", nodeFileSystem.mark),
    createExclusively: wrap("createExclusively", nodeFileSystem.createExclusively),
    touch: wrap("touch", nodeFileSystem.touch),
    touchedAt: wrap("touchedAt", nodeFileSystem.touchedAt),
    makeFolder: wrap("makeFolder", nodeFileSystem.makeFolder),
    rename: wrap("rename", nodeFileSystem.rename),
    remove: wrap("remove", nodeFileSystem.remove),
    removeFolder: wrap("removeFolder", nodeFileSystem.removeFolder),
  };
  return { fileSystem, operations: () => count };
}

function systemError(code: string, syscall: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${syscall} '${path}'`), { code, syscall, path });
}
