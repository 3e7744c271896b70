import { calendarDate, singleEntry } from "charpente";
import { z } from "zod";
import { fieldWords } from "../forms/form.ts";
import { french, heading, siteAddress } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";
import { findGaps } from "./find-gaps.ts";

const conditions = z.strictObject({
  tertiary: z.boolean().optional(),
  /** The larger of heating and cooling is more than this, in kW. */
  powerAbove: z.number().nonnegative().optional(),
  /** It is this or less, in kW. */
  powerUpTo: z.number().nonnegative().optional(),
  /** The permit was asked for on this day or later. */
  permitFrom: calendarDate().optional(),
  /** The permit was asked for before this day. */
  permitBefore: calendarDate().optional(),
  /** Whether heating or cooling has been renewed, or is about to be. */
  renewed: z.boolean().optional(),
  /** There is this surface of tertiary use or more, in m². */
  surfaceFrom: z.number().nonnegative().optional(),
  /** There is less surface of tertiary use than this, in m². */
  surfaceBelow: z.number().nonnegative().optional(),
});

const sentence = z.strictObject({
  text: french,
  /** The name of one of `laws`. */
  law: z.string(),
  /** The part of it, as in « II, 4° ». */
  at: french.optional(),
});
export type Sentence = z.output<typeof sentence>;

const decree = z.strictObject({
  name: french,
  /** What it asks, after its name. */
  what: french,
  /** Each building is exactly one of them: the build refuses gaps and overlaps. */
  cases: z
    .array(
      z.strictObject({
        /** All that are given have to hold. */
        when: conditions,
        /** The first column of the table. */
        case: french,
        applies: z.boolean(),
        deadline: french,
        /** What is due and why. Each names its law. */
        sentences: z.array(sentence).min(1),
      }),
    )
    .min(1),
  /** What holds wherever the decree applies. */
  also: z.array(sentence).default([]),
});
export type Decree = z.output<typeof decree>;

const choiceWords = fieldWords.pick({ label: true, help: true });
const numberWords = fieldWords.pick({ label: true, help: true, unit: true }).extend({ error: french });

const rules = z.strictObject({
  /** The day on which the texts were last read. */
  asOf: calendarDate(),
  title: heading,
  intro: french,
  /** The texts by name, each at its own address. */
  laws: z.record(z.string(), z.strictObject({ label: french, href: siteAddress })),
  form: z.strictObject({
    use: choiceWords.extend({
      choices: z.array(z.strictObject({ label: french, tertiary: z.boolean() })).min(2),
    }),
    /** `from` is the first day of each period: one for every date that the cases name. */
    permit: choiceWords.extend({
      choices: z.array(z.strictObject({ label: french, from: calendarDate() })).min(2),
    }),
    heating: numberWords,
    cooling: numberWords,
    surface: numberWords,
    renewed: choiceWords.extend({
      choices: z.array(z.strictObject({ label: french, renewed: z.boolean() })).min(2),
    }),
    submit: french,
  }),
  result: z.strictObject({
    title: french,
    applies: french,
    spared: french,
    deadline: french,
    /** Above `also` of a decree. */
    also: french,
    /** Where the rules could not be loaded. */
    failed: french,
  }),
  /** `{date}` is `asOf`. */
  table: z.strictObject({ caption: wordsWith("date"), case: french, due: french, deadline: french }),
  decrees: z.array(decree).min(1),
  limits: z.strictObject({ title: heading, list: z.array(french).min(1) }),
});

const everyLaw = "each `law` of a sentence must be a name in `laws`";
const everyDate = "each date of the cases must be the first day of one of `form.permit.choices`";
const oneCase = "each building must be exactly one case of each decree";

const applicabilityRules = rules
  .refine((input) => findUnknownLaw(input) === undefined, {
    error: ({ input }) => withExample(everyLaw, findUnknownLaw(input as Given)),
  })
  .refine((input) => findUnaskedDate(input) === undefined, {
    error: ({ input }) => withExample(everyDate, findUnaskedDate(input as Given)),
  })
  .refine((input) => findGap(input) === undefined, {
    error: ({ input }) => withExample(oneCase, findGap(input as Given)),
  });
export type Applicability = z.output<typeof applicabilityRules>;

/** « Êtes-vous concerné ? »: the rules of the decrees, as data. */
export const applicability = singleEntry({ file: "applicability.yaml", schema: applicabilityRules });

function withExample(rule: string, example: string | undefined): string {
  return example === undefined ? rule : `${rule}: see ${example}`;
}

// The guide for editors asks for the rule alone, and gives no rules to look at.
type Given = Partial<z.output<typeof rules>>;
const decreesOf = (given: Given) => given.decrees ?? [];

function findUnknownLaw(given: Given): string | undefined {
  const { laws = {} } = given;
  return decreesOf(given)
    .flatMap(({ cases, also }) => [...cases.flatMap(({ sentences }) => sentences), ...also])
    .find(({ law }) => laws[law] === undefined)?.law;
}

function findUnaskedDate(given: Given): string | undefined {
  const asked = given.form?.permit.choices.map(({ from }) => from) ?? [];
  return decreesOf(given)
    .flatMap(({ cases }) => cases.flatMap(({ when }) => [when.permitFrom, when.permitBefore]))
    .find((date) => date !== undefined && !asked.includes(date));
}

function findGap(given: Given): string | undefined {
  const [gap] = decreesOf(given).flatMap(({ cases }) => findGaps(cases));
  return gap && `${gap.matches} cases for ${JSON.stringify(gap.building)}`;
}
