import type { z } from "zod";
import type { Text } from "../../catalogue/message.ts";
import { explainFact } from "../../define/explain-fact.ts";
import type { TextIssue } from "../../define/fact-scope.ts";
import type { Problem } from "../../problems/problem.ts";
import { createHinter, suggestionHint } from "../../problems/suggest.ts";
import type { Part } from "../steps/locate-part.ts";
import { describeValue } from "./describe-value.ts";
import { explainBound } from "./explain-bound.ts";
import { fieldsOf, formatOf } from "./fields-of.ts";

type Issue = z.core.$ZodIssue;
type Explained = Pick<Problem, "code" | "message" | "hint"> & {
  readonly at: readonly PropertyKey[];
  readonly target: "key" | "value";
  /** Of the text, where not all of it is meant. */
  readonly part?: Part | undefined;
};

/**
 * Says in an author’s words what a schema’s issue means. `data` is what was checked, `whole` what to call it. One
 * issue may be several problems.
 */
export function explainIssue(
  issue: Issue,
  data: unknown,
  schema: z.ZodType,
  whole: string,
): readonly Explained[] {
  const at = issue.path;
  const name = fieldName(at) || whole;
  const value = valueAt(data, at);
  const invalid = (message: Text, hint?: Text, target: "key" | "value" = "value"): readonly Explained[] => [
    { code: "entry/invalid-field", message: `${name} ${message}`, at, target, ...(hint && { hint }) },
  ];
  const notOneOf = (values: readonly unknown[]): readonly Explained[] =>
    value === undefined
      ? [missing(at, `one of ${values.map(String).join(", ")}`)]
      : invalid(
          `is ${describeValue(value)}, which is not one of its values`,
          suggestionHint(String(value), values.map(String), "values"),
        );

  switch (issue.code) {
    case "unrecognized_keys": {
      const hint = createHinter(fieldsOf(schema, at), "fields");
      return issue.keys.map((key) => ({
        code: "entry/unknown-field",
        message: `there is no field “${fieldName([...at, key])}”`,
        hint: hint(key),
        at: [...at, key],
        target: "key",
      }));
    }
    case "invalid_type": {
      const shown = example(formatOf(schema, at));
      if (value === undefined) return [missing(at, shown ?? article(issue.expected))];
      // The only numbers that are no number are .inf and .nan.
      const isNumber = issue.expected === "number" && typeof value === "number";
      if (issue.expected === "never") return invalid("must be left out", "remove the line", "key");
      // Between quotes it would be a text, and no date or address for all that.
      if (shown !== undefined && issue.expected === "string")
        return invalid(`must be ${shown}, but it is ${describeValue(value)}`);
      return invalid(
        `must be ${isNumber ? "a finite number" : article(issue.expected)}, but it is ${describeValue(value)}`,
        typeHint(issue, at, value),
      );
    }
    case "invalid_value":
      return notOneOf(issue.values);
    case "invalid_format":
      return invalid(...explainFormat(issue, value));
    case "too_small":
    case "too_big":
      return invalid(explainBound(issue, value));
    case "not_multiple_of":
      return invalid(`must be a multiple of ${issue.divisor}, but it is ${describeValue(value)}`);
    case "invalid_union": {
      if ("options" in issue && Array.isArray(issue.options)) return notOneOf(issue.options);
      if (value === undefined) return [missing(at, "its value")];
      // Where the value is of the kind that one form alone wants, that form’s issues say what is wrong.
      const [form, ...others] = issue.errors.filter((issues) => !issues.some(isWrongKind));
      if (form !== undefined && others.length === 0) {
        return form.flatMap((inner) =>
          explainIssue({ ...inner, path: [...at, ...inner.path] }, data, schema, whole),
        );
      }
      return invalid(`is ${describeValue(value)}, which has none of the forms that are allowed here`);
    }
    case "invalid_key":
      return invalid("is not a name that is allowed here", issue.issues[0]?.message, "key");
    case "custom":
      if (issue.params?.charpente !== undefined)
        return [{ ...explainText(issue.params.charpente as TextIssue, value), at, target: "value" }];
      return invalid(
        issue.message === "Invalid input"
          ? `is ${describeValue(value)}, which is not allowed here`
          : issue.message,
      );
    case "invalid_element":
      return invalid(
        issue.message === "Invalid input"
          ? `is ${describeValue(value)}, which is not allowed here`
          : issue.message,
      );
  }
}

function explainText(issue: TextIssue, text: unknown): Omit<Explained, "at" | "target"> {
  if ("found" in issue) {
    const { message, hint, ...part } = issue.found;
    return { code: "content/typed-fact", message, hint, part };
  }
  const written = `{${issue.unknownFact}}`;
  const index = typeof text === "string" ? text.indexOf(written) : -1;
  return {
    ...explainFact(issue.unknownFact, issue.facts, issue.later),
    part: index === -1 ? undefined : { index, length: written.length },
  };
}

function isWrongKind(issue: Issue): boolean {
  return issue.path.length === 0 && (issue.code === "invalid_type" || issue.code === "invalid_value");
}

/** `expected` says what follows the colon. */
function missing(at: readonly PropertyKey[], expected: string): Explained {
  const key = String(at.at(-1));
  const parent = fieldName(at.slice(0, -1));
  const where = at.length > 1 ? `under ${parent}: ` : "";
  return {
    code: "entry/missing-field",
    message: `${fieldName(at)} is missing`,
    hint: `add ${where}a line ${key}: followed by ${expected}`,
    at,
    target: "key",
  };
}

/** What a text of some form looks like. */
function example(format: string | undefined): string | undefined {
  switch (format) {
    case "date":
      return "a day, as in 2025-09-01";
    case "url":
      return "a web address, as in https://www.example.org";
    case "email":
      return "an e-mail address, as in name@example.org";
    default:
      return undefined;
  }
}

function typeHint(issue: Issue & { code: "invalid_type" }, at: readonly PropertyKey[], value: unknown) {
  const step = at.at(-1);
  const written = (text: string) =>
    step === undefined ? text : typeof step === "number" ? `- ${text}` : `${String(step)}: ${text}`;
  if (issue.expected === "string" && ["number", "boolean"].includes(typeof value)) {
    return `put it between quotes, as in ${written(`"${value}"`)}`;
  }
  if (issue.expected === "number" && typeof value === "string")
    return `write the number alone, as in ${written("8")}`;
  if (issue.expected === "boolean") return `write true or false, without quotes`;
  if (issue.expected === "array") return "write one item a line, each after a hyphen and a space";
  if (issue.expected === "object" || issue.expected === "record") {
    return step === undefined
      ? "write its fields one a line, as in name: value"
      : "write its fields below, indented by two spaces";
  }
  return undefined;
}

function explainFormat(issue: Issue & { code: "invalid_format" }, value: unknown): [string, string?] {
  const written = describeValue(value);
  switch (issue.format) {
    case "date":
      return /^\d{4}-\d{2}-\d{2}$/.test(String(value))
        ? [`is ${written}, a day that no calendar has`, "check the month and the day"]
        : [`must be a date, but it is ${written}`, "write the year, the month and the day, as in 2025-09-01"];
    case "url":
      return [`must be a web address, but it is ${written}`, "write it whole, as in https://www.example.org"];
    case "email":
      return [`must be an e-mail address, but it is ${written}`, "write it as in name@example.org"];
    default:
      return [`is ${written}, which has not the right form`, issue.message];
  }
}

/** `["faq", 0, "question"]` is written faq[0].question; what was checked as a whole has no name. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}[${step}]`;
    return name === "" ? String(step) : `${name}.${String(step)}`;
  }, "");
}

/** Only what the author wrote: every object inherits a `constructor`. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step)
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    data,
  );
}

function article(expected: string): string {
  const words: Record<string, string> = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    tuple: "a list",
    object: "a group of fields",
    record: "a group of fields",
    date: "a date",
    null: "empty",
    nonoptional: "its value",
  };
  return words[expected] ?? expected;
}
