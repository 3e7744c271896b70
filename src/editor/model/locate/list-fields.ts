import type { z } from "zod";
import { type TextIssue, withFacts } from "../../../define/check-scope.ts";
import { readEntryId } from "../../../define/collections.ts";
import type { SiteDefinition } from "../../../define/define.ts";
import { describeSchema, type JsonSchema, kindOf, schemaAt } from "../../../define/schema/describe-schema.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { keepByObject } from "../../../model/memory/memory.ts";
import type { Entry, HeldBack, ParsedSource, Waiting } from "../../../model/model.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Drawn } from "../../../pipeline/build.ts";
import { say } from "../../../words/message.ts";
import type { FieldOnPage } from "../../answers.ts";
import { type EntryName, type FieldPath, isBelow } from "../edit.ts";

/** A text that an author writes, with its path in the file and in the data of templates. */
export type WrittenField = {
  readonly entry: EntryName;
  /** From the project root. */
  readonly file: string;
  /** Its path in the file, from the entry. `[]` for the Markdown below the front matter. */
  readonly path: FieldPath;
  /** Its path in the data of templates. Differs from `path` when earlier items of a list are held back or wait. */
  readonly place: FieldPath;
  readonly kind: FieldOnPage["kind"];
  /** The text in the file. */
  readonly value: string;
};

/** The name of the settings: the entry `site`, without a collection. */
export const settingsEntry: EntryName = { collection: undefined, id: "site" };

type Listed = Pick<Drawn, "parsed" | "heldBack" | "entries" | "waiting"> & {
  readonly site: Pick<SiteDefinition, "collections" | "settings" | "environment">;
};

export type FieldLister = (site: Listed) => readonly WrittenField[];

/**
 * Lists all texts of the settings and of the published entries. As long as an entry is the same object, so are its
 * fields.
 */
export function createFieldLister(): FieldLister {
  const list = createWordLister();
  const keep = keepByObject();
  return ({ site, parsed, heldBack, entries, waiting }) => {
    const byFile = new Map(parsed.map((source) => [source.file, source]));
    const toFields = (
      { entry, file }: Pick<WrittenField, "entry" | "file">,
      { written, data }: { readonly written: unknown; readonly data: unknown },
      schema: z.ZodType,
      toPlace: (path: FieldPath) => FieldPath | undefined,
    ): readonly WrittenField[] =>
      list(written, schema).flatMap((path) => {
        const place = toPlace(path);
        if (place === undefined) return [];
        const kind = typeof valueAt(data, place) === "object" ? "markdown" : "words";
        return [{ entry, file, path, place, kind, value: String(valueAt(written, path)) }];
      });

    const settings = byFile.get(settingsFile);
    const isGiven = givenOutside(site);
    const ofSettings =
      settings === undefined
        ? []
        : keep("settings", settings, [site, JSON.stringify(pathsOf(settingsEntry, waiting))], () =>
            toFields(
              { entry: settingsEntry, file: settingsFile },
              { written: settings.data, data: settings.data },
              site.settings,
              (path) => (isGiven(path) ? undefined : withoutWaiting(settingsEntry, waiting)(path)),
            ),
          );
    const ofEntry = (
      { collection: name, id, file, data }: Entry,
      { data: all, body }: ParsedSource,
      collection: SiteDefinition["collections"][string],
    ): readonly WrittenField[] => {
      const { kind, schema } = collection;
      const entry = { collection: name, id };
      const written = kind === "file" ? valueAt(all, [readEntryId(id, collection).key]) : all;
      const toPlace = withoutWaiting(entry, waiting);
      const fields = toFields({ entry, file }, { written, data }, schema, (path) => {
        const place = toPlace(path);
        return place && withoutHeld(entry, heldBack)(place);
      });
      if (body === undefined) return fields;
      return [...fields, { entry, file, path: [], place: [], kind: "body", value: body.text }];
    };
    const ofEntries = entries.flatMap((entry): readonly WrittenField[] => {
      const source = byFile.get(entry.file);
      const collection = site.collections[entry.collection];
      if (source === undefined || collection === undefined) return [];
      // An entry with other held-back items is another object, and so another key.
      return keep("entry", entry, [source, collection], () => ofEntry(entry, source, collection));
    });
    return [...ofSettings, ...ofEntries];
  };
}

type ListWords = (value: unknown, schema: z.ZodType) => readonly FieldPath[];

/** Describes each schema once, because many entries share one. */
function createWordLister(): ListWords {
  const known = new WeakMap<z.ZodType, JsonSchema>();
  return (value, schema) => {
    if (typeof value !== "object" || value === null) return [];
    const described = known.get(schema) ?? describeSchema(schema);
    known.set(schema, described);
    return listWords(value, { schema, described });
  };
}

/** True for settings that come from the environment, and so from no file. */
function givenOutside({ environment }: Listed["site"]): (path: FieldPath) => boolean {
  const settings = new Set(
    Object.values(environment).map((target) => {
      if (typeof target === "string") return target;
      return "setting" in target ? target.setting : undefined;
    }),
  );
  return (path) => settings.has(path.join("."));
}

/** The paths of the parts of an entry that wait for facts. */
function pathsOf({ collection, id }: EntryName, waiting: readonly Waiting[]): readonly FieldPath[] {
  return waiting.flatMap((one) =>
    one.collection === collection && one.id === id && one.path !== undefined && one.path.length > 0
      ? [one.path]
      : [],
  );
}

/** Maps a path in the file to one in the data of templates. Undefined for a part that waits for facts. */
function withoutWaiting(entry: EntryName, waiting: readonly Waiting[]) {
  const left = pathsOf(entry, waiting);
  return (path: FieldPath): FieldPath | undefined => {
    if (left.some((part) => isBelow(path, part))) return undefined;
    return path.map((step, depth) => {
      if (typeof step !== "number") return step;
      const before = left.filter((part) => {
        const last = part.at(-1);
        const isSibling = part.length === depth + 1 && isBelow(path.slice(0, depth), part.slice(0, -1));
        return isSibling && typeof last === "number" && last < step;
      });
      return step - before.length;
    });
  };
}

/**
 * Maps a path in the file to one in the data of templates. Undefined for an item that is held back, such as
 * `updates[1]`.
 */
function withoutHeld({ collection, id }: EntryName, heldBack: readonly HeldBack[]) {
  const held = heldBack.flatMap(({ part, ...of }) => {
    const [, list, item] = /^(.+)\[(\d+)\]$/.exec(part ?? "") ?? [];
    return of.collection === collection && of.id === id && list !== undefined
      ? [{ list: list.split("."), item: Number(item) }]
      : [];
  });
  return (path: FieldPath): FieldPath | undefined => {
    const list = held[0]?.list;
    const item = list && path[list.length];
    if (list === undefined || typeof item !== "number") return path;
    if (!list.every((key, index) => path[index] === key)) return path;
    if (held.some((one) => one.item === item)) return undefined;
    return path.with(list.length, item - held.filter((one) => one.item < item).length);
  };
}

/** Lists the paths of the words in a value before validation: fields of words, and texts without constraints. */
export function listWords(
  value: unknown,
  { schema, described }: { readonly schema: z.ZodType; readonly described: JsonSchema },
): readonly FieldPath[] {
  const paths = new Map(
    [...findWords(value, schema), ...findTexts(value)].map((path) => [JSON.stringify(path), path]),
  );
  return [...paths.values()].filter((path) => {
    const field = schemaAt(described, path);
    return field !== undefined && takesWords(field) && saysSomething(valueAt(value, path));
  });
}

/** Lists the paths of the texts that a schema declares as words, as `text()`, `title()` and `markdown()` do. */
export function listDeclaredWords(value: unknown, schema: z.ZodType): readonly FieldPath[] {
  const paths = new Map(findWords(value, schema).map((path) => [JSON.stringify(path), path]));
  return [...paths.values()].filter((path) => typeof valueAt(value, path) === "string");
}

const found = { message: say("noun.file"), hint: say("noun.file"), index: 0, length: 0 };

/** Makes each schema of words refuse its value, because the issues then contain the paths. */
function findWords(value: unknown, schema: z.ZodType): readonly FieldPath[] {
  const { error } = withFacts(
    {},
    () => schema.safeParse(value),
    () => [found],
  );
  return (error?.issues ?? []).flatMap((issue) => {
    const text = issue.code === "custom" ? (issue.params?.charpente as TextIssue | undefined) : undefined;
    return text !== undefined && "found" in text ? [issue.path as FieldPath] : [];
  });
}

function findTexts(value: unknown, path: FieldPath = []): readonly FieldPath[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** False for texts of a fixed form, such as an address, a date or one of several names. */
function takesWords(schema: JsonSchema): boolean {
  const { format, pattern, const: only } = schema;
  return (
    ["words", "markdown"].includes(kindOf(schema)) &&
    [format, pattern, only].every((rule) => rule === undefined)
  );
}

/** False for empty texts and for addresses, which visitors do not read. */
function saysSomething(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && !/^(?:[/#.]|[a-z]+:)\S*$/.test(value);
}
