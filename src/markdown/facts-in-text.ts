import type { ElementContent } from "hast";
import type { Definition, Nodes, Parents, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { explainFact } from "../define/explain-fact.ts";
import { readRoute } from "../model/route.ts";
import { createFactPattern, type Facts, fillFacts } from "../text/facts.ts";
import { shorten } from "../text/shorten.ts";
import type { Position } from "../words/problem.ts";
import { type Compilation, placeOf, placeWords, reportAt } from "./compilation.ts";
import { toSourceFile } from "./links-and-images.ts";
import { changeTexts } from "./parse-markdown.ts";

/** Unicode reserves these for internal use, so no text contains them. */
const noncharacters = Array.from({ length: 32 }, (_, at) => String.fromCharCode(0xfdd0 + at));

/**
 * Marks each name between braces that a backslash escapes, because parsers drop the backslash. The length stays the
 * same. Undefined when the text has no brace.
 */
export function markEscapes(text: string): { readonly text: string; readonly sign: string } | undefined {
  if (!text.includes("{")) return undefined;
  const [spare = ""] = noncharacters;
  const sign = noncharacters.find((each) => !text.includes(each)) ?? spare;
  const marked = text.replace(/\\(?=\{[\p{L}_][\p{L}\p{N}_-]*\})/gu, (slash, index: number) =>
    isEscaped(text, index) ? slash : sign,
  );
  return { text: marked, sign };
}

/** True when the backslash at `index` follows an odd number of backslashes, of which the last escapes it. */
function isEscaped(text: string, index: number): boolean {
  let before = 0;
  while (text[index - before - 1] === "\\") before += 1;
  return before % 2 === 1;
}

/**
 * Replaces names by facts: in words, in addresses and titles of links and images, and in attributes of directives. Code
 * stays as written.
 */
export function insertFactsInTree(tree: Root, sign: string, facts: Facts, compilation: Compilation): void {
  const pattern = createFactPattern(sign);
  visit(tree, (node) => {
    let from = node.position?.start.offset ?? 0;
    const refuse = (name: string) => {
      const words = `{${name}}`;
      const offset = compilation.source.text.indexOf(words, from);
      from = offset + 1;
      const place = placeWords(words, Math.max(0, offset), compilation);
      reportAt(compilation, place, explainFact(name, facts));
    };
    fillNode(node, sign, (text) => fillFacts(text, facts, refuse, pattern).replaceAll(sign, ""));
    // In other fields, such as the title of code, Markdown itself drops a backslash before a brace.
    changeTexts(node, (text) => text.replaceAll(sign, ""));
  });
}

function fillNode(node: Nodes, sign: string, fill: (text: string) => string): void {
  switch (node.type) {
    case "code":
    case "inlineCode":
    case "html":
      node.value = node.value.replaceAll(sign, "\\");
      return;
    case "text":
      node.value = fill(node.value);
      return;
    case "link":
    case "image":
    case "definition":
      node.url = fillAddress(node.url, fill);
      if (node.title) node.title = fill(node.title);
      if (node.type === "image") node.alt = fill(node.alt ?? "");
      return;
    case "imageReference":
      node.alt = fill(node.alt ?? "");
      return;
    case "textDirective":
    case "leafDirective":
    case "containerDirective":
      changeTexts(node.attributes ?? {}, fill);
      return;
    default:
      if ("value" in node || node.data !== undefined) showEscapes(node, sign);
  }
}

/** What only a plug-in understands, such as a formula, stays as it is written. */
function showEscapes(node: Nodes, sign: string): void {
  const { value, data } = node as { value?: string; data?: { hChildren?: readonly ElementContent[] } };
  if (value !== undefined) Object.assign(node, { value: value.replaceAll(sign, "\\") });
  for (const child of data?.hChildren ?? [])
    visit(child, "text", (text) => {
      text.value = text.value.replaceAll(sign, "\\");
    });
}

/** Addresses and telephone numbers contain no spaces. */
function fillAddress(url: string, fill: (text: string) => string): string {
  const filled = fill(url);
  return filled === url ? url : filled.replace(/\s+/g, /^tel:/i.test(url) ? "" : "%20");
}

/** What a text may not publish: the names of facts that are not given, and the facts that each page waits for. */
export type Open = {
  readonly facts: readonly string[];
  /** By the route of the page, or by its file. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
};

/** A block of a text that is left out, and the facts that it waits for. */
export type LeftOutBlock = {
  readonly facts: readonly string[];
  readonly at: Position;
  readonly text: string;
};

/**
 * Removes each block that names a fact which is not given, or links to a page that waits for one: the smallest item,
 * row or paragraph around it. A list, table or section of which nothing remains goes with its title and its
 * introduction.
 */
export function leaveOutBlocks(
  tree: Root,
  sign: string | undefined,
  open: Open,
  compilation: Compilation,
): readonly LeftOutBlock[] {
  const pattern = createFactPattern(sign ?? "\\\\");
  const definitions = new Map<string, Definition>();
  const notes = new Set<string>();
  visit(tree, (node) => {
    if (node.type === "definition" && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if (node.type === "footnoteDefinition") notes.add(node.identifier);
  });
  const openIn = (node: Nodes) => namesIn(node, pattern).filter((name) => open.facts.includes(name));
  const look = (node: Nodes): readonly string[] => {
    const target = "identifier" in node ? definitions.get(node.identifier) : undefined;
    return [
      ...[node, ...(target === undefined ? [] : [target])].flatMap(openIn),
      ...addressesIn(node, target).flatMap((address) =>
        factsBehind(toSourceFile(address, compilation.file) ?? address, open),
      ),
    ];
  };
  const reasons = new Map<Nodes, Set<string>>();
  const walk = (node: Nodes, around: readonly Parents[]): void => {
    // A definition shows nothing by itself.
    for (const name of node.type === "definition" ? [] : look(node)) {
      const block = findBlock(node, around);
      reasons.set(block, (reasons.get(block) ?? new Set()).add(name));
    }
    if ("children" in node) for (const child of node.children) walk(child, [...around, node]);
  };
  walk(tree, []);
  if (reasons.size === 0) return [];
  const left = [...reasons].map(([block, facts]) => ({
    facts: [...facts].sort(),
    at: placeOf(block, compilation),
    text: shorten(wordsOf(block), 80),
  }));
  const unused = [...definitions.values()].filter((node) => openIn(node).length > 0);
  removeFrom(tree, new Set([...reasons.keys(), ...unused]));
  dropReferences(tree, notes);
  return left;
}

/** The facts that the page behind an address waits for. */
export function factsBehind(address: string, { routes }: Pick<Open, "routes">): readonly string[] {
  const [written = ""] = address.split(/[?#]/, 1);
  const path = readRoute(written);
  return Object.hasOwn(routes, path) ? (routes[path] ?? []) : [];
}

function namesIn(node: Nodes, pattern: RegExp): readonly string[] {
  return textsOf(node).flatMap((text) =>
    text.includes("{")
      ? [...text.matchAll(pattern)].flatMap(([, mark, name]) => (mark === undefined && name ? [name] : []))
      : [],
  );
}

/** The texts of a node in which names stand for facts. */
function textsOf(node: Nodes): readonly string[] {
  switch (node.type) {
    case "text":
      return [node.value];
    case "link":
    case "definition":
      return [node.url, node.title ?? ""];
    case "image":
      return [node.url, node.title ?? "", node.alt ?? ""];
    case "imageReference":
      return [node.alt ?? ""];
    case "textDirective":
    case "leafDirective":
    case "containerDirective":
      return Object.values(node.attributes ?? {}).map((value) => value ?? "");
    default:
      return [];
  }
}

function addressesIn(node: Nodes, target: Definition | undefined): readonly string[] {
  switch (node.type) {
    case "link":
      return [node.url];
    case "linkReference":
      return [target?.url ?? ""];
    case "html":
      return [...node.value.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map(
        ([, ...values]) => values.find((value) => value !== undefined) ?? "",
      );
    case "textDirective":
    case "leafDirective":
    case "containerDirective":
      return Object.values(node.attributes ?? {}).map((value) => value ?? "");
    default:
      return [];
  }
}

const phrasing = /^(?:paragraph|heading|tableCell)$/;

/** The smallest block that can be left out, from the innermost outwards. */
function findBlock(node: Nodes, around: readonly Parents[]): Nodes {
  const chain: readonly Nodes[] = [...around, node];
  for (let at = chain.length - 1; at > 0; at -= 1) {
    const [each, parent] = [chain[at], chain[at - 1]];
    if (each === undefined || parent === undefined || !("children" in parent)) continue;
    if (each.type === "tableRow") return parent.children[0] === each ? parent : each;
    if (phrasing.test(parent.type) || each.type === "tableCell" || isWithinLine(chain, at)) continue;
    // Without its first words, an item says nothing.
    if (parent.type === "listItem" && parent.children[0] === each) continue;
    return each;
  }
  return node;
}

function isWithinLine(chain: readonly Nodes[], at: number): boolean {
  return chain.slice(0, at).some(({ type }) => phrasing.test(type));
}

/** Removes these blocks, and what only they gave a sense to. */
function removeFrom(parent: Parents, gone: ReadonlySet<Nodes>): boolean {
  const all = parent.children as readonly RootContent[];
  const emptied = new Set<Nodes>(gone);
  for (const child of all) {
    if (gone.has(child) || !("children" in child) || phrasing.test(child.type)) continue;
    if (removeFrom(child, gone)) emptied.add(child);
  }
  const kept = all.filter((child) => !emptied.has(child));
  if (kept.length === all.length) return false;
  const sections = sectionsOf(all, emptied);
  parent.children = kept.filter((child) => !sections.has(child)) as typeof parent.children;
  // A table that has only its header left says nothing either.
  return parent.children.length === 0 || (parent.type === "table" && parent.children.length === 1);
}

/** The titles above, and the introductions of, what is left out. */
function sectionsOf(all: readonly RootContent[], gone: ReadonlySet<Nodes>): ReadonlySet<Nodes> {
  const more = new Set<Nodes>();
  const isGone = (node: Nodes) => gone.has(node) || more.has(node);
  for (const [index, child] of [...all.entries()].reverse()) {
    const next = all[index + 1];
    if (isGone(child)) {
      // A title goes with its section.
      if (child.type === "heading") for (const one of sectionOf(all, index)) more.add(one);
      continue;
    }
    const isIntroduced = next !== undefined && /^(?:list|table)$/.test(next.type) && isGone(next);
    if (child.type === "paragraph" && isIntroduced && /:\s*$/.test(wordsOf(child))) more.add(child);
    if (child.type === "heading") {
      const section = sectionOf(all, index);
      if (section.length > 0 && section.every(isGone)) more.add(child);
    }
  }
  return more;
}

/** What follows a title until one of its rank. */
function sectionOf(all: readonly RootContent[], index: number): readonly RootContent[] {
  const title = all[index];
  const rank = title?.type === "heading" ? title.depth : 0;
  const rest = all.slice(index + 1).filter(({ type }) => type !== "definition");
  const end = rest.findIndex((node) => node.type === "heading" && node.depth <= rank);
  return end === -1 ? rest : rest.slice(0, end);
}

/** A reference to a note that is left out goes too. */
function dropReferences(tree: Root, notes: ReadonlySet<string>): void {
  const kept = new Set<string>();
  visit(tree, "footnoteDefinition", ({ identifier }) => void kept.add(identifier));
  visit(tree, "footnoteReference", ({ identifier }, index, parent) => {
    if (kept.has(identifier) || !notes.has(identifier) || parent === undefined || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
}

function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node
    ? node.children.map(wordsOf).join(/^(?:table|list|tableRow)/.test(node.type) ? " " : "")
    : "";
}
