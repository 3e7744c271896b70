import { folderCollection } from "charpente";
import { z } from "zod";
import { address, exact, french, source } from "../words/words.ts";

/** Metres on the drawing: to the right of the building’s left face, above the ground. */
const place = z.tuple([
  z.number().meta({ title: "Vers la droite", description: "En mètres, depuis la façade de gauche." }),
  z.number().meta({ title: "Vers le haut", description: "En mètres, au-dessus du sol." }),
]);

const service = z
  .strictObject({
    order: z
      .int()
      .positive()
      .meta({ title: "Ordre", description: "La place dans la liste, et le numéro sur le dessin." }),
    title: exact.meta({ title: "Titre", description: "À la lettre\u00A0: l’ancre en est tirée." }),
    definition: french.meta({
      title: "Définition",
      description: "Sous le titre\u00A0: ce que fait le service, en une ou deux phrases.",
    }),
    benefits: z.array(french).min(1).meta({
      title: "Bénéfices",
      description: "Un bénéfice par élément, en quelques mots, sans point final.",
    }),
    source,
    clients: z.array(french).min(1).meta({
      title: "Clients visés",
      description: "Un public par élément, en minuscules\u00A0: ils s’écrivent à la suite.",
    }),
    href: address.optional().meta({
      title: "Page du service",
      description: "Par exemple /audits-conformite-bacs. Sans elle, le service n’a pas de lien.",
    }),
    label: french
      .optional()
      .meta({ title: "Libellé du lien", description: "Les mots du lien vers la page du service." }),
    systems: z
      .array(z.enum(["power", "data", "heat", "air", "people", "structure"]))
      .default([])
      .meta({ title: "Réseaux", description: "Ce qui s’allume sur le dessin." }),
    bubble: z
      .strictObject({
        at: place.meta({
          title: "Place du numéro",
          description: "Le centre de la pastille, par exemple [17, 5.6].",
        }),
        from: place.optional().meta({
          title: "Point désigné",
          description: "Où finit le trait de la pastille. Sans lui, elle n’a pas de trait.",
        }),
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
