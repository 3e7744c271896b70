import { reference, singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/views/drawing-name.ts";
import type { ProfileCard } from "../lists/profile-cards.ts";
import { exact, french, heading, link, seo } from "../words/words.ts";

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
    /** The order of the cards. Profiles that are not named come last. */
    order: z.array(reference("profiles")).default([]),
  }),
  reasons: z.strictObject({
    title: heading,
    list: z.array(z.strictObject({ title: heading, description: french, drawing: drawingName })),
  }),
  closing: z.strictObject({
    title: z.array(french).min(1),
    text: french,
    booking: exact,
    brochure: link,
  }),
});
/** The words of the page, the cards of the profiles taken from their own entries. */
export type Home = Omit<z.output<typeof home>, "profiles"> & {
  readonly profiles: { readonly title: string; readonly list: readonly ProfileCard[] };
};

export const homePage = singleEntry({ file: "pages/home.yaml", schema: home });
