import type { SiteDefinition } from "../define/define.ts";
import { nameFieldOf, type Schemas } from "../define/name-field.ts";
import type { ParsedSource } from "../model/model.ts";
import { type Message, say } from "../words/message.ts";
import type { Position, Report } from "../words/problem.ts";

/**
 * Lists every value of the content, and every line, cell or attribute of Markdown, that consists of the site’s
 * placeholder and would be published as it is. Capitals and a full stop make no difference; a sentence that contains
 * the placeholder may be intended.
 */
export function checkPlaceholders(
  sources: readonly ParsedSource[],
  site: Schemas & Pick<SiteDefinition, "placeholder">,
  report: Report,
): void {
  const { placeholder } = site;
  if (placeholder === undefined) return;
  for (const { file, data, locate, body } of sources) {
    const warn = (message: Message, at: Position | undefined) =>
      report({
        code: "content/placeholder",
        severity: "warning",
        file,
        ...(at && { at }),
        message,
        hint: say("content/placeholder.hint"),
      });
    for (const path of findValues(data, placeholder))
      warn(
        say("content/placeholder", { field: nameFieldOf(file, path, site, data), placeholder }),
        locate(path, "value"),
      );
    for (const at of body === undefined ? [] : findLines(body, placeholder))
      warn(say("content/placeholder.text", { placeholder }), at);
  }
}

function* findValues(
  value: unknown,
  placeholder: string,
  path: readonly PropertyKey[] = [],
): Generator<readonly PropertyKey[]> {
  if (typeof value === "string" && isPlaceholder(value, placeholder)) yield path;
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value))
    yield* findValues(inner, placeholder, [...path, isList ? Number(key) : key]);
}

/** The positions of the placeholder where it fills a line, a cell or an attribute. */
function findLines(
  { text, line }: { readonly text: string; readonly line: number },
  placeholder: string,
): readonly Position[] {
  return text.split("\n").flatMap((written, index) => {
    // Few lines contain it.
    if (!written.toLowerCase().includes(placeholder.toLowerCase())) return [];
    const attributes = written.matchAll(/(?<=[{\s][\w-]+=(["'])).*?(?=\1)/g);
    return [...written.matchAll(/[^|]+/g), ...attributes]
      .filter(([whole]) => isPlaceholder(whole, placeholder))
      .map(({ 0: whole, index: start }) => ({
        line: line + index,
        column: start + whole.toLowerCase().indexOf(placeholder.toLowerCase()) + 1,
        length: placeholder.length,
      }));
  });
}

/** Ignores the marks of lists, quotations, headings and emphasis around it. */
function isPlaceholder(text: string, placeholder: string): boolean {
  const [before = ""] = /^(?:[\s>#*+_-]|\d+[.)]\s)+/.exec(text) ?? [];
  let end = text.length;
  while (end > before.length && /[\s*_.…!]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(before.length, end).toLowerCase() === placeholder.toLowerCase();
}
