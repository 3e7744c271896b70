import { singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "./drawing-name.ts";
import { exact, french, link, seo } from "./words.ts";

const home = z.strictObject({
  seo,
  hero: z.strictObject({
    /** One line of the title a storey of the drawing beside it. */
    title: z.array(french).min(1).max(4),
    pitch: french,
    services: link,
    role: link,
  }),
  figures: z.strictObject({
    title: exact,
    list: z.array(z.strictObject({ value: french, unit: french.optional(), label: french })),
  }),
  profiles: z.strictObject({
    title: exact,
    list: z.array(
      z.strictObject({ title: french, description: french, href: z.string(), drawing: drawingName }),
    ),
  }),
  reasons: z.strictObject({
    title: exact,
    list: z.array(z.strictObject({ title: french, description: french, drawing: drawingName })),
  }),
  closing: z.strictObject({
    title: z.array(french).min(1),
    text: french,
    booking: exact,
    brochure: link,
  }),
});
export type Home = z.output<typeof home>;

export const homePage = singleEntry({ file: "pages/home.yaml", schema: home });
