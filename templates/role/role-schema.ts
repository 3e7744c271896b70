import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, heading, link, seo, topic } from "../words/words.ts";

/** Someone of a project, in phases: 0 is the start of the first one. From `rest` on there is less to do. */
const presence = z
  .strictObject({
    name: french,
    from: z.number().nonnegative(),
    to: z.number().positive(),
    rest: z.number().positive().optional(),
    /** The one that the page is about. */
    own: z.boolean().default(false),
  })
  .refine(({ from, rest, to }) => from < to && (rest === undefined || (from < rest && rest < to)), {
    message: "must have from before rest, and rest before to",
  });
export type Presence = z.output<typeof presence>;

const role = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, here: exact }),
  title: heading,
  lead: french,
  actions: z.strictObject({ meeting: link, services: link }),
  qualities: z.strictObject({
    title: heading,
    text: french,
    /** In the order of the rooms of the drawing. */
    list: z.array(topic).length(6),
  }),
  beyond: z.strictObject({
    title: heading,
    text: french,
    points: z.array(topic).length(3),
    presence: z.strictObject({
      title: heading,
      phases: z.array(french).length(4),
      /** The moment between the last phase and the one before. */
      handover: french,
      rows: z.array(presence).min(1),
      caption: french,
    }),
  }),
  closing: z.strictObject({ title: heading, text: french }),
});
export type Role = z.output<typeof role>;

export const rolePage = singleEntry({ file: "pages/amo-smart.yaml", schema: role });
