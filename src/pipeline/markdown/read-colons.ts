import type { Root } from "mdast";
import { replaceSign } from "./change-texts.ts";
import { type Directive, type Survey, surveyTree } from "./survey-tree.ts";

export type ColonsRead = {
  readonly tree: Root;
  readonly survey: Survey;
  /** Prose that looks like a directive, as the parser first read it. */
  readonly prose: readonly Directive[];
};

/** Words between brackets may contain further colons, which are found only after the outer ones are read as prose. */
const rounds = 3;

/**
 * Parses a text in which a colon begins a directive only if the site declares one of that name; parsers accept any
 * name. Another sign replaces the other colons while the text is parsed again, so that the words after them, such as a
 * link, are read as prose. Blocks between `:::` stay directives, whatever their name, unless words follow
 * the name on its line.
 */
export function readColons(
  text: string,
  parse: (text: string) => Root,
  isDeclared: (name: string) => boolean,
): ColonsRead {
  const sign = findSubstitute(text);
  const prose: Directive[] = [];
  let written = text;
  let tree = parse(text);
  let survey = surveyTree(tree);
  for (let round = 0; round < rounds && sign !== undefined; round += 1) {
    const found = survey.directives.filter((node) => isProse(node, text, isDeclared));
    if (found.length === 0) break;
    prose.push(...found);
    written = hideColons(written, found, sign);
    tree = parse(written);
    survey = surveyTree(tree);
  }
  if (prose.length > 0 && sign !== undefined) replaceSign(tree, sign, ":");
  return { tree, survey: prose.length > 0 ? surveyTree(tree) : survey, prose };
}

/** Punctuation like the colon: other characters would change where emphasis begins and ends. */
const substitutes = ["\uFE13", "\uFE55", "\uFF1A", "\u205A", "\uFE19"];

/** A sign to put in place of colons; undefined when the text has them all. */
export function findSubstitute(text: string): string | undefined {
  return substitutes.find((each) => !text.includes(each));
}

function isProse(node: Directive, text: string, isDeclared: (name: string) => boolean): boolean {
  if (isDeclared(node.name)) return false;
  if (node.type === "containerDirective") return !isWellFormed(firstLineOf(node, text), node.name);
  // A bare name within a text is shown as it is anyway.
  return node.type === "leafDirective" || !isBare(node);
}

/** True for a name after a colon, without brackets or braces. */
export function isBare({ position, name }: Directive): boolean {
  const { start, end } = position ?? {};
  return (end?.offset ?? 0) - (start?.offset ?? 0) === name.length + 1;
}

/** The native parser takes anything after the name or the attributes on the line for part of the directive. */
export function isWellFormed(line: string, name: string): boolean {
  const rest = line.replace(/^:+/, "").slice(name.length).trimEnd();
  return rest === "" || /^[[{].*[\]}]$/.test(rest);
}

export function firstLineOf({ position }: Directive, text: string): string {
  const [line = ""] = text.slice(position?.start.offset, position?.end.offset).split("\n", 1);
  return line;
}

const colon = /:*/y;

function hideColons(text: string, directives: readonly Directive[], sign: string): string {
  let hidden = "";
  let from = 0;
  const starts = directives.map(({ position }) => position?.start.offset ?? 0).sort((a, b) => a - b);
  for (const start of starts) {
    colon.lastIndex = start;
    const colons = colon.exec(text)?.[0].length ?? 0;
    hidden += text.slice(from, start) + sign.repeat(colons);
    from = start + colons;
  }
  return hidden + text.slice(from);
}
