import { folderCollection } from "charpente";
import { z } from "zod";
import { address, exact, french } from "../words/words.ts";

/** Metres on the drawing: to the right of the building’s left face, above the ground. */
const place = z.tuple([z.number(), z.number()]);

const service = z
  .strictObject({
    order: z
      .int()
      .positive()
      .meta({ title: "Ordre", description: "La place dans la liste, et le numéro sur le dessin." }),
    title: exact.meta({ title: "Titre", description: "À la lettre\u00A0: l’ancre en est tirée." }),
    definition: french.meta({ title: "Définition" }),
    benefits: z.array(french).min(1).meta({ title: "Bénéfices" }),
    clients: z.array(french).min(1).meta({ title: "Clients visés" }),
    href: address.optional().meta({ title: "Page du service" }),
    label: french.optional().meta({ title: "Libellé du lien" }),
    systems: z
      .array(z.enum(["power", "data", "heat", "air", "people", "structure"]))
      .default([])
      .meta({ title: "Réseaux", description: "Ce qui s’allume sur le dessin." }),
    bubble: z
      .strictObject({
        at: place.meta({ title: "Place du numéro" }),
        from: place.optional().meta({ title: "Point désigné" }),
      })
      .optional()
      .meta({ title: "Repère", description: "Où le numéro se trouve sur le dessin, et ce qu’il désigne." }),
  })
  .refine(({ href, label }) => (href === undefined) === (label === undefined), {
    path: ["label"],
    message: "href et label vont ensemble",
  });
export type Service = z.output<typeof service>;

/** What the firm offers: one file a service. */
export const services = folderCollection({
  folder: "services",
  format: "yaml",
  schema: service.meta({ title: "Service" }),
  uniqueField: "order",
});
