import type { GeneratedAsset } from "charpente";
import type { Applicability } from "./applicability-schema.ts";
import type { Sentence } from "./decree-schema.ts";
import type { Conditions } from "./find-case.ts";

/** Plain name of the file that the form « Êtes-vous concerné ? » loads when a visitor first uses it. */
export const rulesFile = "applicability-rules.js";

/** A sentence, the words of its link and the link’s address. */
export type LinkedSentence = readonly [text: string, law: string, href: string];

/** The part of the rules that the browser needs. */
export type BrowserRules = {
  /** In the order of each list of choices. */
  readonly uses: readonly boolean[];
  readonly permits: readonly string[];
  readonly renewals: readonly boolean[];
  readonly words: Pick<Applicability["result"], "title" | "applies" | "spared" | "deadline" | "also"> & {
    readonly newTab: string;
  };
  readonly decrees: readonly {
    readonly name: string;
    readonly cases: readonly {
      readonly when: Conditions;
      readonly applies: boolean;
      readonly deadline: string;
      readonly sentences: readonly LinkedSentence[];
    }[];
    readonly also: readonly LinkedSentence[];
  }[];
};

/** The rules as a module, which the policy allows like any script of the site. */
export function rulesAsset(rules: Applicability, newTab: string): GeneratedAsset {
  return { path: rulesFile, text: `export default ${JSON.stringify(toBrowserRules(rules, newTab))};\n` };
}

export function toBrowserRules(rules: Applicability, newTab: string): BrowserRules {
  const { form, result, decrees } = rules;
  const linked = (sentence: Sentence) => linkSentence(sentence, rules);
  const { title, applies, spared, deadline, also } = result;
  return {
    uses: form.use.choices.map(({ tertiary }) => tertiary),
    permits: form.permit.choices.map(({ from }) => from),
    renewals: form.renewed.choices.map(({ renewed }) => renewed),
    words: { title, applies, spared, deadline, also, newTab },
    decrees: decrees.map((decree) => ({
      name: decree.name,
      cases: decree.cases.map(({ when, applies, deadline, sentences }) => ({
        when,
        applies,
        deadline,
        sentences: sentences.map(linked),
      })),
      also: decree.also.map(linked),
    })),
  };
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
