import type { YAMLError } from "yaml";
import type { Problem } from "../../problems/problem.ts";
import type { FindOpening } from "./find-opening.ts";
import { after, before, lineFrom, startOfLine } from "./text-around.ts";

/** `pos`: the part of the YAML that is to be mended, where it is not the one in which the reader noticed it. */
export type YamlExplanation = Pick<Problem, "code" | "message" | "hint"> & {
  readonly pos?: YAMLError["pos"];
};

type Yaml = {
  readonly text: string;
  /** The line of the file in which the letter at `index` of the YAML stands. */
  readonly lineOf: (index: number) => number;
  /** Where the first line begins that is neither empty nor a comment, and the number of its spaces. */
  readonly findFirst: () => { readonly index: number; readonly spaces: number } | undefined;
  readonly findOpening: FindOpening;
};

/** Says in an author’s words what the YAML reader met. */
export function explainYamlError(error: YAMLError, yaml: Yaml): YamlExplanation {
  const { text } = yaml;
  const written = lineFrom(text, error.pos[0], error.pos[1]);
  switch (error.code) {
    case "TAB_AS_INDENT":
      return {
        code: "yaml/tab",
        message: "the line is indented with a tab",
        hint: "indent with spaces: YAML does not take tabs",
      };
    case "DUPLICATE_KEY":
      return { code: "yaml/duplicate-key", ...explainDuplicate(text, error.pos[0]) };
    case "TAG_RESOLVE_FAILED":
      return {
        code: "yaml/tag",
        message: `the tag “${written}” means nothing here`,
        hint: `put the text between quotes if it is meant to start with !, as in "${written}"`,
      };
    case "BAD_ALIAS":
      return {
        code: "yaml/alias",
        message: "a * that starts a value must be followed by the name of an anchor",
        hint: "put the text between quotes",
      };
    case "MULTIPLE_DOCS":
      return {
        code: "yaml/syntax",
        message: "a second document starts here",
        hint: "keep one document: remove the line of ---",
      };
    case "RESOURCE_EXHAUSTION":
      return {
        code: "yaml/syntax",
        message: "lists and groups stand too deep within one another",
        hint: "put the text between quotes if its brackets are meant as text",
      };
    default:
      return { code: "yaml/syntax", ...explainSyntax(error, yaml) };
  }
}

/** Below a field without a value, the reader names the end of that line. */
function explainDuplicate(text: string, index: number): Plain {
  const start = startOfLine(text, index);
  const key = /^["']?([^"':\n]*)/.exec(after(text, start))?.[1]?.trim() ?? "";
  const keepOne = "keep one of the two: the other would be lost";
  return {
    message: `the key “${key}” stands twice`,
    hint:
      start === index ? keepOne : `${keepOne}; what belongs to the line above begins two spaces further in`,
    pos: [start, start + 1],
  };
}

type Plain = Pick<YamlExplanation, "message" | "pos"> & { readonly hint: string };

/** The reader’s own words are for those who know the grammar of YAML. */
function explainSyntax({ code, message, pos }: YAMLError, yaml: Yaml): Plain {
  const { text } = yaml;
  const written = lineFrom(text, pos[0]);
  const empty = explainBelowEmpty(text, pos[0]);
  switch (code) {
    case "MISSING_CHAR":
      if (message.includes("quote")) return explainOpenQuote(yaml, pos[0]);
      if (message.includes("must end with")) return explainOpenBracket(yaml, pos[0]);
      if (message.startsWith("Sequence item") && hasName(written)) return askToAlign(text, pos[0]);
      if (message.startsWith("Sequence item"))
        return wrong("this line has no hyphen", "an item of a list is a hyphen, a space and a value");
      return noColon;
    case "BLOCK_IN_FLOW":
      return wrong(
        "a text between { } or [ ] holds a colon and a space, or a comma is missing before a field",
        'put the text between quotes, or write the comma, as in { label: "Un : deux", href: /contact }',
      );
    case "BLOCK_AS_IMPLICIT_KEY": {
      if (empty !== undefined) return empty;
      // Of an item below empty lines and comments, the reader names the first of these.
      const start = startOfLine(text, pos[0]);
      if (start !== pos[0] && /^- /.test(after(text, start)))
        return { ...strayItem, pos: [start, start + 1] };
      if (/^(?:""|'')/.test(written))
        return wrong(
          "text follows quotes that are closed already",
          "write one quote before the text and one after it",
        );
      if (!hasName(written))
        return wrong(
          "a field has a value, and other fields below it",
          "keep one of them, or begin the others at the left",
        );
      return wrong(
        "a text holds a colon and a space, as a field does",
        'put a text that holds ": " between quotes',
      );
    }
    case "MULTILINE_IMPLICIT_KEY":
      if (/^- /.test(written)) return empty ?? strayItem;
      if (/^[\w.-]+:\S/.test(written))
        return wrong("there is no space after the colon", `write ${written.replace(/:\s*/, ": ")}`);
      return /^["']/.test(written)
        ? wrong("the name of a field goes on over several lines", "write the name in one line")
        : {
            ...noColon,
            hint: `${noColon.hint}; a text of several lines has >- behind the name of its field`,
            pos: [pos[0], pos[0] + written.length],
          };
    case "BAD_INDENT":
      if (message.startsWith("Flow")) return explainOpenBracket(yaml, pos[0]);
      return empty ?? askToAlign(text, pos[0]);
    case "UNEXPECTED_TOKEN":
      return explainToken(message, yaml, pos[0]);
    case "BAD_SCALAR_START":
      return wrong(`a text cannot begin with ${written.charAt(0)}`, "put the text between quotes");
    default:
      return wrong(message, "put the text between quotes if it is meant as text");
  }
}

function wrong(what: string, hint: string): Plain {
  return { message: `this is not well-formed YAML: ${what}`, hint };
}

const strayItem = wrong(
  "an item of a list stands among fields",
  "begin it with the name of a field and a colon, as the lines around it, or take it to the list that it belongs to",
);

const noColon = wrong("this line has no colon", "a field is a name, a colon, a space and a value");

/** Whether a line holds a colon and a space outside quotes with which it begins. */
function hasName(line: string): boolean {
  return /:(?:\s|$)/.test(line.replace(/^\s*(?:"[^"]*"|'[^']*')/, ""));
}

function askToAlign(text: string, index: number): Plain {
  const start = startOfLine(text, index);
  return {
    ...wrong(
      "this line does not begin where those of its group do",
      "give the keys of one level the same number of spaces",
    ),
    pos: [start, start + 1],
  };
}

/** Where the line above ends with a list or group that holds nothing, as in `redirects: []`, and this one goes on. */
function explainBelowEmpty(text: string, index: number): Plain | undefined {
  const start = startOfLine(text, index);
  const [, above] =
    /([[{]) *[\]}][ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*$/.exec(before(text, start)) ?? [];
  if (above === undefined || !/^(?: +\S|- )/.test(after(text, start))) return undefined;
  const nothing = above === "{" ? "{}" : "[]";
  return {
    ...wrong(
      `this belongs to the field above, whose ${nothing} says that it holds nothing`,
      `take ${nothing} away there: the field ends with its colon`,
    ),
    pos: [start, start + 1],
  };
}

/** It is noticed where the text ends: what follows the quote was taken for a part of it. */
function explainOpenQuote({ text, findOpening }: Yaml, end: number): Plain {
  const start = findOpening(end, "quote") ?? end;
  return {
    message: "a text between quotes is never closed",
    hint: `write ${text.charAt(start)} at its end`,
    pos: [start, end],
  };
}

/** It is noticed in the line below: what follows the bracket was taken for a part of the list or group. */
function explainOpenBracket({ text, findOpening }: Yaml, end: number): Plain {
  const start = findOpening(end, "bracket") ?? end;
  const [open, close] = text.charAt(start) === "{" ? ["{", "}"] : ["[", "]"];
  if (text.charAt(end) === close)
    return wrong(
      `the ${close} does not stand further in than the name of its field`,
      "put two more spaces before it, or write all of it in one line",
    );
  return {
    ...wrong(
      `what ${open} begins is never closed`,
      `write ${close} at its end, or put the text between quotes`,
    ),
    pos: [start, start + 1],
  };
}

function explainToken(message: string, yaml: Yaml, index: number): Plain {
  const indented = explainFirstIndent(yaml, index);
  if (indented !== undefined) return indented;
  if (message.includes("block-seq-ind"))
    return wrong(
      "a list begins beside the name of its field",
      "write its items below, one a line, after a hyphen and a space",
    );
  if (/Not a YAML token|header/.test(message))
    return wrong(
      "text follows the sign that begins a long text",
      "begin the text on the next line, two spaces further in",
    );
  if (/["']$/.test(before(yaml.text, index).trimEnd()))
    return wrong(
      "text follows a closing quote",
      "put a text that holds quotes or apostrophes between quotes of the other kind, \"…\" or '…'",
    );
  return wrong("this does not belong here", "put the text between quotes if it is meant as text");
}

/** Where the first line begins further in than a later one, the reader has come to its end when it meets that one. */
function explainFirstIndent({ text, lineOf, findFirst }: Yaml, index: number): Plain | undefined {
  const first = findFirst();
  const indent = before(text, index).split("\n").at(-1) ?? "";
  if (first === undefined || !/^ *$/.test(indent) || indent.length >= first.spaces) return undefined;
  return {
    ...wrong(
      `this line begins with ${count(first.spaces)}, and line ${lineOf(index)} with ${count(indent.length)}`,
      "give the keys of one level the same number of spaces",
    ),
    pos: [first.index, first.index + first.spaces],
  };
}

function count(spaces: number): string {
  return spaces === 0 ? "none" : `${spaces} space${spaces === 1 ? "" : "s"}`;
}
