import { basename } from "node:path/posix";
import type { Definition, Heading, Image, Link } from "mdast";
import { visit } from "unist-util-visit";
import { stringify } from "yaml";
import { joinFrontMatter, splitFrontMatter } from "../../src/text/front-matter.ts";
import { shorten } from "../../src/text/shorten.ts";
import type { Contents } from "./arrange-contents.ts";
import { convertTags } from "./convert-tags.ts";
import type { createFileFinder } from "./find-files.ts";
import type { createPageFinder } from "./find-pages.ts";
import { applyMoving, type TagMoving } from "./left-overs/apply-moving.ts";
import { type Family, findTags, flatten } from "./left-overs/find-tags.ts";
import { isWellWritten } from "./left-overs/survey-tags.ts";
import type { DoneKind, Left, LeftKind } from "./new-site.ts";
import type { PlacedText } from "./place-texts.ts";
import { humanise } from "./read-fields.ts";
import { type ReadTree, spanOf, splice, wordsOf } from "./read-tree.ts";
import { toPlain } from "./read-values.ts";
import type { Starter } from "./starters.ts";

export type ImportContext = {
  readonly starter: Starter;
  readonly pages: ReturnType<typeof createPageFinder>;
  readonly files: ReturnType<typeof createFileFinder>;
  readonly readTree: ReadTree;
  readonly note: (kind: DoneKind) => void;
  readonly left: Left[];
  /** The place of a text in the contents of a documentation, if the old site has contents. */
  readonly placeOf: Contents["placeOf"];
  /** For a first page without a title. */
  readonly siteTitle: string | undefined;
  /** For a post without a date. */
  readonly today: string;
};

/** The body of a text with its tags in Markdown, as far as Markdown has a counterpart of them. */
export function convertUsualTags(text: PlacedText, { pages, note }: ImportContext): string {
  const isMdx = text.old.path.endsWith(".mdx");
  const refer = (written: string) => pages.refer(written, text);
  return convertTags(text.old.body, { refer, note, isMdx });
}

/** The content of the new file of a text. `usual` is what `convertUsualTags` returns for it. */
export function convertText(
  text: PlacedText,
  usual: string,
  order: number,
  tagMoving: TagMoving,
  context: ImportContext,
): string {
  const { fields } = text;
  const plain = applyMoving(usual, tagMoving, context.readTree);
  const { body: levelled, title } = convertHeadings(plain, fields.title, context.note, context.readTree);
  const body = convertAddresses(levelled, addressesFor(text, context), context.readTree)
    .replace(/^\n+/, "")
    .trimEnd();
  const head = stringify(writeHead(text, title, body, order, context), { lineWidth: 0 });
  const isHere = (address: string) => context.files.has(`content${address}`);
  const shown = linkMissingImages(body, isHere, context.readTree);
  const whole = joinFrontMatter(head, body === "" ? "" : `\n${shown}\n`);
  const parts = splitFrontMatter(whole);
  const before = parts.status === "split" ? parts.bodyLine : 1;
  const hasPage = (address: string) => context.pages.has(address) || isPublished(address, context);
  const { families } = tagMoving;
  const isDirective = (name: string) => tagMoving.bodies.has(name);
  for (const found of findLeftovers(
    body,
    { hasPage, hasImage: isHere, isDirective, families },
    context.readTree,
  ))
    context.left.push({ ...found, file: text.file, line: before + found.line });
  return whole;
}

function isPublished(address: string, { files }: ImportContext): boolean {
  return files.has(`static${address}`);
}

function addressesFor(text: PlacedText, { pages, files, note }: ImportContext) {
  const image = (url: string) => files.image(url, text);
  const link = (url: string) => {
    const page = pages.link(url, text);
    if (page !== undefined && page !== url) note("links");
    return page ?? files.file(url, text);
  };
  return { image, link };
}

function writeHead(
  text: PlacedText,
  title: string | undefined,
  body: string,
  order: number,
  context: ImportContext,
) {
  const { old, fields, file, route, isDraft } = text;
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
  if (/^content\/home(?:\.[\w-]+)?\.md$/.test(file)) return common;
  if (old.isUnlisted && !isDraft && context.starter === "documentation")
    context.left.push({ kind: "unlisted", file, what: old.address });
  if (context.starter === "documentation") {
    const { section, parent, order: place } = context.placeOf(text) ?? {};
    const placed = { ...(section !== undefined && { section }), ...(parent !== undefined && { parent }) };
    return { ...common, order: place ?? fields.order ?? order, ...placed, ...last };
  }
  if (old.kind !== "post") return { ...common, ...last };
  const date = fields.date ?? old.date;
  if (date === undefined) context.left.push({ kind: "date", file, what: context.today });
  const cover = fields.cover === undefined ? undefined : context.files.image(fields.cover, text);
  if (fields.cover !== undefined && cover === undefined)
    context.left.push({ kind: "image", file, what: fields.cover });
  return {
    ...common,
    date: date ?? context.today,
    ...(fields.updated !== undefined && { updated: fields.updated }),
    ...tagsOf(fields.tags),
    ...(cover !== undefined && {
      cover,
      ...(fields.coverAlt !== undefined && { coverAlt: fields.coverAlt }),
    }),
    ...last,
  };
}

/** Leaves out tags that only sort texts. */
function tagsOf(tags: readonly string[]) {
  const topics = tags.filter((tag) => !/^(?:posts?|all|nav|blog|articles?)$/i.test(tag));
  return topics.length === 0 ? {} : { tags: topics };
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

/** Functions that return a new address for an old one. Undefined for an address that stays. */
type Readdress = {
  readonly image: (url: string) => string | undefined;
  readonly link: (url: string) => string | undefined;
};

/** Replaces the addresses of links and images. No other character changes. */
export function convertAddresses(body: string, { image, link }: Readdress, readTree: ReadTree): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const imageNames = new Set<string>();
  const replace = (node: Image | Link | Definition, find: Readdress["link"]) => {
    const put = find(node.url);
    const { start, end } = spanOf(node);
    const whole = body.slice(start, end);
    // The title or the words may contain the same characters.
    const at = whole.indexOf(node.url, Math.max(0, whole.lastIndexOf("]("), whole.indexOf("]:")));
    if (put === undefined || put === node.url || at === -1) return;
    edits.push({ start: start + at, end: start + at + node.url.length, text: put });
  };
  const tree = readTree(body);
  visit(tree, "imageReference", ({ identifier }) => void imageNames.add(identifier));
  visit(tree, (node) => {
    if (node.type === "image") replace(node, image);
    if (node.type === "link") replace(node, link);
    if (node.type === "definition") replace(node, imageNames.has(node.identifier) ? image : link);
  });
  return splice(body, edits);
}

/**
 * Makes each missing image a link: the site builds with a broken link, but not without the file of an image. No line is
 * added or removed.
 */
function linkMissingImages(body: string, hasImage: (address: string) => boolean, readTree: ReadTree): string {
  const tree = readTree(body);
  const missing = new Set<string>();
  visit(tree, "definition", ({ identifier, url }) => {
    if (!isElsewhere(url) && !hasImage(url)) missing.add(identifier);
  });
  const edits: { start: number; end: number; text: string }[] = [];
  visit(tree, (node) => {
    const isMissing =
      (node.type === "image" && !isElsewhere(node.url) && !hasImage(node.url)) ||
      (node.type === "imageReference" && missing.has(node.identifier));
    if (!isMissing) return;
    const { start } = spanOf(node);
    // A link without words would be invisible.
    const words = node.type === "image" && !node.alt ? `[${basename(node.url)}` : "[";
    edits.push({ start, end: start + 2, text: words });
  });
  return splice(body, edits);
}

type Converted = { readonly body: string; readonly title: string | undefined };

/**
 * Removes a first heading that repeats the title, because the page draws the title. If other headings of level 1
 * remain, lowers all headings by one level. `title` is that of the front matter, or else the first heading.
 */
function convertHeadings(
  body: string,
  title: string | undefined,
  note: (kind: DoneKind) => void,
  readTree: ReadTree,
): Converted {
  const headings: Heading[] = [];
  visit(readTree(body), "heading", (heading) => void headings.push(heading));
  const [first] = headings;
  const words = first?.depth === 1 ? wordsOf(first).trim() : undefined;
  const isTitle = words !== undefined && (title === undefined || fold(words) === fold(title));
  const rest = isTitle ? headings.slice(1) : headings;
  const edits = isTitle && first ? [{ ...spanOf(first), text: "" }] : [];
  if (rest.some(({ depth }) => depth === 1)) {
    note("levels");
    edits.push(...rest.map((heading) => ({ ...spanOf(heading), text: lower(body, heading) })));
  }
  return { body: splice(body, edits), title: title ?? words };
}

function fold(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The heading one level lower, written with `#`. */
function lower(body: string, heading: Heading): string {
  const { start, end } = spanOf(heading);
  const written = body.slice(start, end);
  const isUnderlined = !written.startsWith("#");
  const words = isUnderlined ? written.slice(0, written.lastIndexOf("\n")) : written.replace(/^#+[ \t]*/, "");
  return `${"#".repeat(Math.min(6, heading.depth + 1))} ${words.replaceAll("\n", " ")}`;
}

/** Something to correct. `line` counts in the body, from 1. */
type Leftover = {
  readonly kind: LeftKind;
  readonly name?: string;
  readonly line: number;
  readonly what: string;
};

type Known = {
  /** True for an address that the new site has. */
  readonly hasPage: (address: string) => boolean;
  readonly hasImage: (address: string) => boolean;
  readonly isDirective: (name: string) => boolean;
  readonly families: readonly Family[];
};

/** Finds what a person must correct in a converted text: tags, HTML, and broken links and images. */
function findLeftovers(body: string, known: Known, readTree: ReadTree): readonly Leftover[] {
  const found: Leftover[] = [];
  visit(readTree(body), (node) => {
    const { line } = spanOf(node);
    const add = (kind: LeftKind, what: string) => found.push({ kind, line, what: shorten(what, 80) });
    switch (node.type) {
      case "html": {
        // Closing tags are not reported: their opening tag is.
        const [, name] = /^<([a-z]\w*)[\s/>]/.exec(node.value) ?? [];
        if (name !== undefined) found.push({ kind: "html", name, line, what: shorten(node.value, 80) });
        break;
      }
      case "image":
        if (isElsewhere(node.url)) add("elsewhere", node.url);
        else if (!known.hasImage(node.url)) add("image", node.url);
        break;
      case "link":
        if (!/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(node.url) && !known.hasPage(node.url))
          add("link", node.url);
        break;
    }
  });
  return [...found, ...listTags(body, known)].sort((a, b) => a.line - b.line);
}

/** True for an image of another site. */
function isElsewhere(url: string): boolean {
  return /^(?:https?:)?\/\//.test(url);
}

function listTags(body: string, { isDirective, families }: Known): readonly Leftover[] {
  return flatten(findTags(body, families)).flatMap(({ family, name, opening }) => {
    const written = body.slice(opening.start, opening.end);
    if (family === "containers" && isDirective(name) && isWellWritten(written)) return [];
    const kind = family === "components" ? "component" : "tag";
    return [
      { kind, name, line: body.slice(0, opening.start).split("\n").length, what: shorten(written, 80) },
    ];
  });
}
