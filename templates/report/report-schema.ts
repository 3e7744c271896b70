import { singleEntry } from "charpente";
import { z } from "zod";
import { fileFieldWords } from "../forms/file-field.ts";
import { dataNote, fieldWords, helpWords, submitWords, toastWords } from "../forms/form.ts";
import { exact, french, heading, link, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const point = z.strictObject({ title: heading, text: french });

const tierWords = wordsWith("above", "from", "upTo", "base", "rate", "lowest", "highest");
const tierRow = z.strictObject({
  surface: tierWords,
  rule: tierWords,
  detail: tierWords,
  price: tierWords,
});
export type TierRow = z.output<typeof tierRow>;

const tierTable = z.strictObject({
  columns: z.strictObject({ surface: french, rule: french, price: french }),
  rows: z.strictObject({ flat: tierRow, middle: tierRow, large: tierRow }),
  /** Told to screen readers at the row of the visitor’s surface. */
  yours: french,
});
export type TierWords = z.output<typeof tierTable>;

const calculator = z.strictObject({
  title: heading,
  field: fieldWords,
  examples: z.strictObject({
    title: heading,
    surface: french,
    price: french,
    surfaces: z.array(z.number().positive()).min(1),
  }),
  /** m²: what the curve and the building show while the visitor has given nothing. */
  example: z.number().positive(),
  price: z.strictObject({
    label: french,
    tax: exact,
    /** Beside the price, behind a question mark: what it leaves out. */
    explain: helpWords,
    /** The first line of the sum, by tier. */
    base: z.strictObject({
      flat: wordsWith("upTo"),
      middle: wordsWith("above"),
      large: wordsWith("above"),
    }),
    extra: wordsWith("extra", "rate"),
    /** Told to screen readers. */
    announcement: wordsWith("price"),
    quote: wordsWith("quoteAbove"),
    ask: link,
  }),
  curve: z.strictObject({
    title: heading,
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
  building: z.strictObject({
    alt: wordsWith("surface"),
    caption: wordsWith("surface"),
    /** Where the surface is larger than the drawing. */
    captionLonger: wordsWith("surface", "largest"),
  }),
});
export type CalculatorWords = Omit<z.output<typeof calculator>, "title">;

const process = z.strictObject({
  title: heading,
  /** Step by step, by `forms.report.delivery`. */
  none: z.array(french).min(1),
  emailjs: z.array(french).min(1),
  /** What to read before one orders. */
  conditions: z.strictObject({ text: french, link }),
});
export type OrderProcess = z.output<typeof process>;

const limits = z.strictObject({
  title: heading,
  text: french,
  columns: z.strictObject({ given: french, says: french, silent: french }),
  rows: z.array(z.strictObject({ given: french, says: french, silent: french })).min(1),
  /** What the report is not, and what one asks for instead. */
  note: french,
  audit: link,
});
export type ReportLimits = z.output<typeof limits>;

const order = z.strictObject({
  title: heading,
  process,
  intro: french,
  fields: z.strictObject({
    address: fieldWords,
    confirmedSurface: fieldWords.extend({
      error: french,
      /** Where it is not the calculator’s: what the price is for, and a button that computes it anew. */
      differs: wordsWith("surface"),
      recompute: wordsWith("surface"),
    }),
    email: fieldWords,
    specificRequest: fieldWords,
    file: fileFieldWords.extend({
      /** Added to its help where the file does not leave the page. */
      staysHere: french,
    }),
  }),
  summary: z.strictObject({ title: heading, surface: french, price: french, tax: exact, unknown: french }),
  /** Below the button: what keeps it from being pressed. */
  missing: z.strictObject({
    sentence: wordsWith("list"),
    /** Of what is there, and would be refused. */
    review: wordsWith("list"),
    and: french,
    surface: french,
    address: french,
    confirmedSurface: french,
    email: french,
    file: french,
    nothing: french,
  }),
  /** `{email}` in its note is the firm’s address. */
  submit: submitWords,
  /** Where the e-mail service sends the order. */
  sent: toastWords,
  failed: toastWords,
  done: z.strictObject({
    title: heading,
    /** By `forms.report.delivery`: whether anything was sent. */
    state: z.strictObject({ none: french, emailjs: french }),
    labels: z.strictObject({
      address: french,
      confirmedSurface: french,
      pricedSurface: french,
      price: french,
      email: french,
      specificRequest: french,
      file: french,
    }),
    nothing: french,
    price: wordsWith("price"),
    mail: exact,
    /** That a file does not travel with a `mailto:`. */
    attach: wordsWith("file"),
    print: exact,
    edit: exact,
  }),
  promises: z.array(french).min(1),
  note: dataNote,
  /** Takes the place of the row of the same term where the e-mail service sends the order. */
  noteWhenSent: dataNote.shape.rows.element,
});
export type OrderWords = Omit<z.output<typeof order>, "title" | "process" | "note" | "noteWhenSent">;

const report = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, page: exact }),
  hero: z.strictObject({
    title: heading,
    lead: french,
    order: link,
    price: link,
    sheet: z.strictObject({ building: french, chart: french, parts: z.array(french).length(4) }),
  }),
  problems: z.strictObject({ title: heading, list: z.array(point).length(3) }),
  solutions: z.strictObject({ title: heading, list: z.array(point).length(4) }),
  limits,
  tiers: tierTable.extend({ title: heading, note: wordsWith("quoteAbove"), quote: link }),
  calculator,
  order,
});
export type Report = z.output<typeof report>;

export const reportPage = singleEntry({ file: "pages/rapport-performance.yaml", schema: report });
