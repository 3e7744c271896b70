import type { Readable, Writable } from "node:stream";
import type { z } from "zod";
import { labelOf, nameField, pathName } from "../define/fields-of.ts";
import { kindOf, type SchemaField } from "../define/schema/describe-schema.ts";
import { standIn } from "../editor/model/form/describe-form.ts";
import { readValue } from "../editor/model/new-entry/read-given.ts";
import { setValue } from "../editor/model/new-entry/set-value.ts";
import { explainIssue } from "../pipeline/validate/validate-value.ts";
import { message } from "../words/in-each-language.ts";
import { type Message, say, type Text } from "../words/message.ts";
import type { Speech } from "../words/speech.ts";
import { askOneInTerminal, speakPrompts } from "./asking.ts";
import { UsageError } from "./print.ts";

export const questionWords = {
  question: message({
    en: ({ field, note }: { field: string; note: string }) => `${field}: ${note}`,
    fr: ({ field, note }) => `${field} : ${note}`,
  }),
};

type Missing = {
  /** The schema of the collection: it has rules that JSON Schema cannot express. */
  readonly check: z.ZodType;
  readonly missing: readonly SchemaField[];
  readonly placeholder: string | undefined;
  /** True to write the placeholder for missing texts instead of asking. */
  readonly fill: boolean;
  readonly speech: Speech;
  readonly idsOf: (collection: string) => readonly string[];
  /** Undefined when there is no terminal to ask in. */
  readonly ask?: AskAuthor | undefined;
};

/**
 * Adds the values that an entry still needs, by asking in the terminal or from the placeholder. Returns undefined when
 * the user stops the questions. Throws a `UsageError` that names every value that stays missing.
 */
export async function completeEntry(data: unknown, needed: Missing): Promise<unknown> {
  const { missing, placeholder, fill, idsOf, ask = findTerminal(needed.speech) } = needed;
  if (fill && placeholder === undefined) throw new UsageError(say("usage.no-placeholder"));
  const choicesOf = ({ schema }: SchemaField) =>
    kindOf(schema) === "entry" ? idsOf(schema["x-collection"] ?? "") : schema.enum?.map(String);
  let filled = data;
  const unanswered: SchemaField[] = [];
  for (const field of missing) {
    if (fill && placeholder !== undefined && isWords(field))
      filled = setValue(filled, field.path, standIn(field.schema, placeholder));
    else if (ask === undefined || fill) unanswered.push(field);
    else {
      const before = filled;
      const put = (written: string) => setValue(before, field.path, readValue(written, field.schema));
      const answer = await ask({
        field,
        name: needed.speech.tell(nameField(field.path, needed.check)),
        choices: choicesOf(field),
        placeholder: isWords(field) ? placeholder : undefined,
        refuse: (written) => {
          const fault = findFault(put(written), field, needed.check);
          return fault && needed.speech.tell(fault);
        },
      });
      if (answer === undefined) return undefined;
      filled = put(answer);
    }
  }
  if (unanswered.length > 0)
    throw new UsageError(explainMissing(unanswered, needed.check, choicesOf, fill ? undefined : placeholder));
  return filled;
}

export type FieldQuestion = {
  readonly field: SchemaField;
  /** The name of the field in the user’s language. */
  readonly name: string;
  /** The choices. Undefined when any value may be given. */
  readonly choices: readonly string[] | undefined;
  /** The value that an empty answer stands for. Undefined when an answer is required. */
  readonly placeholder: string | undefined;
  /** Returns what is wrong with an answer, or undefined. */
  readonly refuse: (written: string) => string | undefined;
};

/** Asks for one value. Returns undefined when the user stops the questions. */
export type AskAuthor = (question: FieldQuestion) => Promise<string | undefined>;

/** Asks in a terminal, with a list of choices or a line to type. */
export function askInTerminal(input: Readable, terminal: Writable, speech: Speech): AskAuthor {
  const askOne = askOneInTerminal(input, terminal, speech);
  const output = speakPrompts(terminal, speech.language);
  return async ({ field, name, choices, placeholder, refuse }) => {
    const note = noteOf(field);
    const message =
      note === undefined ? name : questionWords.question[speech.language]({ field: name, note });
    if (choices !== undefined && choices.length > 0)
      return askOne(
        message,
        choices.map((value) => ({ value, label: value })),
      );
    const { isCancel, text } = await import("@clack/prompts");
    const answer = await text({
      message,
      input,
      output,
      ...(placeholder !== undefined && { placeholder, defaultValue: placeholder }),
      validate: (written = "") => (written === "" && placeholder !== undefined ? undefined : refuse(written)),
    });
    return isCancel(answer) ? undefined : answer;
  };
}

/** Questions go to stderr, so stdout holds only the path and the address. */
function findTerminal(speech: Speech): AskAuthor | undefined {
  return process.stdin.isTTY && process.stderr.isTTY
    ? askInTerminal(process.stdin, process.stderr, speech)
    : undefined;
}

/** What the schema reports for this value; other values may still be missing. */
function findFault(data: unknown, { path }: SchemaField, check: z.ZodType): Text | undefined {
  const issues = check.safeParse(data).error?.issues ?? [];
  const issue = issues.find((candidate) => pathName(candidate.path) === pathName(path));
  return issue && explainIssue(issue, data, check, say("noun.file"))[0]?.message;
}

function explainMissing(
  fields: readonly SchemaField[],
  check: z.ZodType,
  choicesOf: (field: SchemaField) => readonly string[] | undefined,
  placeholder: string | undefined,
): Message {
  const message = say("usage.values-missing", {
    fields: fields.map((field) => explainField(field, check, choicesOf(field))),
  });
  return placeholder !== undefined && fields.some(isWords)
    ? say("usage.values-missing.fill", { message, placeholder })
    : message;
}

function explainField(field: SchemaField, check: z.ZodType, choices: readonly string[] | undefined): Message {
  return say("usage.value-missing", {
    field: pathName(field.path),
    label: labelOf(field.path, check),
    takes: choices === undefined ? describeValue(field) : say("takes.choice", { choices }),
    note: noteOf(field),
  });
}

/** The site’s note on a field. The choices of a reference say more than it. */
function noteOf({ schema }: SchemaField): string | undefined {
  return kindOf(schema) === "entry" ? undefined : schema.description;
}

function isWords({ schema }: SchemaField): boolean {
  const kind = kindOf(schema);
  return kind === "words" || kind === "markdown";
}

function describeValue({ schema }: SchemaField): Message {
  const kind = kindOf(schema);
  switch (kind) {
    case "words":
    case "markdown":
      return say("takes.words");
    case "number":
      return say("expected.number");
    case "switch":
      return say("expected.truth");
    case "choice":
    case "group":
    case "list":
    case "yaml":
      return say("takes.yaml");
    default:
      return say("expected.kind", { kind });
  }
}
