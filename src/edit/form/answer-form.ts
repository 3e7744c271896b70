import { readEntryId } from "../../define/read-entry-id.ts";
import { describeSchema } from "../../define/schema/describe-schema.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { digestOf } from "../../model/memory/hash.ts";
import { valueAt } from "../../model/value-at.ts";
import type { EntryName, FieldPath } from "../edit.ts";
import { isSameEntry } from "../field-key.ts";
import { labelEntry, schemaOf } from "../locate/label-fields.ts";
import type { FormAnswer } from "../protocol.ts";
import { openFile } from "../splice/open-file.ts";
import { createHoldBackReader } from "./create-hold-back-reader.ts";
import { createYamlCutter } from "./cut-yaml.ts";
import { describeForm } from "./describe-form.ts";
import { findFactSettings } from "./find-fact-settings.ts";
import { type FormSite, listChoices } from "./list-choices.ts";

/** Describes the form of an entry, or of the settings. Undefined if the built site has no such entry. */
export function answerForm(name: EntryName, from: FormSite): FormAnswer | undefined {
  const { site, entries, sources, parsed } = from;
  const entry = entries.find((one) => isSameEntry(one, name));
  const file = name.collection === undefined ? settingsFile : entry?.file;
  const schema = schemaOf(site, name);
  const source = sources.find((one) => one.file === file);
  const data = parsed.find((one) => one.file === file)?.data;
  const opened = source && openFile(source.bytes, source.file.endsWith(".md") ? "markdown" : "yaml");
  if (schema === undefined || source === undefined || opened === undefined) return undefined;

  const collection = name.collection === undefined ? undefined : site.collections[name.collection];
  const within = collection?.kind === "file" ? [readEntryId(name.id, collection).key] : [];
  const cutYaml = createYamlCutter(opened.head);
  const fields = describeForm(describeSchema(schema), valueAt(data, within), {
    ...listChoices(from),
    yamlAt: (path) => cutYaml([...within, ...path]),
    ripples: createRippleCheck(name, from),
    ...(collection && { holdsBack: createHoldBackReader(collection, from.today) }),
  });
  return {
    label: labelEntry(site, name, entry),
    file: source.file,
    digest: digestOf(source.bytes),
    fields,
    ...(collection !== undefined && collection.kind !== "single" && { isOneOfMany: true }),
    ...(opened.body !== undefined && { body: opened.body }),
  };
}

/** Other pages show the name and the address of an entry wherever they link to it. */
const namingFields: ReadonlySet<string> = new Set(["name", "title", "label", "route"]);

function createRippleCheck(name: EntryName, { site, settings, pagesOf }: FormSite) {
  const facts = name.collection === undefined ? findFactSettings(site, settings) : new Set<string>();
  return (path: FieldPath): boolean => {
    if (path.length === 1 && namingFields.has(String(path[0]))) return true;
    return facts.has(JSON.stringify(path)) || (pagesOf(name, path) ?? 0) > 1;
  };
}
