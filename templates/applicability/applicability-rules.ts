import type { GeneratedAsset } from "charpente";
import type { Thresholds } from "../section/section-model.ts";
import { sectionParts } from "../section/section-parts.ts";
import { fillIn } from "../words/fill-in.ts";
import { writeDate } from "../words/french-date.tsx";
import { type Applicability, listThresholds, type Sentence } from "./applicability-schema.ts";
import type { Conditions } from "./find-case.ts";

/** Plain name of the file that the form « Êtes-vous concerné ? » loads when a visitor first uses it. */
export const rulesFile = "applicability-rules.js";

/** A sentence, the words of its link and the link’s address. */
export type LinkedSentence = readonly [text: string, law: string, href: string];

type Case = Applicability["decrees"][number]["cases"][number];

/** The part of the rules that the browser needs. */
export type BrowserRules = {
  readonly uses: { readonly [name: string]: { readonly label: string; readonly tertiary: boolean } };
  readonly renewals: { readonly [name: string]: { readonly label: string; readonly renewed: boolean } };
  /** Of the six questions, in their order. */
  readonly asked: readonly string[];
  readonly words: Pick<
    Applicability["result"],
    "title" | "asOf" | "nothing" | "applies" | "spared" | "deadline" | "more"
  > & { readonly newTab: string };
  readonly apart: LinkedSentence;
  readonly thresholds: Thresholds;
  readonly section: Omit<Applicability["section"], "functions"> & {
    readonly functions: readonly {
      readonly where: string;
      readonly title: string;
      readonly all?: string | undefined;
      readonly sentence: LinkedSentence;
    }[];
  };
  readonly decrees: readonly {
    readonly name: string;
    readonly cases: readonly (Pick<Case, "applies" | "deadline" | "verdict" | "reason" | "due"> & {
      readonly when: Conditions;
      readonly sentences: readonly LinkedSentence[];
    })[];
    readonly also: readonly LinkedSentence[];
  }[];
};

/** The rules, and the symbols that drawings use again, as a module, which the policy allows like any script of the site. */
export function rulesAsset(rules: Applicability, newTab: string): GeneratedAsset {
  parts ??= JSON.stringify(sectionParts());
  const text = `export default ${JSON.stringify(toBrowserRules(rules, newTab))};\nexport const parts = ${parts};\n`;
  return { path: rulesFile, text };
}

/** The symbols as JSON. They do not depend on the content, and each build asks for them. */
let parts: string | undefined;

export function toBrowserRules(rules: Applicability, newTab: string): BrowserRules {
  const { form, result, section, decrees } = rules;
  const linked = (sentence: Sentence) => linkSentence(sentence, rules);
  const { title, asOf, nothing, applies, spared, deadline, more } = result;
  const { use, permit, heating, cooling, surface, renewed } = form;
  return {
    uses: byName(use.choices, ({ label, tertiary }) => ({ label, tertiary })),
    renewals: byName(renewed.choices, ({ label, renewed }) => ({ label, renewed })),
    asked: [use, permit, heating, cooling, surface, renewed].map(({ label }) => label),
    words: {
      ...{ title, nothing, applies, spared, deadline, more, newTab },
      asOf: fillIn(asOf, { date: writeDate(rules.asOf) }),
    },
    apart: linked(result.apart),
    thresholds: thresholdsOf(rules),
    section: {
      ...section,
      functions: section.functions.map(({ where, title, all, ...sentence }) => ({
        ...{ where, title, all },
        sentence: linked(sentence),
      })),
    },
    decrees: decrees.map((decree) => ({
      name: decree.name,
      cases: decree.cases.map(({ when, applies, deadline, verdict, reason, due, sentences }) => ({
        ...{ when, applies, deadline, verdict, reason, due },
        sentences: sentences.map(linked),
      })),
      also: decree.also.map(linked),
    })),
  };
}

/** The powers from which the first decree obliges existing buildings. */
export function thresholdsOf({ decrees: [first] }: Pick<Applicability, "decrees">): Thresholds {
  const given = listThresholds(first);
  const [low, high] = [given[0], given.at(-1)];
  // The schema refuses rules without any.
  if (low === undefined || high === undefined) throw new Error("The first decree has no threshold.");
  return { low, high };
}

function byName<Choice extends { readonly name: string }, Told>(
  choices: readonly Choice[],
  tell: (choice: Choice) => Told,
): { readonly [name: string]: Told } {
  return Object.fromEntries(choices.map((choice) => [choice.name, tell(choice)]));
}

/** Adds to a sentence the words and the address of its law. */
export function linkSentence(
  { text, law, at }: Sentence,
  { laws }: Pick<Applicability, "laws">,
): LinkedSentence {
  const found = laws[law];
  // The schema refuses all other names.
  if (found === undefined) throw new Error(`There is no law “${law}”.`);
  return [text, at === undefined ? found.label : `${found.label}, ${at}`, found.href];
}
