import type { z } from "zod";
import type { TextIssue } from "../../define/check-scope.ts";
import { explainFact } from "../../define/explain-fact.ts";
import {
  fieldsOf,
  isFormed,
  isKind,
  kindAt,
  nameField,
  pathName,
  titleOf,
  withTitle,
} from "../../define/fields-of.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { locateRange, type TextRange } from "../../model/locate-range.ts";
import type { ParsedSource } from "../../model/model.ts";
import { valueAt } from "../../model/value-at.ts";
import { boundProblems } from "../../words/findings.ts";
import { type Message, say, type Text } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { createSuggester, listKnown, suggestionHint } from "../../words/suggest.ts";

/** The source of a checked value, and the environment variable that set the value at a path, if one did. */
type CheckedSource = Pick<ParsedSource, "file" | "locate" | "hintAt"> & {
  readonly variableAt?: (path: readonly PropertyKey[]) => string | undefined;
};

export type Checked<Value> = { readonly fits: true; readonly value: Value } | { readonly fits: false };

/** Checks the value at `path` of a source. Every issue of the schema becomes a problem with its position. */
export function validateValue<Value>(
  data: unknown,
  schema: z.ZodType<Value>,
  source: CheckedSource,
  path: readonly PropertyKey[],
  report: Report,
): Checked<Value> {
  const result = parseWith(schema, data);
  if (result.success) return { fits: true, value: result.data };
  const whole = path.length === 0 ? say("noun.file") : say("noun.entry", { id: path.map(String).join(".") });
  const explained = explainIssues(result.error.issues, data, schema, whole);
  // Limited before positions are looked up: a file may have tens of thousands of issues.
  for (const { at, target, part, meant: _, ...problem } of boundProblems(explained)) {
    const fullPath = [...path, ...at];
    const variable = source.variableAt?.(fullPath);
    if (variable !== undefined) {
      report({ severity: "error", file: source.file, ...problem, ...blame(variable, problem.message) });
      continue;
    }
    const place =
      (part && locateRange(source.locate, fullPath, part)) ??
      source.locate(fullPath, target) ??
      nearest(source, fullPath);
    const hint = source.hintAt?.(fullPath) ?? problem.hint;
    report({
      severity: "error",
      file: source.file,
      ...(place && { at: place }),
      ...problem,
      ...(hint && { hint }),
    });
  }
  return { fits: false };
}

/** Thrown when a schema is invalid or throws. Its `cause` is the mistake in the templates. */
export class SchemaFailure extends Error {}

function parseWith<Value>(schema: z.ZodType<Value>, data: unknown) {
  try {
    return schema.safeParse(data);
  } catch (cause) {
    throw new SchemaFailure("A schema failed.", { cause });
  }
}

/** The checked value is not the one in the file, so no line is shown. */
function blame(variable: string, message: Text): Pick<Problem, "message" | "hint"> {
  return {
    message: say("from-variable", { message, variable }),
    hint: say("from-variable.hint", { variable, file: settingsFile }),
  };
}

/** A missing field has no position: its nearest parent’s key is used, else the first line of the file. */
function nearest(source: CheckedSource, path: readonly PropertyKey[]) {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const place = source.locate(path.slice(0, length), "key");
    if (place !== undefined) return place;
  }
  return { line: 1, column: 1 };
}

type Issue = z.core.$ZodIssue;
export type Explained = Pick<Problem, "code" | "message" | "hint"> & {
  readonly at: readonly PropertyKey[];
  readonly target: "key" | "value";
  /** The field that a misspelt one probably means: its absence is the same mistake. */
  readonly meant?: readonly PropertyKey[];
  /** The part of the text that the problem concerns. Undefined for the whole text. */
  readonly part?: TextRange | undefined;
};

/**
 * Explains all issues of a checked value in an author’s words. `data` is the value, `whole` its name. A misspelt field is
 * not reported as a missing field as well.
 */
function explainIssues(
  issues: readonly Issue[],
  data: unknown,
  schema: z.ZodType,
  whole: Text,
): readonly Explained[] {
  const explained = issues.flatMap((issue) => explainIssue(issue, data, schema, whole));
  const meant = new Set(explained.flatMap((one) => (one.meant ? [keyOf(one.meant)] : [])));
  return explained.filter(({ code, at }) => code !== "entry/missing-field" || !meant.has(keyOf(at)));
}

function keyOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path);
}

/**
 * Explains a schema’s issue in an author’s words. `data` is the checked value, `whole` its name. One issue may give
 * several problems.
 */
export function explainIssue(
  issue: Issue,
  data: unknown,
  schema: z.ZodType,
  whole: Text,
): readonly Explained[] {
  const at = issue.path;
  const field = at.length === 0 ? whole : nameField(at, schema);
  const written = valueAt(data, at);
  const value = describeValue(written);
  const invalid = (message: Text, hint?: Text, target: "key" | "value" = "value"): readonly Explained[] => [
    { code: "entry/invalid-field", message, at, target, ...(hint && { hint }) },
  ];
  const missing = (expected: Message): readonly Explained[] => [explainMissing(at, field, expected)];
  const notOneOf = (values: readonly string[]): readonly Explained[] =>
    written === undefined
      ? missing(say("expected.one-of", { values }))
      : invalid(
          say("entry/invalid-field.choice", { field, value }),
          suggestionHint(String(written), values, say("noun.values")),
        );

  switch (issue.code) {
    case "unrecognized_keys":
      return explainUnknown(issue.keys, at, schema);
    case "invalid_type": {
      const kind = issue.expected === "string" ? kindAt(schema, at) : undefined;
      if (written === undefined)
        return missing(kind === undefined ? nameType(issue.expected) : say("expected.kind", { kind }));
      if (issue.expected === "never")
        return invalid(
          say("entry/invalid-field.never", { field }),
          say("entry/invalid-field.never.hint"),
          "key",
        );
      // Quotes would make it a text, but still not a date or an address.
      if (kind !== undefined && isFormed(kind)) {
        const expected = say("expected.kind", { kind });
        const advice = written === null ? say("entry/invalid-field.blank") : undefined;
        return invalid(say("entry/invalid-field.type", { field, expected, value }), advice);
      }
      // The only numbers that zod refuses as numbers are .inf and .nan.
      const isNumber = issue.expected === "number" && typeof written === "number";
      const expected = isNumber ? say("expected.finite-number") : nameType(issue.expected);
      return invalid(
        say("entry/invalid-field.type", { field, expected, value }),
        adviseOnType(issue, at.at(-1), written, fieldsOf(schema, at)),
      );
    }
    case "invalid_value":
      return notOneOf(issue.values.map(String));
    case "invalid_format": {
      const { message, hint } = explainForm(issue, field, written);
      return invalid(message, hint);
    }
    case "too_small":
    case "too_big":
      return invalid(explainBound(issue, field, written));
    case "not_multiple_of":
      return invalid(say("entry/invalid-field.multiple", { field, step: String(issue.divisor), value }));
    case "invalid_union": {
      if ("options" in issue && Array.isArray(issue.options)) return notOneOf(issue.options.map(String));
      if (written === undefined) return missing(say("expected.value"));
      // When the value has the type of exactly one alternative, the issues of that alternative explain the mistake.
      const [form, ...others] = issue.errors.filter((issues) => !issues.some(isWrongKind));
      if (form !== undefined && others.length === 0) {
        return form.flatMap((inner) =>
          explainIssue({ ...inner, path: [...at, ...inner.path] }, data, schema, whole),
        );
      }
      return invalid(say("entry/invalid-field.union", { field, value }));
    }
    case "invalid_key": {
      const [inner] = issue.issues;
      return invalid(say("entry/invalid-field.name", { field }), inner && adviseOnForm(inner), "key");
    }
    case "custom": {
      const own = issue.params?.charpente as TextIssue | undefined;
      if (own === undefined) return invalid(explainRule(issue.message, field, value));
      return "rule" in own
        ? invalid(say("entry/invalid-field.rule", { field, rule: own.rule }), own.hint)
        : [{ ...explainText(own, written), at, target: "value" }];
    }
    case "invalid_element":
      return invalid(explainRule(issue.message, field, value));
  }
}

function explainUnknown(
  keys: readonly string[],
  at: readonly PropertyKey[],
  schema: z.ZodType,
): readonly Explained[] {
  const known = fieldsOf(schema, at);
  const suggest = createSuggester(known);
  const addTitle = (name: string) => withTitle(name, [...at, name], schema);
  const adviseOn = (meant: string) => {
    const label = titleOf(schema, [...at, meant]);
    return label === undefined
      ? say("near-word", { word: meant })
      : say("near-field", { field: say("noun.field", { path: meant, label }) });
  };
  return keys.map((key) => {
    const meant = suggest(key);
    return {
      code: "entry/unknown-field",
      message: say("entry/unknown-field", { name: pathName([...at, key]) }),
      hint: meant === undefined ? listKnown(known, say("noun.fields"), addTitle) : adviseOn(meant),
      at: [...at, key],
      target: "key",
      ...(meant !== undefined && { meant: [...at, meant] }),
    };
  });
}

/** A message of the site’s own rule follows the name of the field. */
function explainRule(rule: string, field: Text, value: Message): Message {
  return rule === "Invalid input"
    ? say("entry/invalid-field.refused", { field, value })
    : say("entry/invalid-field.rule", { field, rule });
}

function explainText(
  issue: Exclude<TextIssue, { readonly rule: Message; readonly hint?: Message }>,
  text: unknown,
): Omit<Explained, "at" | "target"> {
  if ("found" in issue) {
    const { message, hint, ...part } = issue.found;
    return { code: "content/typed-fact", message, hint, part };
  }
  if ("openFact" in issue) return explainFact(issue.openFact, { [issue.openFact]: undefined });
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

/** `expected` follows the colon of the message. */
function explainMissing(at: readonly PropertyKey[], field: Text, expected: Message): Explained {
  return {
    code: "entry/missing-field",
    message: say("entry/missing-field", { field }),
    hint: adviseOnMissing(at, expected),
    at,
    target: "key",
  };
}

function adviseOnMissing(at: readonly PropertyKey[], expected: Message): Message {
  const key = String(at.at(-1));
  const item = at.at(-2);
  if (typeof item === "number")
    return say("entry/missing-field.in-item", {
      key,
      list: pathName(at.slice(0, -2)),
      item: item + 1,
      expected,
    });
  return item === undefined
    ? say("entry/missing-field.hint", { key, expected })
    : say("entry/missing-field.under", { key, parent: pathName(at.slice(0, -1)), expected });
}

/** Explains which limit a value exceeds, what it has, and in which unit. */
function explainBound(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  field: Text,
  value: unknown,
): Message {
  const { origin, inclusive = true, exact = false } = issue;
  const isSmall = issue.code === "too_small";
  const limit = isSmall ? issue.minimum : issue.maximum;
  const length = lengthOf(value, isSmall ? undefined : limit);
  if (length === undefined) {
    const side = isSmall ? (inclusive ? "at-least" : "more-than") : inclusive ? "at-most" : "less-than";
    const written = typeof value === "number" ? String(value) : describeValue(value);
    return say(valueKeys[side], { field, limit: String(limit), value: written });
  }
  if (length === 0 && Number(limit) === 1) return say("entry/invalid-field.empty", { field });
  const unit = origin === "string" ? "characters" : "items";
  const side = exact ? "exactly" : isSmall ? "at-least" : "at-most";
  return say(lengthKeys[unit][side], { field, limit: Number(limit), length });
}

/** Schemas may trim a text before they measure it, so spaces at the ends may not count. */
function lengthOf(value: unknown, maximum: number | bigint | undefined): number | undefined {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== "string") return undefined;
  const trimmed = value.trim().length;
  return maximum !== undefined && trimmed <= maximum ? value.length : trimmed;
}

/** The type that a schema requires, as a message names it. `expected` is zod’s name for it. */
function nameType(expected: string): Message {
  switch (expected) {
    case "string":
      return say("expected.text");
    case "number":
      return say("expected.number");
    case "int":
      return say("expected.whole-number");
    case "boolean":
      return say("expected.truth");
    case "array":
    case "tuple":
      return say("expected.list");
    case "object":
    case "record":
      return say("expected.group");
    case "date":
      return say("expected.date");
    case "null":
      return say("expected.empty");
    case "nonoptional":
      return say("expected.value");
    default:
      return say("value.text", { text: expected });
  }
}

/** Says what to write instead of a value of the wrong type. */
function adviseOnType(
  { expected }: z.core.$ZodIssueInvalidType,
  step: PropertyKey | undefined,
  value: unknown,
  /** The fields that a group may have. */
  fields: readonly string[] = [],
): Message | undefined {
  const lineOf = (text: string) =>
    step === undefined ? text : typeof step === "number" ? `- ${text}` : `${String(step)}: ${text}`;
  switch (expected) {
    case "string": {
      if (typeof value === "number" || typeof value === "boolean")
        return say("entry/invalid-field.quote", { line: lineOf(`"${value}"`) });
      if (value === null) return say("entry/invalid-field.blank");
      const meant = findSplitText(value);
      return meant === undefined
        ? undefined
        : say("entry/invalid-field.quote-colon", { line: lineOf(JSON.stringify(meant)) });
    }
    case "number":
      return typeof value === "string"
        ? say("entry/invalid-field.bare-number", { line: lineOf("8") })
        : undefined;
    case "boolean":
      return say("entry/invalid-field.truth");
    case "array":
      return say("entry/invalid-field.list");
    case "object":
    case "record":
      if (step === undefined) return say("entry/invalid-field.fields");
      return fields.length === 0
        ? say("entry/invalid-field.group")
        : say("entry/invalid-field.group-of", { fields });
    default:
      return undefined;
  }
}

/** YAML reads a text with a colon and a space as a field, as in `- Un : deux`. */
function findSplitText(value: unknown): string | undefined {
  const [only, ...others] = Object.entries(value ?? {});
  const isSplit = only !== undefined && others.length === 0 && typeof only[1] === "string";
  return isSplit && !Array.isArray(value) && typeof value === "object" ? only.join(": ") : undefined;
}

const valueKeys = {
  "at-least": "entry/invalid-field.at-least",
  "more-than": "entry/invalid-field.more-than",
  "at-most": "entry/invalid-field.at-most",
  "less-than": "entry/invalid-field.less-than",
} as const;

const lengthKeys = {
  characters: {
    exactly: "entry/invalid-field.characters-exactly",
    "at-least": "entry/invalid-field.characters-at-least",
    "at-most": "entry/invalid-field.characters-at-most",
  },
  items: {
    exactly: "entry/invalid-field.items-exactly",
    "at-least": "entry/invalid-field.items-at-least",
    "at-most": "entry/invalid-field.items-at-most",
  },
} as const;

/** Explains which form a text must have: that of its kind, or one that the site has given it. */
function explainForm(
  issue: z.core.$ZodIssueInvalidStringFormat,
  field: Text,
  written: unknown,
): Pick<Problem, "message"> & { readonly hint: Text } {
  const value = describeValue(written);
  const { format: kind } = issue;
  if (kind === "date" && /^\d{4}-\d{2}-\d{2}$/.test(String(written)))
    return {
      message: say("entry/invalid-field.no-day", { field, value }),
      hint: say("entry/invalid-field.no-day.hint"),
    };
  if (isKind(kind) && isFormed(kind))
    return {
      message: say("entry/invalid-field.kind", { field, kind, value }),
      hint: say("entry/invalid-field.kind.hint", { kind }),
    };
  return { message: say("entry/invalid-field.form", { field, value }), hint: adviseOnForm(issue) };
}

/** Says what an issue asks for. A site’s own messages stay as they are. */
function adviseOnForm(issue: z.core.$ZodIssue): Text {
  if (!/^Invalid /.test(issue.message)) return issue.message;
  if (issue.code !== "invalid_format") return say("entry/invalid-field.said", { said: issue.message });
  const { prefix, suffix, includes, pattern } = issue as Partial<
    Record<"prefix" | "suffix" | "includes" | "pattern", string>
  >;
  if (prefix !== undefined) return say("entry/invalid-field.starts-with", { start: prefix });
  if (suffix !== undefined) return say("entry/invalid-field.ends-with", { end: suffix });
  if (includes !== undefined) return say("entry/invalid-field.includes", { part: includes });
  if (issue.format === "regex" && pattern !== undefined)
    return say("entry/invalid-field.pattern", { pattern });
  return say("entry/invalid-field.said", { said: issue.message });
}

/** The value of a file that is no mapping, though its collection is one. */
export const noMapping = {
  code: "entry/invalid-field",
  message: say("entry/invalid-field.no-mapping"),
  hint: say("entry/invalid-field.no-mapping.hint"),
} as const satisfies Partial<Problem>;

/** A value as a message names it: `“été”`, `the number 42`, `a list`. Long texts are cut. */
export function describeValue(value: unknown): Message {
  if (value === null) return say("value.empty");
  if (Array.isArray(value)) return say("value.list");
  switch (typeof value) {
    case "string":
      return say("value.text", { text: value.length > 60 ? `${value.slice(0, 57)}…` : value });
    case "number":
      return say("value.number", { value: String(value) });
    case "boolean":
      return say("value.truth", { value: String(value) });
    default:
      return say("value.group");
  }
}
