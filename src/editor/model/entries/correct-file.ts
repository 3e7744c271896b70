import { groupBy } from "../../../group-by.ts";
import { valueAt } from "../../../model/value-at.ts";
import { type Message, say } from "../../../words/message.ts";
import type { FieldPath } from "../edit.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import { openFile } from "../splice/open-file.ts";
import { evenOut, type Splice, spliceText } from "../splice/splice.ts";
import { chooseRemovals } from "./choose-removals.ts";
import { leadText } from "./find-lead.ts";
import { findLinks } from "./find-links.ts";
import type { Mention } from "./find-mentions.ts";
import type { ContentFile } from "./known-site.ts";
import { type Replaced, replaceInText, replaceParts } from "./write-address.ts";

/** What to do with a mention: point it to another address or entry, or remove its link and keep the words. */
export type Correction = { readonly kind: "lead"; readonly to: string } | { readonly kind: "unlink" };
export type Corrected = { readonly mention: Mention; readonly correction: Correction };

export type Rewritten =
  | { readonly status: "done"; readonly bytes: Uint8Array }
  | { readonly status: "impossible"; readonly mention: Mention; readonly why: Message };

/** Corrects mentions in one file, and changes nothing else in it. */
export function correctFile(file: ContentFile, corrected: readonly Corrected[]): Rewritten {
  let { bytes } = file;
  const rewritten = corrected.filter((one) => !removesField(one));
  for (const group of groupBy(rewritten, ({ mention }) => JSON.stringify(mention.path)).values()) {
    const [first] = group;
    if (first === undefined) continue;
    const { path } = first.mention;
    const wordless = group.find(isWordless);
    if (wordless !== undefined)
      return { status: "impossible", mention: wordless.mention, why: say("edit/remove.wordless") };
    const written =
      path.length === 0 ? correctBody(bytes, file, group) : correctText(bytes, file, path, group);
    if (written === undefined)
      return { status: "impossible", mention: first.mention, why: say("edit/entangled") };
    bytes = written;
  }
  const removed = corrected.filter(removesField).map(({ mention }) => mention);
  const chosen = chooseRemovals(file, removed);
  if (chosen.status === "stuck")
    return { status: "impossible", mention: chosen.mention, why: say("edit/remove.required") };
  for (const { path, mention } of chosen.removals) {
    const applied = applyEdit(bytes, file.format, [], { kind: "remove", path });
    if (applied.status === "impossible") return { ...applied, mention };
    bytes = applied.bytes;
  }
  return { status: "done", bytes };
}

/** True for a field whose value is the mention: the field is removed with the link. */
function removesField({ mention, correction }: Corrected): boolean {
  return mention.kind !== "link" && correction.kind === "unlink";
}

/** True for a link without words of its own: a bare address, or a directive. */
function isWordless({ mention, correction }: Corrected): boolean {
  return correction.kind === "unlink" && mention.kind === "link" && mention.link.uses === undefined;
}

function correctBody(
  bytes: Uint8Array,
  { directives }: ContentFile,
  group: readonly Corrected[],
): Uint8Array | undefined {
  const file = openFile(bytes, "markdown");
  if (file?.body === undefined) return undefined;
  const { text } = evenOut(file.body);
  const parts = partsOf(text, group);
  return parts === undefined || !readsBack(text, parts, group, directives)
    ? undefined
    : file.close({ body: spliceText(file.body, parts as readonly Splice[]) });
}

function correctText(
  bytes: Uint8Array,
  { format, data, directives }: ContentFile,
  path: FieldPath,
  group: readonly Corrected[],
): Uint8Array | undefined {
  const text = String(valueAt(data, path));
  const isMarkdown = group[0]?.mention.kind === "link";
  const parts = isMarkdown ? partsOf(text, group) : group.flatMap(partOfValue);
  if (parts === undefined || (isMarkdown && !readsBack(text, parts, group, directives))) return undefined;
  return replaceInText(bytes, format, path, parts);
}

function partOfValue({ mention: { lead }, correction }: Corrected): readonly Replaced[] {
  return correction.kind === "unlink" ? [] : [{ ...lead, text: leadText(correction.to) }];
}

/** The replacements for all links of a text. Undefined if one of the links cannot be corrected in place. */
function partsOf(text: string, group: readonly Corrected[]): readonly Replaced[] | undefined {
  const parts = group.map(({ mention, correction }) => {
    if (mention.kind !== "link") return undefined;
    const { link, lead } = mention;
    if (correction.kind === "unlink")
      return link.uses?.map(({ from, to, words }) => ({ from, to, text: text.slice(words.from, words.to) }));
    if (link.address === undefined) return undefined;
    const { from, to } = link.address;
    const target = leadText(correction.to);
    // An address with backslashes is rewritten as a whole.
    return text.slice(from, to) === link.url
      ? [{ from: from + lead.from, to: from + lead.to, text: target }]
      : [{ from, to, text: replaceParts(link.url, [{ ...lead, text: target }]) }];
  });
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

/** True if the changed text parses to exactly the expected links. */
function readsBack(
  text: string,
  parts: readonly Replaced[],
  group: readonly Corrected[],
  directives: readonly string[],
): boolean {
  const changed = new Map(
    group.flatMap(({ mention, correction }) =>
      mention.kind === "link"
        ? [[`${mention.link.line}:${mention.link.column} ${mention.link.url}`, { mention, correction }]]
        : [],
    ),
  );
  const expected = findLinks(text, directives).flatMap(({ line, column, url }) => {
    const found = changed.get(`${line}:${column} ${url}`);
    if (found === undefined) return [url];
    if (found.correction.kind === "unlink") return [];
    return [replaceParts(url, [{ ...found.mention.lead, text: leadText(found.correction.to) }])];
  });
  const after = findLinks(replaceParts(text, parts), directives).map(({ url }) => url);
  return JSON.stringify(after) === JSON.stringify(expected);
}
