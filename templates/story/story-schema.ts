import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, facts, french, heading, link, seo } from "../words/words.ts";

/** A bay of the founder’s line. */
const bay = z.strictObject({ value: exact, unit: french, label: french });

const story = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, here: exact }),
  title: heading,
  lead: french,
  line: z.strictObject({
    title: heading,
    /** Names the drawing where a small screen lets it scroll sideways. */
    scroll: french,
    /** The years that the drawing shows. */
    ages: z.array(z.strictObject({ year: z.int(), use: french, text: french })).length(4),
    caption: french,
  }),
  pitch: z.strictObject({ title: heading, paragraphs: z.array(french).min(1) }),
  founder: z.strictObject({
    title: heading,
    chain: z.strictObject({ experience: bay, promise: bay, founded: exact, horizon: exact }),
    steps: z.array(z.strictObject({ date: french, title: heading, text: french })).min(1),
    /** What proves it: the career and the qualifications, fact by fact. */
    records: z.array(facts).min(1),
  }),
  pillars: z.strictObject({
    title: heading,
    list: z.array(z.strictObject({ title: heading, text: french, link: link.optional() })).length(4),
  }),
  closing: z.strictObject({ title: heading, text: french, booking: exact, services: link }),
});
export type Story = z.output<typeof story>;

export const storyPage = singleEntry({ file: "pages/notre-histoire.yaml", schema: story });
