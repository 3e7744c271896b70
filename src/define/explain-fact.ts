import { suggestionHint } from "../problems/suggest.ts";
import type { Facts } from "../text/facts.ts";
import { settingsFile } from "./settings-file.ts";

/** Says why a name between braces stands for nothing. `others` are names that the page itself fills in. */
export function explainFact(name: string, facts: Facts, others: readonly string[] = []) {
  if (Object.hasOwn(facts, name)) {
    return {
      code: "content/unknown-fact",
      message: `the settings leave “${name}” open, so {${name}} stands for nothing`,
      hint: `give it in ${settingsFile}, or take {${name}} out`,
    } as const;
  }
  const hint = suggestionHint(name, [...others, ...Object.keys(facts)], "names");
  return {
    code: "content/unknown-fact",
    message: `{${name}} stands for nothing: there is no fact “${name}”`,
    hint: `${hint}${hint.endsWith("?") ? " To" : "; to"} show the braces, write \\{${name}}`,
  } as const;
}
