import type { z } from "zod";
import type { Problem } from "../../problems/problem.ts";
import { suggestionHint } from "../../problems/suggest.ts";
import type { Compilation } from "./compilation.ts";

type Explained = Pick<Problem, "code" | "message" | "hint">;

/** Of what begins like a directive and goes on otherwise, as in `:::name key="value"`. */
export const malformedDirective: Explained = {
  code: "markdown/invalid-directive",
  message: "this looks like a directive, but is not well formed",
  hint: 'write the name right after the colons, then the attributes between braces, as in :::name{key="value"}',
};

export function explainUnknownDirective(
  name: string,
  { directives }: Pick<Compilation, "directives">,
): Explained {
  return {
    code: "markdown/unknown-directive",
    message: `there is no directive “${name}”`,
    hint: suggestionHint(name, [...Object.keys(directives), "abbr"], "directives"),
  };
}

/** Says in an author’s words what the schema of a directive’s attributes objects to. */
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
      message: `the directive “${name}” has no attribute “${unknown}”`,
      hint: suggestionHint(unknown, knownAttributes(schema), `attributes of ${name}`),
    }));
  }
  if (key === "")
    return [{ code, message: `the attributes of the directive “${name}” do not fit: ${issue.message}` }];
  const values = issue.code === "invalid_value" ? issue.values.map(String) : undefined;
  if (!Object.hasOwn(attributes, key)) {
    const hint = `add it between the braces, as in ${name}{${key}="${values?.[0] ?? "…"}"}`;
    return [{ code, message: `the directive “${name}” lacks the attribute “${key}”`, hint }];
  }
  const written = `the attribute “${key}” of the directive “${name}” is “${attributes[key]}”`;
  if (values === undefined) return [{ code, message: `${written}, which does not fit: ${issue.message}` }];
  const hint = suggestionHint(String(attributes[key]), values, "values");
  return [{ code, message: `${written}, which is not one of its values`, hint }];
}

/** The schema comes from the site’s own copy of zod, so that it is known by its shape only. */
function knownAttributes(schema: z.ZodType): readonly string[] {
  const { shape } = schema as { readonly shape?: object };
  return Object.keys(shape ?? {});
}
