import { isNode, stringify } from "yaml";
import { readEntryId } from "../../../define/collections.ts";
import type { Collection } from "../../../define/define.ts";
import { describeSchema } from "../../../define/schema/describe-schema.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { digestOf } from "../../../model/memory/hash.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Drawn } from "../../../pipeline/build.ts";
import { readYaml } from "../../../text/read-yaml.ts";
import type { FormAnswer, FormField } from "../../answers.ts";
import { type EntryName, type FieldPath, isSameEntry } from "../edit.ts";
import { labelEntry, schemaOf } from "../locate/label-fields.ts";
import { formatOfFile, type Head, openFile, readHead } from "../splice/open-file.ts";
import { findWritten } from "../splice/write-scalar.ts";
import { valueNamerOf } from "../values/name-values.ts";
import { traceFacts } from "../values/trace-facts.ts";
import { describeForm, type FormSite, listChoices } from "./describe-form.ts";

/** Describes the form of an entry, or of the settings. Undefined if the built site has no such entry. */
export function answerForm(name: EntryName, from: FormSite): FormAnswer | undefined {
  const { site, entries, sources, parsed } = from;
  const entry = entries.find((one) => isSameEntry(one, name));
  const file = name.collection === undefined ? settingsFile : entry?.file;
  const schema = schemaOf(site, name);
  const source = sources.find((one) => one.file === file);
  const data = parsed.find((one) => one.file === file)?.data;
  const opened = source && openFile(source.bytes, formatOfFile(source.file, site.collections));
  if (schema === undefined || source === undefined || opened === undefined) return undefined;

  const collection = name.collection === undefined ? undefined : site.collections[name.collection];
  const within = collection?.kind === "file" ? [readEntryId(name.id, collection).key] : [];
  const cutYaml = createYamlCutter(opened.head);
  const namer = valueNamerOf(from);
  const namedIn = (path: FieldPath, text: string) =>
    namer.list(name, path) && (namer.namedIn(text, name, path) ?? []);
  const fields = describeForm(describeSchema(schema), valueAt(data, within), {
    ...listChoices(from),
    yamlAt: (path) => cutYaml([...within, ...path]),
    ripples: createRippleCheck(name, from),
    helpWith: (path, help) => namer.tell(help, name, path),
    namedIn,
    ...(collection && { holdsBack: createHoldBackReader(collection, from.today) }),
  });
  const named = namedIn([], opened.body ?? "");
  return {
    label: labelEntry(site, name, entry),
    file: source.file,
    digest: digestOf(source.bytes),
    fields,
    ...(collection !== undefined && collection.kind !== "single" && { isOneOfMany: true }),
    ...(opened.body !== undefined && { body: opened.body, ...(named && { named }) }),
  };
}

/** Other pages show the name and the address of an entry wherever they link to it. */
const namingFields: ReadonlySet<string> = new Set(["name", "title", "label", "route"]);

function createRippleCheck(name: EntryName, { site, settings, pagesOf }: FormSite) {
  const origins = name.collection === undefined ? [...traceFacts(site, settings).values()].flat() : [];
  // A group that is shown as YAML holds them, too.
  const facts = new Set(
    origins.flatMap((path) => path.map((_, end) => JSON.stringify(path.slice(0, end + 1)))),
  );
  return (path: FieldPath): boolean => {
    if (path.length === 1 && namingFields.has(String(path[0]))) return true;
    return facts.has(JSON.stringify(path)) || (pagesOf(name, path) ?? 0) > 1;
  };
}

/** Returns a function that says how a field holds back an entry, or an item of its dated list; see `holdBack`. */
export function createHoldBackReader(
  { datedList }: Pick<Collection, "datedList">,
  today: string,
): (path: FieldPath) => FormField["holdsBack"] {
  const list = datedList?.split(".");
  return (path) => {
    if (path.length === 1 && path[0] === "draft") return { by: "draft" };
    const isItem =
      list !== undefined &&
      path.length === list.length + 2 &&
      list.every((step, index) => step === path[index]) &&
      typeof path[list.length] === "number";
    return path.at(-1) === "date" && (path.length === 1 || isItem) ? { by: "date", today } : undefined;
  };
}

/**
 * Cuts the YAML of a field out of the front matter or file, and removes its indentation. Empty if there is no such
 * field. A value of another language is converted to YAML.
 */
export function createYamlCutter(head: Head): (path: FieldPath) => string {
  const isPlainYaml = head.language === "yaml" && head.list === undefined;
  return isPlainYaml ? createCutter(head.text) : createTranslator(head);
}

function createTranslator(head: Head): (path: FieldPath) => string {
  const data = readHead(head);
  return (path) => {
    const value = valueAt(data, path);
    return value === undefined ? "" : stringify(value, { lineWidth: 0 }).trimEnd();
  };
}

function createCutter(text: string): (path: FieldPath) => string {
  const document = readYaml(text);
  return (path) => {
    const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
    const written = isNode(node) ? findWritten(node, text) : undefined;
    if (written === undefined) return "";
    const { from, to, margin } = written;
    const lines = text.slice(from, to).split(/\r?\n/);
    return lines.map((line, index) => (index === 0 ? line : dedent(line, margin))).join("\n");
  };
}

function dedent(line: string, margin: number): string {
  const indentation = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(margin, indentation));
}

/** A longer list would need a search. */
const most = 500;

/** Lists the entries that have no page of their own, such as those of a file with many entries. */
export function listPageless({
  site,
  entries,
  pages,
}: Pick<Drawn, "site" | "entries" | "pages">): NonNullable<FormAnswer["others"]> {
  const sources = new Set(pages.flatMap(({ page }) => page.sources));
  return entries
    .filter(({ collection, file }) => site.collections[collection]?.kind === "file" || !sources.has(file))
    .slice(0, most)
    .map((entry) => {
      const name = { collection: entry.collection, id: entry.id };
      return { entry: name, label: labelEntry(site, name, entry) };
    });
}
