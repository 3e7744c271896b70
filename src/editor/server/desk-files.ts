import { lstatSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { z } from "zod";
import { appendToFile, isTemporaryName, makeFolder, putFile, replaceFile } from "../../store/disk.ts";
import { type OnSetAside, type OwnText, readOwnFile } from "../../store/own-files.ts";
import { isSiteFolder, listFiles } from "../../store/read-files.ts";
import { isReadImage } from "../../text/image-endings.ts";
import { say } from "../../words/message.ts";
import { compareText } from "../../words/problem.ts";
import type { KeptDraft } from "../answers.ts";
import { type EntryName, type FieldPath, fieldKey, isSameEntry } from "../model/edit.ts";
import { entryName, fieldPath, fieldValue } from "../model/edit-shapes.ts";
import {
  addEvent,
  emptyJournal,
  type Journal,
  type JournalEvent,
  parseJournal,
  writeEvent,
  writeJournal,
} from "../model/journal/journal.ts";
import { listAside } from "./added-files.ts";

/** The files of `content/` that the editor may read and write: regular files, reached without symbolic links. */
export type ContentFiles = {
  /** Undefined if there is no such file, or it may not be read. */
  read(file: string): Buffer | undefined;
  /** The paths of the images, from the root, in NFC, with those that authors have added and no text names yet. */
  listImages(): readonly string[];
  /** Replaces `before` by `bytes`. False, without writing, if the file has changed since. */
  exchange(file: string, before: Uint8Array, bytes: Uint8Array): boolean;
};

/** `root` is the absolute folder of the site. Paths are relative to it. */
export function createContentFiles(root: string): ContentFiles {
  const placeOf = (file: string): string | undefined => {
    const place = join(root, file);
    try {
      if (!isSiteFolder(join(root, "content"))) return undefined;
      const content = realpathSync(join(root, "content"));
      const folder = realpathSync(dirname(place));
      // A symbolic link within the folder would give one file two names.
      const isInside = folder === dirname(join(content, file.slice("content/".length)));
      const isBelow = folder === content || folder.startsWith(content + sep);
      return file.startsWith("content/") && isInside && isBelow && lstatSync(place).isFile()
        ? place
        : undefined;
    } catch {
      return undefined;
    }
  };
  const replace = createReplacer(root);
  const read = (file: string) => {
    const place = placeOf(file);
    return place === undefined ? undefined : readFileSync(place);
  };
  return {
    read,
    listImages: () =>
      [
        ...listFiles(join(root, "content"), "content").map(({ path }) => path.normalize("NFC")),
        ...listAside(root),
      ]
        .filter((path) => path.startsWith("content/") && isReadImage(path))
        .sort(compareText),
    exchange: (file, before, bytes) => {
      const now = read(file);
      if (now === undefined || !now.equals(before)) return false;
      replace(join(root, file), bytes);
      return true;
    },
  };
}

/** Replaces the bytes of a file. */
type Replace = (path: string, bytes: Uint8Array) => void;

/**
 * Returns a function that writes a new file below `.site/` and moves it to its place, so that the watcher sees no
 * partial file and a killed server leaves none in the content. Removes the leftovers of an earlier server. `root` is
 * the absolute folder of the site.
 */
function createReplacer(root: string): Replace {
  const folder = join(root, ".site/edit/new");
  removeLeftovers(folder);
  return (path, bytes) => {
    makeFolder(folder);
    putFile(path, bytes, folder);
  };
}

function removeLeftovers(folder: string): void {
  try {
    for (const name of readdirSync(folder))
      if (isTemporaryName(name)) rmSync(join(folder, name), { recursive: true });
  } catch {
    // The folder does not exist yet, or may not be changed; then the first save reports it.
  }
}

/**
 * The values that the checks have refused, in a file below `.site/`. They survive restarts, for every browser, until
 * they are saved or discarded.
 */
export type DraftFile = {
  all(): readonly KeptDraft[];
  keep(draft: KeptDraft): void;
  drop(entry: EntryName, path: FieldPath): void;
  /** Moves the drafts of an entry that was renamed to `to`, or drops them if `to` is undefined. */
  follow(entry: EntryName, to: EntryName | undefined): void;
};

const draftsFile = ".site/edit/drafts.json";

/** `root` is the absolute folder of the site. */
export function createDraftFile(root: string, onSetAside: OnSetAside): DraftFile {
  const path = join(root, draftsFile);
  let drafts =
    readOwnFile(root, { file: draftsFile, parse: parseDrafts, write: JSON.stringify }, onSetAside) ?? [];
  const write = (next: readonly KeptDraft[]) => {
    drafts = next;
    // The answer to a save is about the content. If only its draft cannot be stored, this server still knows it, and so
    // does the browser that has sent it.
    try {
      makeFolder(dirname(path));
      replaceFile(path, JSON.stringify(next));
    } catch {}
  };
  const without = (entry: EntryName, field: FieldPath) =>
    drafts.filter((draft) => fieldKey(draft.entry, draft.path) !== fieldKey(entry, field));
  return {
    all: () => drafts,
    keep: (draft) => write([...without(draft.entry, draft.path), draft]),
    drop: (entry, field) => {
      const rest = without(entry, field);
      if (rest.length < drafts.length) write(rest);
    },
    follow: (entry, to) => {
      const isOwn = (draft: KeptDraft) => isSameEntry(draft.entry, entry);
      if (!drafts.some(isOwn)) return;
      write(
        drafts.flatMap((draft) =>
          !isOwn(draft) ? [draft] : to === undefined ? [] : [{ ...draft, entry: to }],
        ),
      );
    },
  };
}

const texts = z.array(z.string());
const keptDraft: z.ZodType<KeptDraft> = z.looseObject({
  entry: entryName,
  path: fieldPath,
  value: fieldValue,
  old: fieldValue.optional(),
  why: z.object({
    status: z.literal("refused"),
    atField: texts,
    beside: z.array(z.object({ path: fieldPath, label: z.string(), text: z.string() })),
    elsewhere: texts,
  }),
});

/** Leaves out drafts that are damaged. The browser that sent a refused value still has it. */
function parseDrafts(text: string): OwnText<readonly KeptDraft[]> {
  try {
    const drafts: unknown = JSON.parse(text);
    if (Array.isArray(drafts)) {
      const value = drafts.flatMap((draft) => keptDraft.safeParse(draft).data ?? []);
      const lost = drafts.length - value.length;
      return { value, loss: lost > 0 ? say("aside.drafts.part", { lost, left: value.length }) : undefined };
    }
  } catch {
    // Not JSON.
  }
  return { loss: say("aside.drafts") };
}

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

const journalFile = ".site/edit/journal.jsonl";

/** `root` is the absolute folder of the site. */
export function createJournalFile(root: string, onSetAside: OnSetAside): JournalFile {
  const path = join(root, journalFile);
  let journal = emptyJournal;
  let length = 0;
  const parse = (text: string) => {
    length = text.length;
    return parseWhole(text);
  };
  journal =
    readOwnFile(root, { file: journalFile, parse, write: (whole) => writeJournal(whole) }, onSetAside) ??
    emptyJournal;
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
