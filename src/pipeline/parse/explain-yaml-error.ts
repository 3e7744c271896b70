import type { YAMLError } from "yaml";
import { maxCharacters } from "../../text/yaml-limits.ts";
import { type Message, say } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";
import type { FindOpening } from "./find-opening.ts";

/** How many characters are read on either side of an error: reading the whole text for each would take too long. */
const reach = 2000;

function before(text: string, index: number): string {
  return text.slice(Math.max(0, index - reach), index);
}

function after(text: string, index: number): string {
  return text.slice(index, index + reach);
}

/** From `index` to the end of its line, or to `end` if that is earlier. */
function lineFrom(text: string, index: number, end = text.length): string {
  return (
    after(text, index)
      .slice(0, Math.max(0, end - index))
      .split("\n")[0] ?? ""
  );
}

/**
 * The reader may report a mistake at the end of the previous line: returns the start of the next line with words, or
 * `index`.
 */
function startOfLine(text: string, index: number): number {
  return index + (/^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(after(text, index))?.[0].length ?? 0);
}

/** `pos`: the range of the YAML to correct, when it is not where the reader reported the error. */
export type YamlExplanation = Pick<Problem, "code" | "message" | "hint"> & {
  readonly pos?: YAMLError["pos"];
};

/** Of a text that is longer than `maxCharacters`. */
export const tooLong = {
  code: "yaml/syntax",
  message: say("yaml/syntax.too-long", { most: maxCharacters }),
  hint: say("yaml/syntax.too-long.hint"),
} as const satisfies YamlExplanation;

export const tooDeep = {
  code: "yaml/syntax",
  message: say("yaml/syntax.too-deep"),
  hint: say("yaml/syntax.too-deep.hint"),
} as const satisfies YamlExplanation;

/** `said` is the message of the reader of TOML. */
export function explainTomlError(said: string, isWholeFile: boolean): YamlExplanation {
  return {
    code: "yaml/syntax",
    message: say(isWholeFile ? "yaml/syntax.toml-file" : "yaml/syntax.toml", { said }),
    hint: say(isWholeFile ? "yaml/syntax.toml-file.hint" : "yaml/syntax.toml.hint"),
  };
}

type Yaml = {
  readonly text: string;
  /** The line of the file for `index` of the YAML. */
  readonly lineOf: (index: number) => number;
  /** The start of the first line that is neither empty nor a comment, and its indentation. */
  readonly findFirst: () => { readonly index: number; readonly spaces: number } | undefined;
  readonly findOpening: FindOpening;
};

/** Explains an error of the YAML reader in an author’s words. */
export function explainYamlError(error: YAMLError, yaml: Yaml): YamlExplanation {
  const { text } = yaml;
  const written = lineFrom(text, error.pos[0], error.pos[1]);
  switch (error.code) {
    case "TAB_AS_INDENT":
      return {
        code: "yaml/tab",
        message: say("yaml/tab"),
        hint: say("yaml/tab.hint"),
      };
    case "DUPLICATE_KEY":
      return { code: "yaml/duplicate-key", ...explainDuplicate(text, error.pos[0]) };
    case "TAG_RESOLVE_FAILED":
      return {
        code: "yaml/tag",
        message: say("yaml/tag", { tag: written }),
        hint: say("yaml/tag.hint", { tag: written }),
      };
    case "BAD_ALIAS":
      return {
        code: "yaml/alias",
        message: say("yaml/alias.no-name", { sign: written.charAt(0) }),
        hint: askForQuotes(text, error.pos[0]),
      };
    case "MULTIPLE_DOCS":
      return {
        code: "yaml/syntax",
        message: say("yaml/syntax.second-document"),
        hint: say("yaml/syntax.second-document.hint"),
      };
    case "RESOURCE_EXHAUSTION":
      return tooDeep;
    default:
      return { code: "yaml/syntax", ...explainSyntax(error, yaml) };
  }
}

/** Below a field without a value, the reader reports the end of that line. */
function explainDuplicate(text: string, index: number): Plain {
  const start = startOfLine(text, index);
  const [, double, single, plain = ""] = writtenKey.exec(after(text, start)) ?? [];
  const key = double ?? single ?? plain.trim();
  return {
    message: say("yaml/duplicate-key", { key }),
    hint: start === index ? say("yaml/duplicate-key.hint") : say("yaml/duplicate-key.below"),
    pos: [start, start + 1],
  };
}

/** In double quotes, in single quotes, or plain up to its colon. */
const writtenKey = /^(?:"([^"\n]*)"|'((?:[^'\n]|'')*)'|((?:[^:\n]|:(?=\S))*))/;

type Plain = Pick<YamlExplanation, "message" | "hint" | "pos">;

/** The reader’s own message requires knowledge of the YAML grammar. */
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
        return wrong(say("yaml/syntax.no-hyphen"), say("yaml/syntax.no-hyphen.hint"));
      return noColon;
    case "BLOCK_IN_FLOW":
      return wrong(say("yaml/syntax.colon-in-brackets"), say("yaml/syntax.colon-in-brackets.hint"));
    case "BLOCK_AS_IMPLICIT_KEY": {
      if (empty !== undefined) return empty;
      // For an item below empty lines and comments, the reader reports the first of these.
      const start = startOfLine(text, pos[0]);
      if (start !== pos[0] && /^- /.test(after(text, start)))
        return { ...strayItem, pos: [start, start + 1] };
      if (/^(?:""|'')/.test(written))
        return wrong(say("yaml/syntax.closed-quotes"), say("yaml/syntax.closed-quotes.hint"));
      if (!hasName(written))
        return wrong(say("yaml/syntax.value-and-fields"), say("yaml/syntax.value-and-fields.hint"));
      return wrong(
        say("yaml/syntax.colon-in-text"),
        askForQuotes(text, pos[0], say("yaml/syntax.colon-in-text.hint")),
      );
    }
    case "MULTILINE_IMPLICIT_KEY":
      if (/^- /.test(written)) return empty ?? strayItem;
      if (/^[\w.-]+:\S/.test(written))
        return wrong(
          say("yaml/syntax.no-space"),
          say("yaml/syntax.no-space.hint", { line: written.replace(/:\s*/, ": ") }),
        );
      return /^["']/.test(written)
        ? wrong(say("yaml/syntax.long-name"), say("yaml/syntax.long-name.hint"))
        : {
            ...noColon,
            hint: say("yaml/syntax.no-colon.long"),
            pos: [pos[0], pos[0] + written.length],
          };
    case "BAD_INDENT":
      if (message.startsWith("Flow")) return explainOpenBracket(yaml, pos[0]);
      return empty ?? askToAlign(text, pos[0]);
    case "UNEXPECTED_TOKEN":
      return explainToken(message, yaml, pos[0]);
    case "BAD_SCALAR_START":
      return wrong(say("yaml/syntax.first-sign", { sign: written.charAt(0) }), askForQuotes(text, pos[0]));
    default:
      return wrong(say("yaml/syntax.other", { said: message }), say("yaml/syntax.quote-if-text"));
  }
}

function wrong(what: Message, hint: Message): Plain {
  return { message: say("yaml/syntax", { what }), hint };
}

/** A longer line is not shown whole. */
const longestLine = 100;

/** Shows the corrected line if it is a field or a list item with a text, and returns `otherwise` for any other line. */
function askForQuotes(text: string, index: number, otherwise = say("yaml/syntax.quote")): Message {
  const line = wholeLine(text, index).trimEnd();
  if (line.length > longestLine) return otherwise;
  const [, head, value] = /^\s*((?:- +)?(?:[\w.-]+: +|(?<=- +)))(\S.*)$/.exec(line) ?? [];
  const quoted = value === undefined ? undefined : quote(value);
  return quoted === undefined ? otherwise : say("yaml/syntax.write-line", { line: `${head}${quoted}` });
}

function wholeLine(text: string, index: number): string {
  return (before(text, index).split("\n").at(-1) ?? "") + lineFrom(text, index);
}

/** Undefined when the text contains both kinds of quotes. */
function quote(value: string): string | undefined {
  const [, inner] = /^(["'])(.*)\1$/.exec(value)?.slice(1) ?? [];
  const plain = inner ?? value;
  if (!/["\\]/.test(plain)) return `"${plain}"`;
  return plain.includes("'") ? undefined : `'${plain}'`;
}

const strayItem = wrong(say("yaml/syntax.stray-item"), say("yaml/syntax.stray-item.hint"));

const noColon = wrong(say("yaml/syntax.no-colon"), say("yaml/syntax.no-colon.hint"));

/** True when a line that begins with quotes has a colon and a space after them. */
function hasName(line: string): boolean {
  return /:(?:\s|$)/.test(line.replace(/^\s*(?:"[^"]*"|'[^']*')/, ""));
}

function askToAlign(text: string, index: number): Plain {
  const start = startOfLine(text, index);
  return {
    ...wrong(say("yaml/syntax.align"), say("yaml/syntax.align.hint")),
    pos: [start, start + 1],
  };
}

/** Explains a line that continues an empty list or group above it, as in `redirects: []`. Undefined for other lines. */
function explainBelowEmpty(text: string, index: number): Plain | undefined {
  const start = startOfLine(text, index);
  const [, above] =
    /([[{]) *[\]}][ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*$/.exec(before(text, start)) ?? [];
  if (above === undefined || !/^(?: +\S|- )/.test(after(text, start))) return undefined;
  const nothing = above === "{" ? "{}" : "[]";
  return {
    ...wrong(say("yaml/syntax.below-empty", { nothing }), say("yaml/syntax.below-empty.hint", { nothing })),
    pos: [start, start + 1],
  };
}

/** The reader reports the end of the text, because it read everything after the quote as part of the quoted text. */
function explainOpenQuote({ text, findOpening }: Yaml, end: number): Plain {
  const start = findOpening(end, "quote") ?? end;
  const quote = text.charAt(start);
  // The closing quote has become part of the text.
  const next =
    findOpening(start, "bracket") === undefined ? undefined : /[\],}]/.exec(lineFrom(text, start, end))?.[0];
  return {
    message: say("yaml/syntax.open-quote"),
    hint:
      next === undefined
        ? say("yaml/syntax.open-quote.hint", { quote })
        : say("yaml/syntax.open-quote.in-list", { quote, next }),
    pos: [start, end],
  };
}

/** The reader reports the line below, because it read that line as part of the list or group. */
function explainOpenBracket({ text, findOpening }: Yaml, end: number): Plain {
  const start = findOpening(end, "bracket") ?? end;
  const [open, close] = text.charAt(start) === "{" ? ["{", "}"] : ["[", "]"];
  if (text.charAt(end) === close)
    return wrong(say("yaml/syntax.bracket-at-left", { close }), say("yaml/syntax.bracket-at-left.hint"));
  return {
    ...wrong(say("yaml/syntax.open-bracket", { open }), say("yaml/syntax.open-bracket.hint", { close })),
    pos: [start, start + 1],
  };
}

function explainToken(message: string, yaml: Yaml, index: number): Plain {
  const indented = explainFirstIndent(yaml, index);
  if (indented !== undefined) return indented;
  if (message.includes("block-seq-ind"))
    return wrong(say("yaml/syntax.list-beside-name"), say("yaml/syntax.list-beside-name.hint"));
  if (/Not a YAML token|header/.test(message))
    return wrong(say("yaml/syntax.text-beside-sign"), say("yaml/syntax.text-beside-sign.hint"));
  if (/["']$/.test(before(yaml.text, index).trimEnd()))
    return wrong(
      say("yaml/syntax.after-quote"),
      askForQuotes(yaml.text, index, say("yaml/syntax.after-quote.hint")),
    );
  const line = wholeLine(yaml.text, index).slice(0, longestLine);
  // The reader cannot interpret text after the sign that closes a list or group.
  const [, sign] = /^[ -]*[\w.-]+: +([[{])/.exec(line) ?? [];
  return sign === undefined
    ? wrong(say("yaml/syntax.misplaced"), say("yaml/syntax.quote-if-text"))
    : wrong(say("yaml/syntax.first-sign", { sign }), askForQuotes(yaml.text, index));
}

/** When the first line is indented further than a later one, the reader takes the later one for the end. */
function explainFirstIndent({ text, lineOf, findFirst }: Yaml, index: number): Plain | undefined {
  const first = findFirst();
  const indent = before(text, index).split("\n").at(-1) ?? "";
  if (first === undefined || !/^ *$/.test(indent) || indent.length >= first.spaces) return undefined;
  return {
    ...wrong(
      say("yaml/syntax.first-indent", {
        first: first.spaces,
        line: lineOf(index),
        other: indent.length,
      }),
      say("yaml/syntax.align.hint"),
    ),
    pos: [first.index, first.index + first.spaces],
  };
}
