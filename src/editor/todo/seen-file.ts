import { dirname, join } from "node:path";
import { z } from "zod";
import { makeFolder, replaceFile } from "../../store/disk.ts";
import { type OnSetAside, parseJson, readOwnFile } from "../../store/own-files.ts";
import { say } from "../../words/message.ts";
import type { Seen } from "./note-seen.ts";

/** The file of the known tasks, below `.site/`. */
export type SeenFile = {
  /** Undefined if there is no file yet, or it is damaged. */
  read(): Seen | undefined;
  write(seen: Seen): void;
};

const file = ".site/edit/seen.json";
const seen = z.strictObject({ day: z.string(), first: z.record(z.string(), z.string()) });
const parse = parseJson<Seen>(seen, say("aside.seen"));

/** `root` is the absolute folder of the site. */
export function createSeenFile(root: string, onSetAside: OnSetAside): SeenFile {
  const path = join(root, file);
  return {
    read: () => readOwnFile(root, { file, parse }, onSetAside),
    write: (next) => {
      try {
        makeFolder(dirname(path));
        replaceFile(path, JSON.stringify(next));
      } catch {
        // Without the file, no task is marked as new.
      }
    },
  };
}
