import type { FileSystem } from "../file-system.ts";
import type { SeenFolder } from "../read/look-ahead.ts";
import type { UndoLog } from "./undo-log.ts";

/** What every step of one publication works with. */
export type Publication = {
  /** The folder to publish into: absolute, there, ours, and locked. */
  readonly folder: string;
  /** The origin of the site, to be noted in the folder. */
  readonly site: string | undefined;
  readonly fileSystem: FileSystem;
  readonly undo: UndoLog;
  readonly seen?: SeenFolder | undefined;
  /** Called between two steps that can be taken back. May throw. */
  readonly breathe: (force?: boolean) => Promise<void>;
  /** Called once a published file has changed: from then on a failure cannot be taken back as a whole. */
  readonly begin: () => void;
  readonly hasBegun: () => boolean;
};
