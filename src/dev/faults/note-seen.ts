import { dirname, join } from "node:path";
import { z } from "zod";
import { makeFolder, replaceFile } from "../../store/disk.ts";
import { type OnSetAside, parseJson, readOwnFile } from "../../store/own-files.ts";
import { say } from "../../words/message.ts";

/** The known tasks, each with the day on which it was first seen. */
export type Seen = {
  /** The day on which finished tasks were last removed. `""` until the first complete list. */
  readonly day: string;
  /** The first day by key. `""` for tasks of the first list. */
  readonly first: Readonly<Record<string, string>>;
};

type Look = {
  readonly keys: readonly string[];
  /** A calendar date. */
  readonly today: string;
  /** False while some tasks are unknown, so that missing ones may return. */
  readonly isComplete: boolean;
};

/**
 * Adds tasks that are seen for the first time. Finished ones are removed the next day, so that they are new if they
 * return.
 */
export function noteSeen(before: Seen | undefined, { keys, today, isComplete }: Look): Seen {
  const known = new Map(Object.entries(before?.first ?? {}));
  const day = before?.day ?? "";
  const forgets = isComplete && day !== today;
  const kept = forgets ? new Map<string, string>() : new Map(known);
  for (const key of keys) kept.set(key, known.get(key) ?? (day === "" ? "" : today));
  return { day: forgets ? today : day, first: Object.fromEntries(kept) };
}

/** True for a task that was first seen today. */
export function isNew(key: string, { first }: Seen, today: string): boolean {
  return Object.hasOwn(first, key) && first[key] === today;
}

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
