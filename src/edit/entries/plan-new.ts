import type { Collection } from "../../define/define.ts";
import { describeSchema, type JsonSchema } from "../../define/schema/describe-schema.ts";
import { say } from "../../words/message.ts";
import type { Value } from "../edit.ts";
import { type StartedEntry, startEntry } from "../new-entry/start-entry.ts";
import { composeEntry } from "./compose-entry.ts";
import type { NamedEntry } from "./find-named.ts";
import type { KnownSite } from "./known-site.ts";
import { type Impossible, type Plan, planOf } from "./plan.ts";
import { composeCopy, noRoom, startCopy } from "./start-copy.ts";

/** A new entry with the data that follows from its title, or from the entry that it copies. */
export type Begun = {
  readonly status: "begun";
  readonly name: string;
  readonly collection: Collection;
  readonly schema: JsonSchema;
  readonly started: StartedEntry;
  readonly from: NamedEntry | undefined;
};

type Asked = {
  /** The name of the collection. */
  readonly name: string;
  readonly title: string;
  readonly from: NamedEntry | undefined;
  /** The calendar date where the site’s readers live. */
  readonly today: string;
};

/** Begins an entry. Undefined if the site has no such collection, or it takes no new entries. */
export function beginNew(
  site: Pick<KnownSite, "site" | "entries">,
  { name, title, from, today }: Asked,
): Begun | Impossible | undefined {
  const { collections } = site.site;
  const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
  if (collection === undefined || collection.kind === "single") return undefined;
  const schema = describeSchema(collection.schema);
  const started = startEntry({ collection, schema, title, today });
  if (started === undefined) return { status: "impossible", why: say("usage.no-letter", { title }) };
  const { id, file } = started;
  if (site.entries.some((other) => other.collection === name && other.id === id)) {
    const isShared = collection.kind === "file";
    const why = isShared ? say("usage.entry-taken", { file, id }) : say("usage.file-taken", { file });
    return { status: "impossible", why };
  }
  const data = from === undefined ? started.data : startCopy(from, started, title);
  return { status: "begun", name, collection, schema, started: { ...started, data }, from };
}

/** Plans the file of a begun entry. `data` is its complete data. */
export function planNew(
  site: Pick<KnownSite, "site" | "sources">,
  { collection, started, from }: Begun,
  data: Value,
  nameOthers: (fields: readonly string[]) => string,
): Plan | Impossible {
  const { id, file } = started;
  const edit =
    from === undefined
      ? composeEntry({
          collection,
          started: { ...started, data },
          before: site.sources.find((source) => source.file === file)?.bytes,
          placeholder: site.site.placeholder,
          nameOthers,
        })
      : composeCopy(site, from, started, data);
  if (edit === undefined) return noRoom(file, id);
  return "status" in edit ? edit : planOf([edit]);
}
