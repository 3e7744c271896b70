import { calendarDate, markdown, singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, heading, link, question, seo, topic } from "./words.ts";

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
