import { singleEntry } from "charpente";
import { z } from "zod";
import { dataNote, fieldWords, submitWords } from "./form.ts";
import { exact, french, link, seo } from "./words.ts";
import { wordsWith } from "./words-with.ts";

const point = z.strictObject({ title: french, text: french });

const tierWords = wordsWith("above", "from", "upTo", "base", "rate", "lowest", "highest");
const tierRow = z.strictObject({
  surface: tierWords,
  rule: tierWords,
  detail: tierWords,
  price: tierWords,
});
export type TierRow = z.output<typeof tierRow>;

const calculator = z.strictObject({
  title: french,
  field: fieldWords,
  examples: z.strictObject({
    title: french,
    surface: french,
    price: french,
    surfaces: z.array(z.number().positive()).min(1),
  }),
  /** m²: what the curve and the building show while the visitor has given nothing. */
  example: z.number().positive(),
  price: z.strictObject({
    label: french,
    tax: exact,
    /** The first line of the sum, by tier. */
    base: z.strictObject({
      flat: wordsWith("upTo"),
      middle: wordsWith("above"),
      large: wordsWith("above"),
    }),
    extra: wordsWith("extra", "rate"),
    quote: wordsWith("quoteAbove"),
    ask: link,
  }),
  curve: z.strictObject({
    title: french,
    description: wordsWith(
      "flatPrice",
      "flatEnd",
      "middleRate",
      "middleEnd",
      "largeRate",
      "surface",
      "price",
    ),
    euros: french,
    surface: french,
    flat: french,
    rate: wordsWith("rate"),
    caption: wordsWith("surface", "price"),
  }),
  building: z.strictObject({ alt: wordsWith("surface"), caption: wordsWith("surface") }),
});
export type CalculatorWords = z.output<typeof calculator>;

const order = z.strictObject({
  title: french,
  intro: french,
  fields: z.strictObject({
    address: fieldWords,
    confirmedSurface: fieldWords,
    email: fieldWords,
    specificRequest: fieldWords,
    file: fieldWords,
  }),
  summary: z.strictObject({ title: french, price: french, unknown: french }),
  /** `{email}` in its note is the firm’s address. */
  submit: submitWords,
  promises: z.array(french).min(1),
  note: dataNote,
});
export type OrderWords = z.output<typeof order>;

const report = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, page: exact }),
  hero: z.strictObject({
    title: french,
    lead: french,
    order: link,
    price: link,
    sheet: z.strictObject({ building: french, chart: french, parts: z.array(french).length(4) }),
  }),
  problems: z.strictObject({ title: french, list: z.array(point).length(3) }),
  solutions: z.strictObject({ title: french, list: z.array(point).length(4) }),
  tiers: z.strictObject({
    title: french,
    note: wordsWith("quoteAbove"),
    quote: link,
    columns: z.strictObject({ surface: french, rule: french, price: french }),
    rows: z.strictObject({ flat: tierRow, middle: tierRow, large: tierRow }),
  }),
  calculator,
  order,
});
export type Report = z.output<typeof report>;

export const reportPage = singleEntry({ file: "pages/rapport-performance.yaml", schema: report });
