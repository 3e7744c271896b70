import type { Memory } from "../model/memory/memory.ts";
import type { SeenFolder } from "../system/threads/look-ahead.ts";
import type { FileSystem } from "./file-system.ts";
import type { UndoLog } from "./undo-log.ts";

/** The data of one publication that every step uses. */
export type Publication = {
  /** The folder to publish into: absolute, existing, ours, and locked. */
  readonly folder: string;
  /** The origin of the site, to be recorded in the folder. */
  readonly site: string | undefined;
  readonly fileSystem: FileSystem;
  readonly undo: UndoLog;
  /** Remembers the digests of large files. */
  readonly memory: Pick<Memory, "getBytes">;
  readonly seen?: SeenFolder | undefined;
  /** Called between two reversible steps. May throw. */
  readonly breathe: (force?: boolean) => Promise<void>;
  /** Called once a published file has changed: later failures cannot be undone completely. */
  readonly begin: () => void;
  readonly hasBegun: () => boolean;
};
