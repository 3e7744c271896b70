import { folderCollection } from "charpente";
import { z } from "zod";
import { address, exact, french } from "../words/words.ts";

/** Metres on the drawing: to the right of the building’s left face, above the ground. */
const place = z.tuple([z.number(), z.number()]);

const service = z
  .strictObject({
    /** The place in the list, and the number on the drawing. */
    order: z.int().positive(),
    /** To the letter: the anchor is made from it. */
    title: exact,
    definition: french,
    benefits: z.array(french).min(1),
    clients: z.array(french).min(1),
    /** A page of its own, and the words of the link to it. */
    href: address.optional(),
    label: french.optional(),
    /** What lights up on the drawing. */
    systems: z.array(z.enum(["power", "data", "heat", "air", "people", "structure"])).default([]),
    /** Where the number stands on the drawing, and what its line points at. */
    bubble: z.strictObject({ at: place, from: place.optional() }).optional(),
  })
  .refine(({ href, label }) => (href === undefined) === (label === undefined), {
    path: ["label"],
    message: "href and label go together",
  });
export type Service = z.output<typeof service>;

/** What the firm offers: one file a service. */
export const services = folderCollection({ folder: "services", format: "yaml", schema: service });
