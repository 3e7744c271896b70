import { stringify } from "yaml";
import { slugify } from "../model/route.ts";
import { convertAddresses } from "./convert-addresses.ts";
import { convertHeadings } from "./convert-headings.ts";
import { convertTags } from "./convert-tags.ts";
import type { createFileFinder } from "./find-files.ts";
import { findLeftovers } from "./find-leftovers.ts";
import type { createPageFinder } from "./find-pages.ts";
import { linkMissingImages } from "./link-missing-images.ts";
import type { DoneKind, Left } from "./new-site.ts";
import type { PlacedText } from "./place-texts.ts";
import { type ReadTree, wordsOf } from "./read-tree.ts";
import type { Starter } from "./starters.ts";
import { toPlain } from "./to-text.ts";

export type ImportContext = {
  readonly starter: Starter;
  readonly pages: ReturnType<typeof createPageFinder>;
  readonly files: ReturnType<typeof createFileFinder>;
  readonly readTree: ReadTree;
  readonly note: (kind: DoneKind) => void;
  readonly left: Left[];
  /** For a first page without a title. */
  readonly siteTitle: string | undefined;
  /** For a post without a date. */
  readonly today: string;
};

/** The content of the new file of a text. */
export function convertText(text: PlacedText, order: number, context: ImportContext): string {
  const { old, fields } = text;
  const isMdx = old.path.endsWith(".mdx");
  const refer = (written: string) => context.pages.refer(written, text);
  const plain = convertTags(old.body, { refer, note: context.note, isMdx });
  const { body: levelled, title } = convertHeadings(plain, fields.title, context.note, context.readTree);
  const body = convertAddresses(levelled, addressesFor(text, context), context.readTree)
    .replace(/^\n+/, "")
    .trimEnd();
  const head = stringify(writeHead(text, title, body, order, context), { lineWidth: 0 });
  const isHere = (address: string) => context.files.has(`content${address}`);
  const shown = linkMissingImages(body, isHere, context.readTree);
  const whole = `---\n${head}---\n${body === "" ? "" : `\n${shown}\n`}`;
  const before = whole.split("\n").indexOf("---", 1) + 2;
  const hasPage = (address: string) => context.pages.has(address) || isPublished(address, context);
  for (const { kind, line, what } of findLeftovers(body, { hasPage, hasImage: isHere }, context.readTree))
    context.left.push({ kind, file: text.file, line: before + line, what });
  return whole;
}

function isPublished(address: string, { files }: ImportContext): boolean {
  return files.has(`static${address}`);
}

function addressesFor(text: PlacedText, { pages, files, note }: ImportContext) {
  const image = (url: string) => files.image(url, text.old.path);
  const link = (url: string) => {
    const page = pages.link(url, text);
    if (page !== undefined && page !== url) note("links");
    return page ?? files.file(url, text.old.path);
  };
  return { image, link };
}

function writeHead(
  { old, fields, file, route, isDraft }: PlacedText,
  title: string | undefined,
  body: string,
  order: number,
  context: ImportContext,
) {
  if (old.pattern !== undefined) context.left.push({ kind: "pattern", file, what: old.pattern });
  if (title === undefined) context.note("titles");
  if (fields.description === undefined) context.note("descriptions");
  const named = title ?? (old.kind === "home" ? context.siteTitle : undefined) ?? humanise(old.name);
  const common = {
    title: named,
    description: fields.description ?? firstWords(body, context.readTree) ?? named,
  };
  if (old.isPageless) context.note("pageless");
  const last = { ...(isDraft && { draft: true }), ...(route !== undefined && { route }) };
  if (file === "content/home.md") return common;
  if (old.isUnlisted && !isDraft && context.starter === "documentation")
    context.left.push({ kind: "unlisted", file, what: old.address });
  if (context.starter === "documentation") return { ...common, order: fields.order ?? order, ...last };
  if (old.kind !== "post") return { ...common, ...last };
  const date = fields.date ?? old.date;
  if (date === undefined) context.left.push({ kind: "date", file, what: context.today });
  const cover = fields.cover === undefined ? undefined : context.files.image(fields.cover, old.path);
  if (fields.cover !== undefined && cover === undefined)
    context.left.push({ kind: "image", file, what: fields.cover });
  return {
    ...common,
    date: date ?? context.today,
    ...(fields.updated !== undefined && { updated: fields.updated }),
    ...tagsOf(fields.tags, file, context),
    ...(cover !== undefined && {
      cover,
      ...(fields.coverAlt !== undefined && { coverAlt: fields.coverAlt }),
    }),
    ...last,
  };
}

/** Leaves out tags that only sort texts, and those without Latin letters, from which no address can be made. */
function tagsOf(tags: readonly string[], file: string, { left }: ImportContext) {
  const topics = tags.filter((tag) => !/^(?:posts?|all|nav|blog|articles?)$/i.test(tag));
  for (const tag of topics) if (slugify(tag) === "") left.push({ kind: "topic", file, what: tag });
  const kept = topics.filter((tag) => slugify(tag) !== "");
  return kept.length === 0 ? {} : { tags: kept };
}

export function humanise(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const longDescription = 160;

/** The beginning of the first paragraph. */
function firstWords(body: string, readTree: ReadTree): string | undefined {
  const first = readTree(body).children.find(({ type }) => type === "paragraph");
  const words =
    first &&
    toPlain(wordsOf(first))
      .replace(/\{[{%][^{}]*[%}]\}/g, "")
      .replace(/\s+/g, " ")
      .trim();
  if (!words) return undefined;
  if (words.length <= longDescription) return words;
  const end = words.lastIndexOf(" ", longDescription);
  return `${words.slice(0, end === -1 ? longDescription : end)}…`;
}
