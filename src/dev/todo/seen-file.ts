import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { replaceFile } from "../../system/replace-file.ts";
import type { Seen } from "./note-seen.ts";

/** The file of the known tasks, below `.site/`. */
export type SeenFile = {
  /** Undefined if there is no file yet, or it is damaged. */
  read(): Seen | undefined;
  write(seen: Seen): void;
};

const seen = z.strictObject({ day: z.string(), first: z.record(z.string(), z.string()) });

/** `root` is the absolute folder of the site. */
export function createSeenFile(root: string): SeenFile {
  const path = join(root, ".site/edit/seen.json");
  return {
    read: () => {
      try {
        return seen.safeParse(JSON.parse(readFileSync(path, "utf8"))).data;
      } catch {
        return undefined;
      }
    },
    write: (next) => {
      try {
        mkdirSync(dirname(path), { recursive: true });
        replaceFile(path, JSON.stringify(next));
      } catch {
        // Without the file, no task is marked as new.
      }
    },
  };
}
