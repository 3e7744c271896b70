import type { YAMLError } from "yaml";
import type { Problem } from "../problem.ts";

/** Says in an author’s words what the YAML reader met. */
export function explainYamlError(error: YAMLError, text: string): Pick<Problem, "code" | "message" | "hint"> {
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
      return { code: "yaml/syntax", message: plainMessage(error), hint: hintFor(error) };
  }
}

function keyAt(text: string, from: number): string {
  return /^["']?([^"':\n]*)/.exec(text.slice(from))?.[1]?.trim() ?? "";
}

function plainMessage(error: YAMLError): string {
  if (error.code === "MISSING_CHAR" && /quote/.test(error.message)) {
    return "a text between quotes is never closed";
  }
  return `this is not well-formed YAML: ${error.message}`;
}

function hintFor(error: YAMLError): string {
  switch (error.code) {
    case "MISSING_CHAR":
      return "write the missing character; a quote within quotes is written twice ('') or escaped (\\\")";
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
      return 'put a text that holds ": " between quotes';
    case "BAD_INDENT":
      return "give the keys of one level the same number of spaces";
    default:
      return "put the text between quotes if it is meant as text";
  }
}
