import { posix } from "node:path";
import { say } from "../../words/message.ts";
import type { Value } from "../edit.ts";
import { appendEntry } from "../new-entry/append-entry.ts";
import type { StartedEntry } from "../new-entry/start-entry.ts";
import { copyEntry } from "./copy-entry.ts";
import type { FileEdit } from "./file-edit.ts";
import type { NamedEntry } from "./find-named.ts";
import type { KnownSite } from "./known-site.ts";
import type { Impossible } from "./plan.ts";

/** The data of the copied entry, with the title, date and address of the new one, and without its unique field. */
export function startCopy({ data, collection }: NamedEntry, started: StartedEntry, title: string): unknown {
  const fresh = started.data as Readonly<Record<string, unknown>>;
  const old = data as Readonly<Record<string, unknown>>;
  const own = Object.entries(fresh).filter(
    ([name, value]) => value === title || /^(?:date|draft)$/.test(name),
  );
  const route =
    typeof old.route === "string" ? { route: posix.join(posix.dirname(old.route), started.id) } : {};
  const { [collection.uniqueField ?? ""]: _, ...rest } = old;
  return { ...rest, ...Object.fromEntries(own), ...route };
}

/** Writes a copy with other data. Comments, the Markdown and unchanged fields keep their bytes. */
export function composeCopy(
  { sources }: Pick<KnownSite, "sources">,
  { entry, collection, data: old }: NamedEntry,
  { id, file }: StartedEntry,
  data: unknown,
): FileEdit | Impossible {
  const bytes = sources.find((source) => source.file === entry.file)?.bytes ?? new Uint8Array();
  if (collection.kind === "file") {
    const text = appendEntry(new TextDecoder().decode(bytes), id, data);
    return text === undefined
      ? noRoom(file, id)
      : { file, before: bytes, after: new TextEncoder().encode(text) };
  }
  const { format, schema } = collection;
  const copied = copyEntry({ bytes, format, schema, data: old as Value }, data as Value);
  return copied.status === "done" ? { file, before: undefined, after: copied.bytes } : copied;
}

export function noRoom(file: string, id: string): Impossible {
  return { status: "impossible", why: say("usage.no-room", { file, id }) };
}
