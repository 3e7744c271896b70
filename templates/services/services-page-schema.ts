import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, heading, link, seo } from "../words/words.ts";

const servicesPageWords = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, here: exact }),
  title: heading,
  lead: french,
  catalogue: link,
  plan: z.strictObject({ marks: french, caption: french }),
  list: z.strictObject({ title: heading, benefits: french, clients: french }),
  /** Four, one a bay of the drawing above them. */
  features: z.strictObject({
    title: heading,
    list: z.array(z.strictObject({ title: heading, text: french })).length(4),
  }),
  closing: z.strictObject({ title: heading, text: french, booking: exact, brochure: link }),
});
export type ServicesPageWords = z.output<typeof servicesPageWords>;

export const servicesPage = singleEntry({ file: "pages/services.yaml", schema: servicesPageWords });
