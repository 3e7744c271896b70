import { fillIn } from "../words/fill-in.ts";
import { formatNumber } from "../words/french-number.ts";
import type { Answers } from "./answers.ts";
import type { BrowserRules, LinkedSentence } from "./applicability-rules.ts";
import { findCase } from "./find-case.ts";
import { toBuilding } from "./read-building.ts";

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
  /** The place of its case in the table: the number of the decree, then that of the case. */
  readonly at: readonly [decree: number, found: number];
  readonly found: BrowserRules["decrees"][number]["cases"][number];
};

/** Each decree’s case; sentences that hold where heat and cold would pass a threshold only together are among the first’s. */
export function tellDecrees(answers: Answers, rules: BrowserRules): readonly Told[] {
  const { decrees, words } = rules;
  const building = toBuilding(answers, rules);
  if (building === undefined) return [];
  return decrees.flatMap(({ name, cases, also }, number) => {
    const found = findCase(cases, building);
    if (found === undefined) return [];
    const { applies, deadline } = found;
    const verdict = applies ? words.applies : words.spared;
    const due = applies ? ` ${words.deadline}\u00a0: ${deadline}.` : "";
    const apart = tellApart(answers, cases, rules);
    return [
      {
        ...{ name, applies, verdict, deadline, also, found },
        sentences: [...found.sentences, ...(building.tertiary ? apart : [])],
        summary: `${name}\u00a0: ${verdict}.${due}`,
        at: [number, cases.indexOf(found)],
      },
    ];
  });
}

/** At 60 and 60 kW: that the two do not add up to more than 70. */
function tellApart(
  { chauffage, climatisation }: Answers,
  cases: BrowserRules["decrees"][number]["cases"],
  { apart: [text, law, href] }: BrowserRules,
): readonly LinkedSentence[] {
  const thresholds = [...new Set(cases.flatMap(({ when }) => when.powerAbove ?? []))].sort((a, b) => b - a);
  const passed = thresholds.find(
    (threshold) => Math.max(chauffage, climatisation) <= threshold && chauffage + climatisation > threshold,
  );
  if (passed === undefined) return [];
  const values = {
    heating: `${formatPower(chauffage)}\u00a0kW`,
    cooling: `${formatPower(climatisation)}\u00a0kW`,
    threshold: `${formatPower(passed)}\u00a0kW`,
  };
  return [[fillIn(text, values), law, href]];
}

/** The verdict in a line, and why: « Concerné depuis le 1er janvier 2025 », « plus de 290 kW… ». */
export function tellVerdict(
  told: readonly Told[],
  { words }: BrowserRules,
): readonly [verdict: string, reason: string] {
  const [first] = told;
  const applying = told.find(({ applies }) => applies);
  const reasons = [...new Set(told.map(({ found }) => found.reason))];
  return [
    applying?.found.verdict ?? (applying ? words.applies : words.nothing),
    applying && applying === first ? applying.found.reason : reasons.join(", "),
  ];
}

/** kW, to three decimals at most. */
export function formatPower(kw: number): string {
  const digits = [0, 1, 2].find((count) => Number(kw.toFixed(count)) === kw) ?? 3;
  return formatNumber(kw, digits);
}
