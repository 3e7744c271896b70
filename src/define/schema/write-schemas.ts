import type { Language } from "../../words/languages.ts";
import type { Collection, SiteDefinition } from "../define.ts";
import { settingsFile } from "../settings-file.ts";
import { describeSchema, type JsonSchema } from "./describe-schema.ts";
import type { FieldNotes } from "./read-field-notes.ts";

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
    ...Object.entries(site.collections).map(([name, collection]) => {
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
  return `content/${path}/**/*.${format === "markdown" ? "md" : "yaml"}`;
}

function toText({ $schema, title: _, ...schema }: JsonSchema, title: string): string {
  const whole = { $schema, $comment: schemaMark, title, ...schema };
  // Data for the generator only, which editors do not need.
  const forEditors = (key: string, value: unknown) =>
    /^x-(?:kind|collection)$/.test(key) ? undefined : value;
  return `${JSON.stringify(whole, forEditors, 2)}\n`;
}
