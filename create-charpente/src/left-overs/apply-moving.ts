import type { ReadTree } from "../read-tree.ts";
import { spanOf } from "../read-tree.ts";
import { type Family, findTags, flatten, type Parameters, type TagUse } from "./find-tags.ts";
import { type Moving, type Rule, ruleOf } from "./moving.ts";

/** Whether a directive has a body, by its name. */
export type DirectiveBodies = ReadonlyMap<string, "none" | "blocks">;

/** What becomes of the tags of a site: of these families, by these rules, into directives with these bodies. */
export type TagMoving = {
  readonly families: readonly Family[];
  readonly moving: Moving;
  readonly bodies: DirectiveBodies;
};

/** Writes the tags of a text as its rules say. Those without a rule, and all others that no directive can replace, stay. */
export function applyMoving(
  text: string,
  { moving, bodies, families }: TagMoving,
  readTree: ReadTree,
): string {
  const uses = findTags(text, families);
  if (!flatten(uses).some((use) => isChanging(ruleOf(moving, use)))) return text;
  const blocks = findBlocks(text, uses, readTree);
  const render = (from: number, to: number, inside: readonly TagUse[]): string => {
    let written = "";
    let at = from;
    for (const use of inside) {
      const { opening, closing } = use;
      const [start, end] = [opening.start, (closing ?? opening).end];
      written += text.slice(at, start);
      const body = closing === undefined ? "" : render(opening.end, closing.start, use.inner);
      const put = replace(use, body);
      if (put === undefined) {
        written +=
          text.slice(start, opening.end) + body + (closing ? text.slice(closing.start, closing.end) : "");
      } else if (blocks.has(use)) {
        const indent = indentOf(written);
        const lines = put.split("\n").map((line) => (line === "" ? "" : indent + line));
        written = `${written.trimEnd()}\n\n${lines.join("\n")}\n\n`;
      } else written += put;
      at = end;
      if (put !== undefined && blocks.has(use))
        at += /^\s*\n|^\s*$/.exec(text.slice(at, to))?.[0].length ?? 0;
    }
    return written + text.slice(at, to);
  };
  const replace = (use: TagUse, body: string): string | undefined => {
    const rule = ruleOf(moving, use);
    const isBlock = blocks.has(use);
    switch (rule?.kind) {
      case "remove":
        return isBlock ? dedent(body) : body.trim();
      case "markdown":
        return fill(rule.markdown, use.parameters, isBlock ? dedent(body) : body.trim());
      case "directive":
        return isBlock ? toDirective(rule, use.parameters, dedent(body), bodies) : undefined;
      case "keep":
      case undefined:
        return undefined;
    }
  };
  return render(0, text.length, uses).replace(/^\n+/, "");
}

/** The spaces before what is written next, if nothing else is on its line. */
function indentOf(written: string): string {
  const line = written.slice(written.lastIndexOf("\n") + 1);
  return line.trim() === "" ? line : "";
}

function isChanging(rule: Rule | undefined): boolean {
  return rule !== undefined && rule.kind !== "keep";
}

/**
 * The uses that stand on lines of their own between paragraphs, where a directive can stand: not in a sentence, a list, a
 * table or a quotation.
 */
export function findBlocks(text: string, uses: readonly TagUse[], readTree: ReadTree): ReadonlySet<TagUse> {
  const blocks = new Set<TagUse>();
  if (uses.length === 0) return blocks;
  const plain = hideTags(text, uses);
  const top = readTree(text).children;
  const isInList = (offset: number) =>
    top.some((node) => {
      const { start, end } = spanOf(node);
      return start <= offset && offset < end && (node.type === "list" || node.type === "footnoteDefinition");
    });
  const visit = (inside: readonly TagUse[], isNested: boolean) => {
    for (const use of inside) {
      const { start } = use.opening;
      const { end } = use.closing ?? use.opening;
      const lineStart = text.lastIndexOf("\n", start - 1) + 1;
      const lineEnd = text.indexOf("\n", end);
      const around = plain.slice(lineStart, start) + plain.slice(end, lineEnd === -1 ? undefined : lineEnd);
      const isIndented = /^[ \t]/.test(text.slice(lineStart, start));
      if (around.trim() !== "" || (isIndented && !isNested && isInList(start))) continue;
      blocks.add(use);
      visit(use.inner, true);
    }
  };
  visit(uses, false);
  return blocks;
}

/** The text with spaces in the place of its tags. */
function hideTags(text: string, uses: readonly TagUse[]): string {
  const spans = flatten(uses)
    .flatMap(({ opening, closing }) => (closing ? [opening, closing] : [opening]))
    .sort((a, b) => a.start - b.start);
  let hidden = "";
  for (const { start, end } of spans) hidden += text.slice(hidden.length, start) + " ".repeat(end - start);
  return hidden + text.slice(hidden.length);
}

/** Takes away empty lines around a body, and what all of its lines are indented by. */
function dedent(body: string): string {
  const written = body.trimEnd().split("\n");
  const lines = written.slice(written.findIndex((line) => line.trim() !== ""));
  const [first = "", ...rest] = lines;
  // The first line may stand behind its tag.
  const measured = /^\s/.test(first) || rest.length === 0 ? lines : rest;
  const indents = measured
    .filter((line) => line.trim() !== "")
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = indents.reduce((less, each) => Math.min(less, each), Number.POSITIVE_INFINITY);
  if (least === Number.POSITIVE_INFINITY) return body.trim();
  return lines.map((line) => line.slice(Math.min(least, /^[ \t]*/.exec(line)?.[0].length ?? 0))).join("\n");
}

function fill(markdown: string, parameters: Parameters, body: string): string {
  return markdown.replace(/\{([\w-]+)\}/g, (_, name: string) =>
    name === "body" ? body : (parameters.get(name) ?? ""),
  );
}

function toDirective(
  { directive, attributes }: Extract<Rule, { kind: "directive" }>,
  parameters: Parameters,
  body: string,
  bodies: DirectiveBodies,
): string {
  const written = Object.entries(attributes ?? attributesOf(parameters.keys())).flatMap(([name, from]) => {
    const value = parameters.get(from);
    return value === undefined ? [] : [`${name}="${escapeValue(value)}"`];
  });
  const head = directive + (written.length === 0 ? "" : `{${written.join(" ")}}`);
  if (bodies.get(directive) === "none") return `::${head}`;
  // A directive in another one has fewer colons than that.
  const longest = [...body.matchAll(/^[ \t]*(:{3,})/gm)].map(([, colons = ""]) => colons.length);
  const fence = ":".repeat(Math.max(2, ...longest) + 1);
  return body === "" ? `${fence}${head}\n${fence}` : `${fence}${head}\n${body}\n${fence}`;
}

function escapeValue(value: string): string {
  return value.replace(/\s+/g, " ").replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** The attributes for parameters whose rule names none: called as these are, and `first`, `second` … by their places. */
export function attributesOf(parameters: Iterable<string>): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const parameter of parameters) {
    // Events and slots of Vue are code.
    if (/^(?:[@#]|v-|client:)/.test(parameter)) continue;
    const plain = /^\d+$/.test(parameter) ? ordinals[Number(parameter)] : parameter.replace(/[^\w-]/g, "-");
    const name = plain ?? `value-${parameter}`;
    if (/^[A-Za-z_]/.test(name) && !Object.hasOwn(attributes, name)) attributes[name] = parameter;
  }
  return attributes;
}
