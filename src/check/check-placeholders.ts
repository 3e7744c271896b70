import type { ParsedSource } from "../model.ts";
import type { Position, Report } from "../problem.ts";

/**
 * Lists every value of the content that is nothing but the site’s placeholder, and every such line of Markdown: it would
 * be published as it is.
 */
export function checkPlaceholders(
  sources: readonly ParsedSource[],
  placeholder: string | undefined,
  report: Report,
): void {
  if (placeholder === undefined) return;
  for (const { file, data, locate, body } of sources) {
    const tell = (what: string, at: Position | undefined) =>
      report({
        code: "content/placeholder",
        severity: "warning",
        file,
        ...(at && { at }),
        message: `${what} is still “${placeholder}”, and would be published like this`,
        hint: "write what belongs there",
      });
    for (const path of findValues(data, placeholder)) tell(nameOf(path), locate(path, "value"));
    for (const at of body === undefined ? [] : findLines(body, placeholder)) tell("the text", at);
  }
}

function* findValues(
  value: unknown,
  placeholder: string,
  path: readonly PropertyKey[] = [],
): Generator<readonly PropertyKey[]> {
  if (typeof value === "string" && value.trim() === placeholder) yield path;
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value))
    yield* findValues(inner, placeholder, [...path, isList ? Number(key) : key]);
}

/** `["blocks", 0, "value"]` is written blocks[0].value. */
function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");
}

/** Lines of nothing else, whatever marks of a list, a quotation, a heading or emphasis stand round it. */
function findLines(
  { text, line }: { readonly text: string; readonly line: number },
  placeholder: string,
): readonly Position[] {
  return text.split("\n").flatMap((written, index) => {
    if (written.replace(/^[\s>#*+_-]+|[\s*_]+$/g, "") !== placeholder) return [];
    return { line: line + index, column: written.indexOf(placeholder) + 1, length: placeholder.length };
  });
}
