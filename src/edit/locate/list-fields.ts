import type { z } from "zod";
import type { SiteDefinition } from "../../define/define.ts";
import { describeSchema, type JsonSchema } from "../../define/schema/describe-schema.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { keepByObject } from "../../model/memory/results-by-object.ts";
import type { HeldBack } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { EntryName, FieldPath } from "../edit.ts";
import type { FieldOnPage } from "../protocol.ts";
import { listWords } from "./list-words.ts";
import { valueAt } from "./value-at.ts";

/** A text that an author writes, with its path in the file and in the data of templates. */
export type Field = {
  readonly entry: EntryName;
  /** From the project root. */
  readonly file: string;
  /** Its path in the file, from the entry. `[]` for the Markdown below the front matter. */
  readonly path: FieldPath;
  /** Its path in the data of templates. Differs from `path` when earlier items of a list are held back. */
  readonly place: FieldPath;
  readonly kind: FieldOnPage["kind"];
  /** The text in the file. */
  readonly value: string;
};

/** The name of the settings: the entry `site`, without a collection. */
export const settingsEntry: EntryName = { collection: undefined, id: "site" };

type Listed = Pick<Drawn, "parsed" | "heldBack" | "entries"> & {
  readonly site: Pick<SiteDefinition, "collections" | "settings" | "environment">;
};

export type FieldLister = (site: Listed) => readonly Field[];

/** Lists all texts of the settings and of the published entries. Results are cached as long as the data of an entry lives. */
export function createFieldLister(): FieldLister {
  const list = keepByValue(createWordLister());
  return ({ site, parsed, heldBack, entries }) => {
    const byFile = new Map(parsed.map((source) => [source.file, source]));
    const toFields = (
      { entry, file }: Pick<Field, "entry" | "file">,
      { written, data }: { readonly written: unknown; readonly data: unknown },
      schema: z.ZodType,
      toPlace: (path: FieldPath) => FieldPath | undefined,
    ): readonly Field[] =>
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
        : toFields(
            { entry: settingsEntry, file: settingsFile },
            { written: settings.data, data: settings.data },
            site.settings,
            (path) => (isGiven(path) ? undefined : path),
          );
    const ofEntries = entries.flatMap(({ collection: name, id, file, data }): readonly Field[] => {
      const source = byFile.get(file);
      const collection = site.collections[name];
      if (source === undefined || collection === undefined) return [];
      const entry = { collection: name, id };
      const written = collection.kind === "file" ? valueAt(source.data, [id]) : source.data;
      const fields = toFields(
        { entry, file },
        { written, data },
        collection.schema,
        withoutHeld(entry, heldBack),
      );
      const { body } = source;
      if (body === undefined) return fields;
      return [...fields, { entry, file, path: [], place: [], kind: "body", value: body.text }];
    });
    return [...ofSettings, ...ofEntries];
  };
}

type ListWords = (value: unknown, schema: z.ZodType) => readonly FieldPath[];

/** Describes each schema once, because many entries share one. */
function createWordLister(): ListWords {
  const known = new WeakMap<z.ZodType, JsonSchema>();
  return (value, schema) => {
    const described = known.get(schema) ?? describeSchema(schema);
    known.set(schema, described);
    return listWords(value, { schema, described });
  };
}

function keepByValue(list: ListWords): ListWords {
  const kept = keepByObject();
  return (value, schema) =>
    typeof value === "object" && value !== null
      ? kept("words", value, [schema], () => list(value, schema))
      : [];
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

/** Maps a path in the file to one in the data of templates. Undefined for an item that is held back, such as `updates[1]`. */
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
