import { calendarDate, markdown, singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, heading, link, question, seo, topic } from "../words/words.ts";

const row = z.strictObject({ name: french, finding: french, state: z.enum(["have", "part", "lack"]) });
/** An hour of the day, from 0 to 24. */
const hour = z.int().min(0).max(24);

const sample = z.strictObject({
  title: heading,
  text: z.array(french).min(1),
  /** Stands on the drawn page: that it is an example. */
  label: french,
  building: heading,
  facts: french,
  /** What the drawing of the building shows, for those who do not see it. */
  drawing: french,
  functions: z.strictObject({
    title: heading,
    columns: z.strictObject({ name: french, finding: french, state: french }),
    states: z.strictObject({ have: french, part: french, lack: french }),
    list: z.array(row).min(1),
  }),
  load: z.strictObject({
    title: heading,
    /** Percent of the highest hour, from midnight on. */
    hours: z.array(z.number().min(0).max(100)).length(24),
    /** When nobody is there: from the evening to the morning. */
    empty: z.strictObject({ from: hour, to: hour }),
    /** At equal distances below the bars. */
    marks: z.array(french).min(2),
    drawing: french,
    text: french,
  }),
  measures: z.strictObject({
    title: heading,
    columns: z.strictObject({ name: french, kind: french, payback: french }),
    list: z.array(z.strictObject({ name: french, kind: french, payback: french })).min(1),
  }),
  caption: french,
});
export type SampleWords = z.output<typeof sample>;

const auditPageWords = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, services: exact, here: exact }),
  title: heading,
  lead: french,
  /** The rows of the title block. */
  facts: z.array(z.strictObject({ label: french, value: french })),
  /** The two buttons, at the head of the page and at its end. */
  request: link,
  flexibility: link,
  /** The link to the calendar that `site.yaml` gives. */
  booking: exact,
  overview: z.strictObject({
    title: heading,
    text: markdown(),
    updateTitle: french,
    /** Dated notes. One of a later day appears on that day. */
    updates: z.array(z.strictObject({ date: calendarDate(), text: markdown() })).default([]),
    more: link,
  }),
  benefits: z.strictObject({ title: heading, list: z.array(topic).min(1) }),
  /** From the ground floor to the roof of the drawing: four. */
  steps: z.strictObject({ title: heading, duration: french, list: z.array(topic).length(4) }),
  /** A page of a report, drawn. */
  sample,
  price: z.strictObject({ title: heading, text: french, list: z.array(topic).min(1), call: french }),
  needed: z.strictObject({ title: heading, list: z.array(french).min(1), note: french }),
  aid: z.strictObject({
    title: heading,
    grant: z.strictObject({ title: heading, text: markdown() }),
    stakes: z.strictObject({ title: heading, text: markdown() }),
  }),
  audiences: z.strictObject({ title: heading, list: z.array(topic).min(1) }),
  missions: z.strictObject({ title: heading, list: z.array(topic).min(1) }),
  questions: z.strictObject({ title: heading, list: z.array(question).min(1) }),
  closing: z.strictObject({ title: heading, text: french }),
});
export type AuditPageWords = z.output<typeof auditPageWords>;

export const auditPage = singleEntry({
  file: "pages/audits-conformite-bacs.yaml",
  schema: auditPageWords,
  datedList: "overview.updates",
});
