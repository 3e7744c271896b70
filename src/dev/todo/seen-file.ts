import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { replaceFile } from "../../system/replace-file.ts";
import type { Seen } from "./note-seen.ts";

/** What was known of a site when it was last looked at. */
export type SeenFile = {
  /** Undefined where nothing was noted yet, or the file is damaged. */
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
        // Where nothing can be written, nothing is told to be new.
      }
    },
  };
}
