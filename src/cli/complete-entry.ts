import type { Readable, Writable } from "node:stream";
import type { z } from "zod";
import { labelOf, nameField, pathName } from "../define/name-field.ts";
import type { JsonSchema } from "../define/schema/describe-schema.ts";
import { type Field, schemaAt } from "../define/schema/list-fields.ts";
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
  readonly schema: JsonSchema;
  /** The schema of the collection: it has rules that JSON Schema cannot express. */
  readonly check: z.ZodType;
  readonly missing: readonly Field[];
  readonly placeholder: string | undefined;
  /** True to write the placeholder for missing texts instead of asking. */
  readonly fill: boolean;
  readonly speech: Speech;
  readonly idsOf: (collection: string) => readonly string[];
  /** Undefined when there is no terminal to ask in. */
  readonly ask?: Ask | undefined;
};

/**
 * Adds the values that an entry still needs, by asking in the terminal or from the placeholder. Returns undefined when
 * the user stops the questions. Throws a `UsageError` that names every value that stays missing.
 */
export async function completeEntry(data: unknown, needed: Missing): Promise<unknown> {
  const { missing, placeholder, fill, idsOf, ask = findTerminal(needed.speech) } = needed;
  if (fill && placeholder === undefined) throw new UsageError(say("usage.no-placeholder"));
  const choicesOf = ({ takes }: Field) =>
    takes.kind === "choice" ? takes.choices : takes.kind === "entry" ? idsOf(takes.collection) : undefined;
  let filled = data;
  const unanswered: Field[] = [];
  for (const field of missing) {
    if (fill && placeholder !== undefined && field.takes.kind === "words")
      filled = setValue(filled, field.path, standIn(schemaAt(needed.schema, field.path) ?? {}, placeholder));
    else if (ask === undefined || fill) unanswered.push(field);
    else {
      const before = filled;
      const put = (written: string) =>
        setValue(before, field.path, readAnswer(written, field, needed.schema));
      const answer = await ask({
        field,
        name: needed.speech.tell(nameField(field.path, needed.check)),
        choices: choicesOf(field),
        placeholder: field.takes.kind === "words" ? placeholder : undefined,
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

export type Question = {
  readonly field: Field;
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
export type Ask = (question: Question) => Promise<string | undefined>;

/** Asks in a terminal, with a list of choices or a line to type. */
export function askInTerminal(input: Readable, terminal: Writable, speech: Speech): Ask {
  const askOne = askOneInTerminal(input, terminal, speech);
  const output = speakPrompts(terminal, speech.language);
  return async ({ field, name, choices, placeholder, refuse }) => {
    const message =
      field.note === undefined
        ? name
        : questionWords.question[speech.language]({ field: name, note: field.note });
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
function findTerminal(speech: Speech): Ask | undefined {
  return process.stdin.isTTY && process.stderr.isTTY
    ? askInTerminal(process.stdin, process.stderr, speech)
    : undefined;
}

function readAnswer(written: string, { path }: Field, schema: JsonSchema): unknown {
  return readValue(written, schemaAt(schema, path) ?? {});
}

/** What the schema reports for this value; other values may still be missing. */
function findFault(data: unknown, { path }: Field, check: z.ZodType): Text | undefined {
  const issues = check.safeParse(data).error?.issues ?? [];
  const issue = issues.find((candidate) => pathName(candidate.path) === pathName(path));
  return issue && explainIssue(issue, data, check, say("noun.file"))[0]?.message;
}

function explainMissing(
  fields: readonly Field[],
  check: z.ZodType,
  choicesOf: (field: Field) => readonly string[] | undefined,
  placeholder: string | undefined,
): Message {
  const message = say("usage.values-missing", {
    fields: fields.map((field) => explainField(field, check, choicesOf(field))),
  });
  const hasWords = fields.some(({ takes }) => takes.kind === "words");
  return placeholder !== undefined && hasWords
    ? say("usage.values-missing.fill", { message, placeholder })
    : message;
}

function explainField(
  { path, takes, note }: Field,
  check: z.ZodType,
  choices: readonly string[] = [],
): Message {
  const label = labelOf(path, check);
  return say("usage.value-missing", {
    field: pathName(path),
    label,
    takes: describeValue(takes, choices),
    note,
  });
}

function describeValue({ kind }: Field["takes"], choices: readonly string[]): Message {
  switch (kind) {
    case "choice":
    case "entry":
      return say("takes.choice", { choices });
    case "words":
      return say("takes.words");
    case "day":
      return say("takes.day");
    case "address":
      return say("takes.address");
    case "number":
      return say("takes.number");
    case "switch":
      return say("takes.switch");
    case "yaml":
      return say("takes.yaml");
  }
}
