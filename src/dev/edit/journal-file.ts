import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The text of the journal of a site, below `.site/`: it survives a restart, and may be deleted at any time. */
export type JournalFile = {
  read(): string;
  /** Adds whole lines. A process that ends meanwhile leaves the last one torn at worst. */
  append(lines: string): void;
};

/** `root` is the absolute folder of the site. */
export function createJournalFile(root: string): JournalFile {
  const path = join(root, ".site/edit/journal.jsonl");
  return {
    read: () => {
      try {
        return readFileSync(path, "utf8");
      } catch {
        return "";
      }
    },
    append: (lines) => {
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, lines);
    },
  };
}
