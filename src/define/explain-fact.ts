import type { Facts } from "../text/facts.ts";
import { say } from "../words/message.ts";
import { suggestionHint } from "../words/suggest.ts";
import { settingsFile } from "./settings-file.ts";

/** Explains why a name between braces is not a fact. `others` are names that the page itself fills in. */
export function explainFact(name: string, facts: Facts, others: readonly string[] = []) {
  if (Object.hasOwn(facts, name)) {
    return {
      code: "content/unknown-fact",
      message: say("content/unknown-fact.open", { name }),
      hint: say("content/unknown-fact.open.hint", { file: settingsFile, name }),
    } as const;
  }
  const hint = suggestionHint(name, [...others, ...Object.keys(facts)], say("noun.names"));
  return {
    code: "content/unknown-fact",
    message: say("content/unknown-fact", { name }),
    hint: say("content/unknown-fact.hint", { hint, name }),
  } as const;
}
