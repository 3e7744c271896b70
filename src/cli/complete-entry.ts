import type { z } from "zod";
import type { Text } from "../catalogue/message.ts";
import type { Tell } from "../catalogue/tell.ts";
import { readValue } from "../entry/read-given.ts";
import { setValue } from "../entry/set-value.ts";
import { explainIssue } from "../pipeline/validate/explain-issue.ts";
import type { JsonSchema } from "../schema/describe-schema.ts";
import { type Field, nameOfPath, schemaAt } from "../schema/list-fields.ts";
import { type Ask, askInTerminal } from "./ask-field.ts";
import { UsageError } from "./usage-error.ts";

type Missing = {
  readonly schema: JsonSchema;
  /** The schema itself, which knows rules that JSON Schema has no word for. */
  readonly check: z.ZodType;
  readonly missing: readonly Field[];
  readonly placeholder: string | undefined;
  /** Put the placeholder where words are missing, and ask nobody. */
  readonly fill: boolean;
  readonly tell: Tell;
  readonly idsOf: (collection: string) => readonly string[];
  /** Undefined where nobody can be asked. */
  readonly ask?: Ask | undefined;
};

/**
 * Gets the values that an entry still needs: from whoever sits before the terminal, or from the placeholder. Undefined
 * where the asking was broken off. Throws `UsageError`, naming each, where values stay missing.
 */
export async function completeEntry(data: unknown, needed: Missing): Promise<unknown> {
  const { missing, placeholder, fill, idsOf, ask = findTerminal() } = needed;
  if (fill && placeholder === undefined)
    throw new UsageError("--fill needs a placeholder: templates/site.ts declares none");
  const choicesOf = ({ takes }: Field) =>
    takes.kind === "choice" ? takes.choices : takes.kind === "entry" ? idsOf(takes.collection) : undefined;
  let filled = data;
  const unanswered: Field[] = [];
  for (const field of missing) {
    if (fill && field.takes.kind === "words") filled = setValue(filled, field.path, placeholder);
    else if (ask === undefined || fill) unanswered.push(field);
    else {
      const before = filled;
      const put = (written: string) =>
        setValue(before, field.path, readAnswer(written, field, needed.schema));
      const answer = await ask({
        field,
        choices: choicesOf(field),
        placeholder: field.takes.kind === "words" ? placeholder : undefined,
        refuse: (written) => {
          const fault = findFault(put(written), field, needed.check);
          return fault && needed.tell(fault);
        },
      });
      if (answer === undefined) return undefined;
      filled = put(answer);
    }
  }
  if (unanswered.length > 0)
    throw new UsageError(explainMissing(unanswered, choicesOf, fill ? undefined : placeholder));
  return filled;
}

/** Asks on stderr, so that stdout holds nothing but the path and the address. */
function findTerminal(): Ask | undefined {
  return process.stdin.isTTY && process.stderr.isTTY
    ? askInTerminal(process.stdin, process.stderr)
    : undefined;
}

function readAnswer(written: string, { path }: Field, schema: JsonSchema): unknown {
  return readValue(written, schemaAt(schema, path) ?? {});
}

/** What the schema says of one value, while others are still missing. */
function findFault(data: unknown, { path }: Field, check: z.ZodType): Text | undefined {
  const issues = check.safeParse(data).error?.issues ?? [];
  const issue = issues.find((candidate) => nameOfPath(candidate.path as Field["path"]) === nameOfPath(path));
  return issue && explainIssue(issue, data, check, "the entry")[0]?.message;
}

function explainMissing(
  fields: readonly Field[],
  choicesOf: (field: Field) => readonly string[] | undefined,
  placeholder: string | undefined,
): string {
  const options = fields.map((field) => {
    const note = field.note === undefined ? "" : `. ${field.note}`;
    return `  --set ${nameOfPath(field.path)}=…  ${describeValue(field, choicesOf(field))}${note}`;
  });
  const words = fields.some(({ takes }) => takes.kind === "words");
  const way =
    placeholder !== undefined && words ? [`or --fill, which writes “${placeholder}” for words`] : [];
  return ["values are missing:", ...options, ...way].join("\n");
}

function describeValue({ takes }: Field, choices: readonly string[] = []): string {
  switch (takes.kind) {
    case "choice":
    case "entry":
      return `one of ${choices.join(", ")}`;
    case "words":
      return "words";
    case "day":
      return "a day, as in 2025-09-01";
    case "address":
      return "an address";
    case "number":
      return "a number";
    case "switch":
      return "true or false";
    case "yaml":
      return "a value in YAML";
  }
}
