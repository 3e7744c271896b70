import type { z } from "zod";
import { type TextIssue, withFacts } from "../../../define/check-scope.ts";
import { type JsonSchema, kindOf, schemaAt } from "../../../define/schema/describe-schema.ts";
import { valueAt } from "../../../model/value-at.ts";
import { say } from "../../../words/message.ts";
import type { FieldPath } from "../edit.ts";

/** Lists the paths of the words in a value before validation: fields of words, and texts without constraints. */
export function listWords(
  value: unknown,
  { schema, described }: { readonly schema: z.ZodType; readonly described: JsonSchema },
): readonly FieldPath[] {
  const paths = new Map(
    [...findWords(value, schema), ...findTexts(value)].map((path) => [JSON.stringify(path), path]),
  );
  return [...paths.values()].filter((path) => {
    const field = schemaAt(described, path);
    return field !== undefined && takesWords(field) && saysSomething(valueAt(value, path));
  });
}

/** Lists the paths of the texts that a schema declares as words, as `text()`, `title()` and `markdown()` do. */
export function listDeclaredWords(value: unknown, schema: z.ZodType): readonly FieldPath[] {
  const paths = new Map(findWords(value, schema).map((path) => [JSON.stringify(path), path]));
  return [...paths.values()].filter((path) => typeof valueAt(value, path) === "string");
}

const found = { message: say("noun.file"), hint: say("noun.file"), index: 0, length: 0 };

/** Makes each schema of words refuse its value, because the issues then contain the paths. */
function findWords(value: unknown, schema: z.ZodType): readonly FieldPath[] {
  const { error } = withFacts(
    {},
    () => schema.safeParse(value),
    () => [found],
  );
  return (error?.issues ?? []).flatMap((issue) => {
    const text = issue.code === "custom" ? (issue.params?.charpente as TextIssue | undefined) : undefined;
    return text !== undefined && "found" in text ? [issue.path as FieldPath] : [];
  });
}

function findTexts(value: unknown, path: FieldPath = []): readonly FieldPath[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** False for texts of a fixed form, such as an address, a date or one of several names. */
function takesWords(schema: JsonSchema): boolean {
  const { format, pattern, const: only } = schema;
  return (
    ["words", "markdown"].includes(kindOf(schema)) &&
    [format, pattern, only].every((rule) => rule === undefined)
  );
}

/** False for empty texts and for addresses, which visitors do not read. */
function saysSomething(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && !/^(?:[/#.]|[a-z]+:)\S*$/.test(value);
}
