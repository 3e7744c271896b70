import { singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/views/drawing-name.ts";
import { exact, french, heading, link, seo, topic } from "../words/words.ts";

/** Some figure of every hundred euros: `from` and `to` are where it ends up. */
const share = z.strictObject({
  value: french,
  label: french,
  text: french,
  from: z.number().nonnegative(),
  to: z.number().positive(),
});
export type Share = z.output<typeof share>;

const phase = z.strictObject({
  phase: french,
  drawing: drawingName,
  description: french,
  benefits: z.array(french).length(3),
});
export type Phase = z.output<typeof phase>;

const trade = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, here: exact }),
  title: heading,
  lead: french,
  definition: z.strictObject({
    title: heading,
    text: french,
    /** In the order of the bubbles on the drawing. */
    traits: z.array(topic).length(4),
  }),
  phases: z.strictObject({
    title: heading,
    text: french,
    benefitsTitle: french,
    list: z.array(phase).length(4),
  }),
  owners: z.strictObject({ title: heading, text: french, figures: z.array(share).min(1), scale: french }),
  users: z.strictObject({ title: heading, list: z.array(topic).min(1) }),
  expert: z.strictObject({ title: heading, list: z.array(topic).min(1), role: link }),
  closing: z.strictObject({ title: heading, text: french, booking: exact, guide: link }),
});
export type Trade = z.output<typeof trade>;

export const tradePage = singleEntry({ file: "pages/notre-metier.yaml", schema: trade });
