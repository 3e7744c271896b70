import { endingsOf } from "../../model/sources.ts";
import type { Language } from "../../words/languages.ts";
import type { Collection, SiteDefinition } from "../define.ts";
import { settingsFile } from "../settings-file.ts";
import { describeSchema, type FieldNotes, type JsonSchema } from "./describe-schema.ts";

/** A JSON Schema to write, and the files that it is about, as editors name them: `content/articles/**\/*.md`. */
export type SchemaFile = { readonly name: string; readonly text: string; readonly matches: string };

/** Marks the files that the tool has written. */
export const schemaMark = "Written by `site schema`, not by hand.";

/** The schemas of the settings and of every collection of a site, for editors that check YAML while it is typed. */
export function writeSchemas(
  site: Pick<SiteDefinition, "settings" | "collections">,
  notes: FieldNotes,
  language: Language,
): readonly SchemaFile[] {
  const described = { notes, language, target: "draft-7" } as const;
  const settings = describeSchema(site.settings, described);
  return [
    { name: "settings.json", text: toText(settings, settingsFile), matches: settingsFile },
    ...Object.entries(site.collections).flatMap(([name, collection]) => {
      // Editors check neither TOML nor tables, and a list is no mapping from ids.
      if (!/^(?:markdown|yaml)$/.test(collection.format) || collection.id !== undefined) return [];
      const entry = describeSchema(collection.schema, described);
      const whole: JsonSchema =
        collection.kind === "file"
          ? { $schema: entry.$schema ?? "", type: "object", additionalProperties: without$schema(entry) }
          : entry;
      const matches = filesOf(collection);
      return { name: `${name}.json`, text: toText(whole, matches), matches };
    }),
  ];
}

function without$schema({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function filesOf({ kind, path, format, languages = [] }: Collection): string {
  if (kind !== "folder") {
    const endings = languages.map((code) => `.${code}`);
    const any = endings.length === 0 ? "" : `{,${endings.join()}}`;
    return `content/${path.replace(/(?=\.[a-z]+$)/, any)}`;
  }
  return `content/${path}/**/*.${endingsOf(format)[0]}`;
}

function toText({ $schema, title: _, ...schema }: JsonSchema, title: string): string {
  const whole = { $schema, $comment: schemaMark, title, ...schema };
  // Data for the generator only, which editors do not need.
  const forEditors = (key: string, value: unknown) =>
    /^x-(?:kind|collection)$/.test(key) ? undefined : value;
  return `${JSON.stringify(whole, forEditors, 2)}\n`;
}

/** An object schema in the source: its fields, each with the comment above it. */
type Written = ReadonlyMap<string, string | undefined>;

/**
 * Reads the comments above the fields of every object schema in `texts`, which are TypeScript; the schemas at run time
 * have no comments. An object is identified by the names of its fields; one that extends others gets the notes of all
 * of them. When two objects have the same fields, only the notes that both have are used.
 */
export function readFieldNotes(texts: readonly string[]): FieldNotes {
  const objects = texts.flatMap((text) => [...readObjects(text)]);
  return (names) => {
    const known = new Set(names);
    const parts = objects.filter((object) => [...object.keys()].every((name) => known.has(name)));
    const notes = new Map<string, string>();
    for (const name of names) {
      const holders = parts.filter((object) => object.has(name) && (object.size > 1 || known.size === 1));
      const largest = Math.max(...holders.map(({ size }) => size));
      const candidates = new Set(
        holders.filter(({ size }) => size === largest).map((object) => object.get(name)),
      );
      const [note] = candidates;
      if (candidates.size === 1 && note !== undefined) notes.set(name, note);
    }
    return notes;
  };
}

/** The tokens of TypeScript that matter here, in the order in which they must be tried. */
const tokens =
  /\/\*\*(?<doc>[\s\S]*?)\*\/|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<quoted>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|`(?:\\.|[^`\\])*`|(?<opens>(?:\b(?:strictObject|looseObject|object|extend|siteSettings)\(\s*)?\{|[([])|(?<closes>[)\]}])|(?<comma>,)|(?<spread>\.{3})|(?<name>[A-Za-z_$][\w$]*)/g;

function* readObjects(text: string): Generator<Written> {
  type Frame = { readonly fields: Map<string, string | undefined> | undefined; isAtKey: boolean };
  const frames: Frame[] = [];
  let note: string | undefined;
  for (const { groups = {} } of text.matchAll(tokens)) {
    const frame = frames.at(-1);
    // A comment belongs to the field that follows it directly.
    const above = note;
    note = undefined;
    if (groups.doc !== undefined) note = tidy(groups.doc);
    else if (groups.opens !== undefined) {
      const fields = /\(\s*\{$/.test(groups.opens) ? new Map<string, string | undefined>() : undefined;
      // The opening bracket of the call also has to be closed.
      if (fields !== undefined) frames.push({ fields: undefined, isAtKey: false });
      frames.push({ fields, isAtKey: true });
    } else if (groups.closes !== undefined) {
      frames.pop();
      if (frame?.fields !== undefined && frame.fields.size > 0) yield frame.fields;
    } else if (groups.comma !== undefined) {
      if (frame !== undefined) frame.isAtKey = true;
    } else if (groups.spread !== undefined) {
      if (frame !== undefined) frame.isAtKey = false;
    } else if (frame?.isAtKey) {
      // The first name after a comma is the field; its schema follows.
      const name = groups.name ?? groups.quoted?.slice(1, -1);
      if (name === undefined) continue;
      frame.fields?.set(name, above);
      frame.isAtKey = false;
    }
  }
}

/** Joins a comment to one line, without its stars. */
function tidy(comment: string): string {
  return comment
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}
