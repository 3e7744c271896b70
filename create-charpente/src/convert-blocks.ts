import type { DoneKind } from "./new-site.ts";
import { readTag, type Tag, textOf } from "./read-tag.ts";

/** What a block between colons becomes: an alert, a folded part, a group of code, or only what is in it. */
export type BoxKind = "NOTE" | "TIP" | "IMPORTANT" | "WARNING" | "CAUTION" | "details" | "code" | "plain";

export type BlockRules = {
  /** The names of blocks between colons. Others stay as they are written. */
  readonly boxes: Readonly<Record<string, BoxKind>>;
  /** The Markdown of another file that a component stands for, as `<Intro />` in MDX. */
  readonly partOf: (component: string) => string | undefined;
  /** True where braces hold expressions, as in MDX. */
  readonly isMdx: boolean;
  readonly note: (kind: DoneKind) => void;
};

/**
 * Turns blocks of VitePress, Docusaurus and Starlight into Markdown: those between colons into alerts, tabs and groups of
 * code into blocks with a heading, and components that only arrange their content into that content.
 */
export function convertBlocks(body: string, rules: BlockRules): string {
  const { blocks } = readBlocks(body.split("\n"), 0, () => false);
  return writeBlocks(blocks, rules).join("\n");
}

type Block = Line | Code | ColonBlock | Component;

type Line = { readonly kind: "line"; readonly line: string };

type Code = {
  readonly kind: "code";
  readonly indent: string;
  readonly fence: string;
  readonly info: string;
  readonly inside: readonly string[];
};

type ColonBlock = {
  readonly kind: "box";
  readonly indent: string;
  readonly opening: string;
  readonly name: string;
  readonly title: string | undefined;
  readonly colons: string;
  readonly inside: readonly Block[];
};

type Component = {
  readonly kind: "component";
  readonly indent: string;
  readonly tag: Tag;
  /** The lines of its opening tag. */
  readonly opening: readonly string[];
  /** The line of its closing tag. Undefined for `<Card />`, or where both are on one line. */
  readonly closing: string | undefined;
  readonly inside: readonly Block[];
};

type Read = { readonly blocks: readonly Block[]; readonly next: number };

/** Reads blocks up to a line that closes the one around them, or to the end. */
function readBlocks(lines: readonly string[], from: number, closes: (line: string) => boolean): Read {
  const blocks: Block[] = [];
  let at = from;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (closes(line)) return { blocks, next: at + 1 };
    const read = readCode(lines, at) ?? readBox(lines, at) ?? readComponent(lines, at);
    blocks.push(read?.block ?? { kind: "line", line });
    at = read?.next ?? at + 1;
  }
  return { blocks, next: at };
}

type ReadBlock = { readonly block: Block; readonly next: number } | undefined;

function readCode(lines: readonly string[], at: number): ReadBlock {
  const [, indent, fence, info = ""] = /^(\s{0,99})(`{3,99}|~{3,99})(.{0,999})$/.exec(lines[at] ?? "") ?? [];
  if (indent === undefined || fence === undefined || (fence.startsWith("`") && info.includes("`")))
    return undefined;
  const isEnd = (line: string) => {
    const mark = line.trim();
    return mark.length >= fence.length && mark === fence.charAt(0).repeat(mark.length);
  };
  const end = lines.findIndex((line, place) => place > at && isEnd(line));
  const last = end === -1 ? lines.length : end;
  const inside = lines.slice(at + 1, last);
  return { block: { kind: "code", indent, fence, info: info.trim(), inside }, next: last + 1 };
}

function readBox(lines: readonly string[], at: number): ReadBlock {
  const opening = lines[at] ?? "";
  const [, indent, colons, name, rest = ""] = /^(\s*)(:{3,})[ \t]*([A-Za-z][\w-]*)(.*)$/.exec(opening) ?? [];
  if (indent === undefined || colons === undefined || name === undefined) return undefined;
  const closes = (line: string) => {
    const mark = line.trim();
    return mark.length >= colons.length && mark === ":".repeat(mark.length);
  };
  const { blocks: inside, next } = readBlocks(lines, at + 1, closes);
  const title = readTitle(rest);
  return { block: { kind: "box", indent, opening, name, title, colons, inside }, next };
}

/** `[Title]{icon="heart"}` of Docusaurus and Starlight, or the words behind the name of VitePress. */
function readTitle(rest: string): string | undefined {
  const words = rest.replace(/\{[^{}]*\}\s*$/, "").trim();
  const inBrackets = /^\[(.*)\]$/.exec(words)?.[1];
  return (inBrackets ?? words).trim() || undefined;
}

/** The most lines that the opening tag of a component may take. */
const longTag = 60;

/** Reads a component whose tags are on lines of their own, or which is alone on its line. */
function readComponent(lines: readonly string[], at: number): ReadBlock {
  const first = lines[at] ?? "";
  const indent = /^(\s*)<[A-Z]/.exec(first)?.[1];
  if (indent === undefined) return undefined;
  for (let end = at; end < Math.min(lines.length, at + longTag); end += 1) {
    const written = lines.slice(at, end + 1).join("\n");
    const tag = readTag(written, indent.length);
    if (tag === undefined) continue;
    if (tag.isClosing) return undefined;
    const rest = written.slice(tag.end).trim();
    const opening = lines.slice(at, end + 1);
    const common = { kind: "component", indent, tag, opening } as const;
    if (tag.isEmpty)
      return rest === ""
        ? { block: { ...common, closing: undefined, inside: [] }, next: end + 1 }
        : undefined;
    const ending = `</${tag.name}>`;
    if (rest !== "") {
      if (!rest.endsWith(ending) || rest.indexOf(ending) !== rest.length - ending.length) return undefined;
      const inner = rest.slice(0, -ending.length).trim();
      const inside = [{ kind: "line", line: indent + inner }] as const;
      return { block: { ...common, closing: undefined, inside }, next: end + 1 };
    }
    const last = findClosing(lines, end + 1, tag.name);
    if (last === undefined) return undefined;
    const { blocks } = readBlocks(lines.slice(end + 1, last), 0, () => false);
    return { block: { ...common, closing: lines[last], inside: blocks }, next: last + 1 };
  }
  return undefined;
}

/** The most lines that a component may have. */
const longComponent = 5000;

/** The place of the line that closes a component. Others of its name may be in it. */
function findClosing(lines: readonly string[], from: number, name: string): number | undefined {
  const [opening, closing] = [`<${name}`, `</${name}>`];
  let depth = 1;
  for (let at = from; at < Math.min(lines.length, from + longComponent); at += 1) {
    const code = readCode(lines, at);
    if (code !== undefined) {
      at = code.next - 1;
      continue;
    }
    const line = (lines[at] ?? "").trim();
    if (line === closing) depth -= 1;
    else if (line.startsWith(opening) && /^[\s>]?$/.test(line.charAt(opening.length)))
      if (!line.endsWith("/>") && !line.endsWith(closing)) depth += 1;
    if (depth === 0) return at;
  }
  return undefined;
}

function writeBlocks(blocks: readonly Block[], rules: BlockRules): readonly string[] {
  return blocks.flatMap((block) => writeBlock(block, rules));
}

function writeBlock(block: Block, rules: BlockRules): readonly string[] {
  switch (block.kind) {
    case "line":
      return [writeLine(block.line, rules)];
    case "code":
      return writeCode(block);
    case "box":
      return writeBox(block, rules);
    case "component":
      return writeComponent(block, rules);
  }
}

/** A block of code whose opening fence says what this generator reads of it: language, title and marked lines. */
function writeCode({ indent, fence, info, inside }: Code, label?: string): readonly string[] {
  const { lines, marked } = readMarkedLines(inside);
  const read = readInfo(info);
  const title = read.title ?? label;
  const ranges = [...read.ranges, ...marked].join(",");
  const written = [
    read.language,
    title === undefined ? "" : `title="${title.replaceAll('"', "'")}"`,
    ranges === "" ? "" : `{${ranges}}`,
  ];
  const opening = `${indent}${fence}${written.filter((part) => part !== "").join(" ")}`;
  return [opening, ...lines, indent + fence];
}

function readInfo(info: string) {
  const [language = ""] = /^[^\s{[:,]+/.exec(info) ?? [];
  const isAttribute = language.includes("=");
  const [, double, single] = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(info) ?? [];
  const label = /\[([^[\]]+)\]/.exec(info)?.[1];
  const ranges = [...info.matchAll(/\{([\d,\s-]+)\}/g)].map(([, range = ""]) => range.replace(/\s/g, ""));
  return { language: isAttribute ? "" : language, title: double ?? single ?? label, ranges };
}

/** Comments that mark a line of code, or those around them. */
const markedHere =
  /[ \t]{0,9}(?:\/\/|#|--|<!--|\/\*|;|%)[ \t]{0,9}\[!code[ \t]{1,9}(?:focus|highlight|hl|\+\+|--|warning|error)(?::\d{1,9})?\][ \t]{0,9}(?:-->|\*\/)?[ \t]{0,9}$/;
const marksNext =
  /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*)[ \t]*highlight-(next-line|start|end)[ \t]*(?:-->|\*\/\}?)?\s*$/;

function readMarkedLines(written: readonly string[]) {
  const lines: string[] = [];
  const marked: number[] = [];
  let isNext = false;
  let isWithin = false;
  for (const line of written) {
    const [, command] = marksNext.exec(line) ?? [];
    if (command !== undefined) {
      isNext = command === "next-line";
      if (command !== "next-line") isWithin = command === "start";
      continue;
    }
    const plain = line.replace(markedHere, "");
    lines.push(plain);
    if (plain !== line || isNext || isWithin) marked.push(lines.length);
    isNext = false;
  }
  return { lines, marked };
}

function writeBox(block: ColonBlock, rules: BlockRules): readonly string[] {
  const { indent, opening, name, title, colons, inside } = block;
  const box = Object.hasOwn(rules.boxes, name) ? rules.boxes[name] : undefined;
  if (box === undefined) return [opening, ...writeBlocks(inside, rules), indent + colons];
  if (box === "code") {
    rules.note("tabs");
    return writeBlocks(inside, rules);
  }
  const lines = writeBlocks(inside, rules);
  if (box === "plain") return lines;
  rules.note("boxes");
  return box === "details"
    ? writeDetails(title ?? "Details", lines, indent)
    : writeAlert(box, title, lines, indent);
}

function writeDetails(title: string, lines: readonly string[], indent: string): readonly string[] {
  const opening = ["<details>", `<summary>${title}</summary>`, ""];
  return [...opening, ...dedent(lines, indent), "", "</details>"].map((line) =>
    line === "" ? "" : indent + line,
  );
}

function writeAlert(
  kind: BoxKind,
  title: string | undefined,
  written: readonly string[],
  indent: string,
): readonly string[] {
  const lines = trim(dedent(written, indent));
  const titled = title === undefined ? lines : [`**${title}**`, "", ...lines];
  const quoted = [`[!${kind}]`, ...titled].map((line) => `${indent}>${line === "" ? "" : ` ${line}`}`);
  // The paragraph before it and the one behind it are none of its own.
  return ["", ...quoted, ""];
}

function writeComponent(block: Component, rules: BlockRules): readonly string[] {
  const { tag, indent, inside, opening, closing } = block;
  const part = rules.partOf(tag.name);
  if (part !== undefined) {
    rules.note("included");
    return ["", ...part.split("\n").map((line) => (line === "" ? "" : indent + line)), ""];
  }
  const content = () =>
    dedent(writeBlocks(inside, rules), indent).map((line) => (line === "" ? "" : indent + line));
  const title = textOf(tag, "title");
  switch (tag.name) {
    case "Tabs":
      rules.note("tabs");
      return writeTabs(block, rules);
    case "Steps":
    case "CardGrid":
    case "FileTree":
    case "CodeGroup":
      rules.note("marks");
      return content();
    case "Aside":
    case "Admonition": {
      rules.note("boxes");
      const kind = rules.boxes[textOf(tag, "type") ?? "note"] ?? "NOTE";
      return writeAlert(kind, title, content(), indent);
    }
    case "Card":
      rules.note("marks");
      return ["", `${indent}**${title ?? ""}**`, "", ...content(), ""];
    case "LinkCard": {
      const [href, about] = [textOf(tag, "href") ?? textOf(tag, "to"), textOf(tag, "description")];
      if (href === undefined) break;
      rules.note("marks");
      return [`${indent}- [${title ?? href}](${href})${about === undefined ? "" : `: ${about}`}`];
    }
  }
  const lines = writeBlocks(inside, rules);
  if (closing !== undefined) return [...opening, ...lines, closing];
  return opening.map((line) => writeLine(line, rules));
}

/** Each tab under its label. A tab that is one block of code gets the label as the title of that. */
function writeTabs({ tag, inside, indent }: Component, rules: BlockRules) {
  const labels = readLabels(tag);
  return inside.flatMap((block) => {
    if (block.kind !== "component" || block.tag.name !== "TabItem") return writeBlocks([block], rules);
    const value = textOf(block.tag, "value");
    const label = textOf(block.tag, "label") ?? labels.get(value ?? "") ?? value ?? "";
    const parts = block.inside.filter((part) => part.kind !== "line" || part.line.trim() !== "");
    const [only] = parts;
    const isCode = parts.length === 1 && only?.kind === "code";
    const heading = label === "" || isCode ? [] : [`**${label}**`, ""];
    const lines = dedent(isCode ? writeCode(only, label) : writeBlocks(block.inside, rules), "");
    return ["", ...[...heading, ...lines].map((line) => (line === "" ? "" : indent + line)), ""];
  });
}

/** `values={[{ label: "Windows", value: "win" }]}`, as older texts of Docusaurus have it. */
function readLabels({ attributes: { values } }: Tag): ReadonlyMap<string, string> {
  const listed = Array.isArray(values) ? (values as readonly unknown[]) : [];
  return new Map(
    listed.flatMap((each) => {
      const { label, value } = (each ?? {}) as { readonly label?: unknown; readonly value?: unknown };
      return typeof label === "string" && typeof value === "string" ? [[value, label] as const] : [];
    }),
  );
}

/** Components within a line, and what only the old generator reads there. Code stays. */
function writeLine(line: string, rules: BlockRules): string {
  if (/^\s*\[\[toc\]\]\s*$/i.test(line)) {
    rules.note("marks");
    return "";
  }
  return line
    .split(/(`+[^`]*`+)/)
    .map((part, place) => (place % 2 === 1 ? part : writeWords(part, rules)))
    .join("");
}

function writeWords(words: string, { isMdx, note }: BlockRules): string {
  const found = words.replace(/<(Badge|Icon|Link|LinkButton)\b/g, "\0$1");
  if (!isMdx && found === words) return words;
  const plain = found.split("\0").map((part, place) => (place === 0 ? part : writeInline(`<${part}`, note)));
  if (!isMdx) return plain.join("");
  return plain
    .join("")
    .replace(/\{\/\*\s*(#[\w-]+)\s*\*\/\}\s*$/, "{$1}")
    .replace(/\{\/\*.*?\*\/\}/g, "")
    .replace(/\{(["'])\s\1\}/g, " ")
    .replace(/\bsrc=\{(?:require|useBaseUrl)\((["'])([^"']*)\1\)(?:\.default)?\}/g, 'src="$2"');
}

/** One of the components that only mark words. `text` begins with its tag. */
function writeInline(text: string, note: BlockRules["note"]): string {
  const tag = readTag(text, 0);
  if (tag === undefined) return text;
  const ending = tag.isEmpty ? -1 : text.indexOf(`</${tag.name}>`, tag.end);
  if (!tag.isEmpty && ending === -1) return text;
  const words = tag.isEmpty ? "" : text.slice(tag.end, ending);
  const rest = text.slice(tag.isEmpty ? tag.end : ending + tag.name.length + 3);
  const href = textOf(tag, "to") ?? textOf(tag, "href");
  if (tag.name.startsWith("Link") && href === undefined) return text;
  note("marks");
  if (tag.name === "Icon") return rest;
  if (tag.name === "Badge") return `*${textOf(tag, "text") ?? words.trim()}*${rest}`;
  return `[${words.trim()}](${href})${rest}`;
}

/** The lines without the spaces that all of them begin with, or at most those of `indent`. */
function dedent(lines: readonly string[], indent: string): readonly string[] {
  const widthOf = (line: string) => line.length - line.trimStart().length;
  const written = lines.filter((line) => line.trim() !== "");
  const least = written.reduce((width, line) => Math.min(width, widthOf(line)), Number.MAX_SAFE_INTEGER);
  const width = Math.max(indent.length, least);
  return lines.map((line) => (line.trim() === "" ? "" : line.slice(Math.min(width, widthOf(line)))));
}

function trim(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== "");
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== "") + 1);
}
