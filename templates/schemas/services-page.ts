import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, link, seo } from "./words.ts";

const servicesPageWords = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, here: exact }),
  title: french,
  lead: french,
  catalogue: link,
  plan: z.strictObject({ marks: french, caption: french }),
  list: z.strictObject({ title: french, benefits: french, clients: french }),
  /** Four, one a bay of the drawing above them. */
  features: z.strictObject({
    title: french,
    list: z.array(z.strictObject({ title: french, text: french })).length(4),
  }),
  closing: z.strictObject({ title: french, text: french, booking: exact, brochure: link }),
});
export type ServicesPageWords = z.output<typeof servicesPageWords>;

export const servicesPage = singleEntry({ file: "pages/services.yaml", schema: servicesPageWords });
