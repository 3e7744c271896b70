import type { z } from "zod";
import { say, type Text } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";
import { suggestionHint } from "../../words/suggest.ts";
import type { Compilation } from "./compilation.ts";

type Explained = Pick<Problem, "code" | "message" | "hint">;

/** For a line that begins like a directive but continues differently, as in `:::name key="value"`. */
export function explainForm(line: string): Explained {
  const code = "markdown/invalid-directive";
  const { name, key, quote } = typesetQuote.exec(withoutValues(line))?.groups ?? {};
  if (name === undefined || key === undefined || quote === undefined)
    return {
      code,
      message: say("markdown/invalid-directive.malformed"),
      hint: say("markdown/invalid-directive.malformed.hint"),
    };
  return {
    code,
    message: say("markdown/invalid-directive.quotes", { key, quote }),
    hint: say("markdown/invalid-directive.quotes.hint", { name, key }),
  };
}

/**
 * True when a word processor has curled the quotes of a value: the parser takes them for part of the value, which then
 * ends at its first space.
 */
export function hasTypesetQuotes(line: string): boolean {
  return typesetQuote.test(withoutValues(line));
}

const typesetQuote = /^:+(?<name>[\w-]+)(?![\w-])[^{]*\{(?:.*\s)?(?<key>[\w-]+)=\s?(?<quote>[“”„«»‘’])/;

/** Straight quotes may enclose curly ones. */
function withoutValues(line: string): string {
  return line.replace(/"[^"]*"|'[^']*'/g, '""');
}

/** A warning, because its text stands. `isShown`: readers see it as it is written, with its colons. */
export function explainUnknownDirective(
  name: string,
  { directives }: Pick<Compilation, "directives">,
  { isShown = false } = {},
): Explained & Pick<Problem, "severity"> {
  return {
    code: "markdown/unknown-directive",
    severity: "warning",
    message: isShown
      ? say("markdown/unknown-directive.prose", { name })
      : say("markdown/unknown-directive", { name }),
    hint: say("markdown/unknown-directive.hint", {
      hint: suggestionHint(name, [...Object.keys(directives), "abbr"], say("noun.directives")),
    }),
  };
}

/** Explains in an author’s words what the schema of a directive’s attributes objects to. */
export function explainAttributeIssue(
  issue: z.core.$ZodIssue,
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  schema: z.ZodType,
): readonly Explained[] {
  const code = "markdown/invalid-directive";
  const key = String(issue.path[0] ?? "");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((unknown) => ({
      code,
      message: say("markdown/invalid-directive.unknown-attribute", { name, key: unknown }),
      hint: suggestionHint(unknown, knownAttributes(schema), say("noun.attributes-of", { name })),
    }));
  }
  const reason = explainReason(issue);
  if (key === "") return [{ code, message: say("markdown/invalid-directive.attributes", { name, reason }) }];
  const values = issue.code === "invalid_value" ? issue.values.map(String) : undefined;
  if (!Object.hasOwn(attributes, key)) {
    const message = say("markdown/invalid-directive.missing-attribute", { name, key });
    const value = values?.[0] ?? "…";
    return [
      { code, message, hint: say("markdown/invalid-directive.missing-attribute.hint", { name, key, value }) },
    ];
  }
  const value = String(attributes[key]);
  if (values === undefined)
    return [{ code, message: say("markdown/invalid-directive.value", { name, key, value, reason }) }];
  const hint = suggestionHint(value, values, say("noun.values"));
  return [{ code, message: say("markdown/invalid-directive.choice", { name, key, value }), hint }];
}

/** Attributes are texts, so their limits count characters. Other messages come from the schema. */
function explainReason(issue: z.core.$ZodIssue): Text {
  if (issue.code === "too_small")
    return say("markdown/invalid-directive.too-short", { least: Number(issue.minimum) });
  if (issue.code === "too_big")
    return say("markdown/invalid-directive.too-long", { most: Number(issue.maximum) });
  return issue.message;
}

/** The schema comes from the site’s own copy of zod, so it is recognised by its shape only. */
function knownAttributes(schema: z.ZodType): readonly string[] {
  const { shape } = schema as { readonly shape?: object };
  return Object.keys(shape ?? {});
}
