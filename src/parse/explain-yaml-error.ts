import type { YAMLError } from "yaml";
import type { Problem } from "../problem.ts";
import { findOpening } from "./find-opening.ts";

/** `pos`: the part of the YAML that is to be mended, where it is not the one in which the reader noticed it. */
type Explanation = Pick<Problem, "code" | "message" | "hint"> & { readonly pos?: YAMLError["pos"] };

/** Says in an author’s words what the YAML reader met. */
export function explainYamlError(error: YAMLError, text: string): Explanation {
  const written = text.slice(error.pos[0], error.pos[1]).split("\n")[0] ?? "";
  switch (error.code) {
    case "TAB_AS_INDENT":
      return {
        code: "yaml/tab",
        message: "the line is indented with a tab",
        hint: "indent with spaces: YAML does not take tabs",
      };
    case "DUPLICATE_KEY":
      return {
        code: "yaml/duplicate-key",
        message: `the key “${keyAt(text, error.pos[0])}” stands twice`,
        hint: "keep one of the two: the other would be lost",
      };
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
      return { code: "yaml/syntax", ...explainSyntax(error, text) };
  }
}

function keyAt(text: string, from: number): string {
  return /^["']?([^"':\n]*)/.exec(text.slice(from))?.[1]?.trim() ?? "";
}

type Plain = Pick<Explanation, "message" | "pos"> & { readonly hint: string };

/** The reader’s own words are for those who know the grammar of YAML. */
function explainSyntax({ code, message, pos }: YAMLError, text: string): Plain {
  const rest = text.slice(pos[0]);
  const [written = ""] = rest.split("\n");
  switch (code) {
    case "MISSING_CHAR":
      if (/quote/.test(message)) return explainOpenQuote(text, pos[0]);
      return wrong("this line has no colon", "a field is a name, a colon, a space and a value");
    case "BLOCK_AS_IMPLICIT_KEY":
      if (/^(?:""|'')/.test(written))
        return wrong(
          "text follows quotes that are closed already",
          "write one quote before the text and one after it",
        );
      if (!written.includes(": "))
        return wrong(
          "a field has a value, and other fields below it",
          "keep one of them, or begin the others at the left",
        );
      return wrong(
        "a text holds a colon and a space, as a field does",
        'put a text that holds ": " between quotes',
      );
    case "MULTILINE_IMPLICIT_KEY":
      return /^[\w.-]+:\S/.test(written)
        ? wrong("there is no space after the colon", `write ${written.replace(/:\s*/, ": ")}`)
        : wrong(
            "the name of a field goes on over several lines",
            'put a text that holds ": " between quotes',
          );
    case "BAD_INDENT":
      if (message.startsWith("Flow")) {
        const [open, close] = message.includes("sequence") ? ["[", "]"] : ["{", "}"];
        return wrong(
          `what ${open} begins is never closed`,
          `write ${close} at its end, or put the text between quotes`,
        );
      }
      return wrong(
        "this line does not begin where those of its group do",
        "give the keys of one level the same number of spaces",
      );
    case "UNEXPECTED_TOKEN":
      return explainToken(message, text.slice(0, pos[0]));
    case "BAD_SCALAR_START":
      return wrong(`a text cannot begin with ${written.charAt(0)}`, "put the text between quotes");
    default:
      return wrong(message, "put the text between quotes if it is meant as text");
  }
}

function wrong(what: string, hint: string): Plain {
  return { message: `this is not well-formed YAML: ${what}`, hint };
}

/** It is noticed where the text ends: what follows the quote was taken for a part of it. */
function explainOpenQuote(text: string, end: number): Plain {
  const start = findOpening(text, end) ?? end;
  return {
    message: "a text between quotes is never closed",
    hint: `write ${text.charAt(start)} at its end`,
    pos: [start, end],
  };
}

function explainToken(message: string, before: string): Plain {
  if (message.includes("block-seq-ind"))
    return wrong(
      "a list begins beside the name of its field",
      "write its items below, one a line, after a dash and a space",
    );
  if (/Not a YAML token|header/.test(message))
    return wrong(
      "text follows the sign that begins a long text",
      "begin the text on the next line, two spaces further in",
    );
  if (/["']\s*$/.test(before))
    return wrong(
      "text follows a closing quote",
      "put a text that holds quotes or apostrophes between quotes of the other kind, \"…\" or '…'",
    );
  return wrong("this does not belong here", "put the text between quotes if it is meant as text");
}
