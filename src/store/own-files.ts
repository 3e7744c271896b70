import { isUtf8 } from "node:buffer";
import { copyFileSync, lstatSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ZodType } from "zod";
import type { Message } from "../words/message.ts";
import { changeWhenFree, flushFile, replaceFile } from "./disk.ts";
import { ReadFailure, systemCode } from "./failures.ts";

/** A file or folder of ours that cannot be used as it is, and has another name since. Paths are from the root. */
export type SetAside = {
  readonly file: string;
  /** Its new name. Undefined when the disk does not allow it: then it stays, and is told again by the next start. */
  readonly aside: string | undefined;
  /** What that costs the author. Undefined for what is in the way of a folder. */
  readonly loss?: Message;
};

export type OnSetAside = (one: SetAside) => void;

/** What a text of ours says. `loss` is set when it is damaged, `value` when something of it can be used. */
export type OwnText<Value> = { readonly value?: Value | undefined; readonly loss?: Message | undefined };

type OwnFile<Value> = {
  /** From the root. */
  readonly file: string;
  /** A file that cannot be read at all is an empty text. */
  readonly parse: (text: string) => OwnText<Value>;
  /** Writes the part that can be used, which replaces the damaged file. */
  readonly write?: (value: Value) => string;
};

/**
 * Reads a file of ours. Undefined when there is none, or nothing of it can be used. A damaged one is set aside and told,
 * never removed: it may hold what somebody has written. Throws `ReadFailure` only when the process is short of handles,
 * which says nothing about the file.
 */
export function readOwnFile<Value>(
  root: string,
  { file, parse, write }: OwnFile<Value>,
  onSetAside: OnSetAside,
): Value | undefined {
  if (!isThere(join(root, file))) return undefined;
  const { value, loss } = parse(readLines(root, file));
  if (loss === undefined) return value;
  const aside = setAside(root, file, value === undefined ? "move" : "copy");
  onSetAside({ file, aside, loss });
  if (value !== undefined && write !== undefined && aside !== undefined)
    replaceFile(join(root, file), write(value));
  return value;
}

/** Makes a `parse` for JSON of one shape. `loss` is told when the text is anything else. */
export function parseJson<Value>(
  schema: ZodType<Value>,
  loss: Message,
): (text: string) => { readonly value: Value } | { readonly loss: Message } {
  return (text) => {
    try {
      const read = schema.safeParse(JSON.parse(text));
      return read.success ? { value: read.data } : { loss };
    } catch {
      return { loss };
    }
  };
}

const ownFolders = [
  ".site",
  ".site/cache",
  ".site/cache/long",
  ".site/edit",
  ".site/edit/added",
  ".site/edit/kept",
  ".site/edit/new",
  ".site/publish",
  ".site/sources",
];

/** Sets aside what has the name of a folder of ours and is none. To be called before a command uses them. */
export function clearOwnFolders(root: string, onSetAside: OnSetAside): void {
  for (const file of ownFolders) {
    if (!isThere(join(root, file)) || isFolder(join(root, file))) continue;
    onSetAside({ file, aside: setAside(root, file, "move") });
  }
}

/** True when there is something of this name, also a link that leads nowhere. */
export function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Also true when it may not be looked at: what is in it then tells why. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    return systemCode(error) !== "ENOENT" && systemCode(error) !== "ELOOP";
  }
}

/** The text of a file, in which a line that is not UTF-8 has become one that nothing of ours says. */
function readLines(root: string, file: string): string {
  try {
    const path = join(root, file);
    // Reading a pipe would wait for ever.
    if (!statSync(path).isFile()) return "";
    const bytes = readFileSync(path);
    const text = bytes.toString();
    if (isUtf8(bytes)) return text;
    return text
      .split("\n")
      .map((line) => (line.includes("\uFFFD") ? "\uFFFD" : line))
      .join("\n");
  } catch (error) {
    const code = systemCode(error) ?? "";
    if (code === "EMFILE" || code === "ENFILE") throw new ReadFailure(file, code, error);
    return "";
  }
}

/** Returns the new name, from the root. Undefined when the disk refuses it. */
function setAside(root: string, file: string, how: "move" | "copy"): string | undefined {
  let aside = `${file}.damaged`;
  for (let number = 2; isThere(join(root, aside)); number += 1) aside = `${file}.damaged-${number}`;
  const [from, to] = [join(root, file), join(root, aside)];
  try {
    if (how === "move" || !copyPlain(from, to)) changeWhenFree(() => renameSync(from, to));
    return aside;
  } catch {
    return undefined;
  }
}

/** False for what is no file, or cannot be read. */
function copyPlain(from: string, to: string): boolean {
  try {
    copyFileSync(from, to);
    flushFile(to);
    return true;
  } catch {
    rmSync(to, { force: true });
    return false;
  }
}
