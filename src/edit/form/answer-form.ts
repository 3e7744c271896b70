import { settingsFile } from "../../define/settings-file.ts";
import { digestOf } from "../../memory/hash.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { describeSchema } from "../../schema/describe-schema.ts";
import type { EntryName, FieldPath } from "../edit.ts";
import { labelEntry, nameEntry, schemaOf } from "../locate/label-fields.ts";
import { valueAt } from "../locate/value-at.ts";
import type { Choice, FormAnswer } from "../protocol.ts";
import { openFile } from "../splice/open-file.ts";
import { createYamlCutter } from "./cut-yaml.ts";
import { describeForm } from "./describe-form.ts";
import { findFactSettings } from "./find-fact-settings.ts";
import { tellHolding } from "./tell-holding.ts";

export type FormSite = Pick<Drawn, "site" | "entries" | "sources" | "parsed" | "settings" | "files"> & {
  /** Images of `content/`, as entries name them: `/images/front.jpg`. */
  readonly images: readonly Choice[];
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  /** The calendar date where the site’s readers live. */
  readonly today: string;
  /** On how many pages a field is shown, as far as that is known. */
  readonly pagesOf: (entry: EntryName, path: FieldPath) => number | undefined;
};

/** The form of an entry, or of the settings. Undefined where the site as built has no such entry. */
export function answerForm(name: EntryName, from: FormSite): FormAnswer | undefined {
  const { site, entries, sources, parsed } = from;
  const entry = entries.find(({ collection, id }) => collection === name.collection && id === name.id);
  const file = name.collection === undefined ? settingsFile : entry?.file;
  const schema = schemaOf(site, name);
  const source = sources.find((one) => one.file === file);
  const data = parsed.find((one) => one.file === file)?.data;
  const opened = source && openFile(source.bytes, source.file.endsWith(".md") ? "markdown" : "yaml");
  if (schema === undefined || source === undefined || opened === undefined) return undefined;

  const collection = name.collection === undefined ? undefined : site.collections[name.collection];
  const within = collection?.kind === "file" ? [name.id] : [];
  const cutYaml = createYamlCutter(opened.yaml);
  const fields = describeForm(describeSchema(schema), valueAt(data, within), {
    ...from,
    placeholder: site.placeholder ?? "",
    entriesOf: (collection) => listChoices(from, collection),
    pictureOf: createPictureFinder(from),
    yamlAt: (path) => cutYaml([...within, ...path]),
    ripples: createRippleTeller(name, from),
    ...(collection && { holdsBack: tellHolding(collection, from.today) }),
  });
  return {
    label: labelEntry(site, name, entry),
    file: source.file,
    digest: digestOf(source.bytes),
    fields,
    ...(opened.body !== undefined && { body: opened.body }),
  };
}

function listChoices({ entries }: FormSite, collection: string): readonly Choice[] {
  return entries
    .filter((entry) => entry.collection === collection)
    .map(({ id, data }) => ({ value: id, label: nameEntry(data) ?? id }));
}

/** A drawing goes by its name, alone or with the use that it is drawn for: `plan.svg`, `plan-card.svg`. */
function createPictureFinder({ files, base }: FormSite): (choice: string) => string | undefined {
  const drawings = files
    .flatMap(({ path }) => {
      const [, name] = /\/([^/]+)\.[0-9a-f]{10}\.svg$/.exec(path) ?? [];
      return name === undefined ? [] : [{ name, path: `${base}/${path}` }];
    })
    .sort((a, b) => a.name.length - b.name.length);
  return (choice) => drawings.find(({ name }) => name === choice || name.startsWith(`${choice}-`))?.path;
}

/** What an entry is called, and where it stands, is shown wherever it is named. */
const namingFields: ReadonlySet<string> = new Set(["name", "title", "label", "route"]);

function createRippleTeller(name: EntryName, { site, settings, pagesOf }: FormSite) {
  const facts = name.collection === undefined ? findFactSettings(site, settings) : new Set<string>();
  return (path: FieldPath): boolean => {
    if (path.length === 1 && namingFields.has(String(path[0]))) return true;
    return facts.has(JSON.stringify(path)) || (pagesOf(name, path) ?? 0) > 1;
  };
}
