import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addEvent, type Journal, type JournalEvent } from "../../edit/journal/journal.ts";
import { parseJournal, writeEvent, writeJournal } from "../../edit/journal/journal-text.ts";
import { replaceFile } from "../../system/replace-file.ts";

/** The journal of saves in the editor, a file below `.site/`. It survives restarts, and may be deleted at any time. */
export type JournalFile = {
  journal(): Journal;
  /**
   * Appends an event to the file. If the process is killed meanwhile, at worst the last line is incomplete. Throws if the
   * file cannot be written; then the journal does not have the event.
   */
  add(event: JournalEvent): void;
};

/** The size at which the journal is shortened: some thousands of saves. */
const mostCharacters = 4_000_000;

/** `root` is the absolute folder of the site. */
export function createJournalFile(root: string): JournalFile {
  const path = join(root, ".site/edit/journal.jsonl");
  const text = readText(path);
  let journal = parseJournal(text);
  const isTorn = text !== "" && !text.endsWith("\n");
  if (isTorn || text.length > mostCharacters) {
    replaceFile(path, writeJournal(journal, mostCharacters / 2));
    journal = parseJournal(readText(path));
  }
  let isCut = false;
  return {
    journal: () => journal,
    add: (event) => {
      mkdirSync(dirname(path), { recursive: true });
      try {
        // A full disk may have taken a part of the last line.
        appendFileSync(path, (isCut ? "\n" : "") + writeEvent(event));
        isCut = false;
      } catch (error) {
        isCut = true;
        throw error;
      }
      journal = addEvent(journal, event);
    },
  };
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
