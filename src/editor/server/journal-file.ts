import { dirname, join } from "node:path";
import { appendToFile, makeFolder, replaceFile } from "../../store/disk.ts";
import { type OnSetAside, type OwnText, readOwnFile } from "../../store/own-files.ts";
import { say } from "../../words/message.ts";
import { addEvent, emptyJournal, type Journal, type JournalEvent } from "../model/journal/journal.ts";
import { parseJournal, writeEvent, writeJournal } from "../model/journal/journal-text.ts";

/**
 * The journal of saves in the editor, a file below `.site/`. It survives restarts and power cuts, and may be deleted
 * at any time.
 */
export type JournalFile = {
  journal(): Journal;
  /**
   * Appends an event to the file, and waits until it is on the disk. If the process is killed meanwhile, at worst the
   * last line is incomplete. Throws if the file cannot be written; then the journal does not have the event.
   */
  add(event: JournalEvent): void;
};

/** The size at which the journal is shortened: some thousands of saves. */
const mostCharacters = 4_000_000;

const file = ".site/edit/journal.jsonl";

/** `root` is the absolute folder of the site. */
export function createJournalFile(root: string, onSetAside: OnSetAside): JournalFile {
  const path = join(root, file);
  let journal = emptyJournal;
  let length = 0;
  const parse = (text: string) => {
    length = text.length;
    return parseWhole(text);
  };
  journal =
    readOwnFile(root, { file, parse, write: (whole) => writeJournal(whole) }, onSetAside) ?? emptyJournal;
  if (length > mostCharacters) {
    const short = writeJournal(journal, mostCharacters / 2);
    replaceFile(path, short);
    journal = parseJournal(short);
  }
  return {
    journal: () => journal,
    add: (event) => {
      makeFolder(dirname(path));
      appendToFile(path, writeEvent(event));
      journal = addEvent(journal, event);
    },
  };
}

/** Keeps the lines that can be read. */
function parseWhole(text: string): OwnText<Journal> {
  let broken = 0;
  const journal = parseJournal(text, () => {
    broken += 1;
  });
  const left = journal.steps.length;
  if (left === 0) return { loss: say("aside.journal") };
  // To a last line without an end, the next one would be joined.
  const isWhole = broken === 0 && text.endsWith("\n");
  return { value: journal, loss: isWhole ? undefined : say("aside.journal.part", { left }) };
}
