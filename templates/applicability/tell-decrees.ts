import type { BrowserRules, LinkedSentence } from "./applicability-rules.ts";
import { type Building, findCase } from "./find-case.ts";

/** What one decree requires of a building. */
export type Told = {
  readonly name: string;
  readonly applies: boolean;
  readonly verdict: string;
  /** All of it in one sentence, for screen readers. */
  readonly summary: string;
  readonly deadline: string;
  readonly sentences: readonly LinkedSentence[];
  readonly also: readonly LinkedSentence[];
};

export function tellDecrees(building: Building, { decrees, words }: BrowserRules): readonly Told[] {
  return decrees.flatMap(({ name, cases, also }) => {
    const found = findCase(cases, building);
    if (found === undefined) return [];
    const { applies, deadline, sentences } = found;
    const verdict = applies ? words.applies : words.spared;
    const due = applies ? ` ${words.deadline}\u00a0: ${deadline}.` : "";
    return [
      { name, applies, verdict, summary: `${name}\u00a0: ${verdict}.${due}`, deadline, sentences, also },
    ];
  });
}
