import { singleEntry } from "charpente";
import { z } from "zod";
import {
  booking,
  breadcrumb,
  facts,
  french,
  heading,
  lastCall,
  lead,
  link,
  pageTitle,
  sectionTitle,
  seo,
} from "../words/words.ts";

/** A bay of the founder’s line. */
const bay = z.strictObject({
  value: french.meta({
    title: "Valeur",
    description: "Le chiffre, en grand\u00A0: le plus souvent une donnée des réglages.",
  }),
  unit: french.meta({
    title: "Unité",
    description: "À côté du chiffre\u00A0: «\u00A0ans\u00A0», par exemple.",
  }),
  label: french.meta({
    title: "Libellé",
    description: "Sous le chiffre\u00A0: de quoi à quoi, en quelques mots.",
  }),
});

const story = z.strictObject({
  seo,
  breadcrumb,
  title: pageTitle,
  lead,
  line: z
    .strictObject({
      scroll: french.meta({
        title: "Nom du dessin défilant",
        description: "Pour les petits écrans, où le dessin défile.",
      }),
      ages: z
        .array(
          z.strictObject({
            year: z.int().meta({ title: "Année", description: "Quatre chiffres, dans l’ordre du temps." }),
            use: french.meta({
              title: "Usage",
              description: "Ce qu’est le bâtiment cette année-là, en quelques mots.",
            }),
            text: french.meta({
              title: "Texte",
              description: "Ce qui arrive cette année-là, en une ou deux phrases.",
            }),
          }),
        )
        .length(4)
        .meta({
          title: "Années du dessin",
          description: "Quatre années\u00A0: autant que le dessin en montre.",
        }),
      caption: french.meta({
        title: "Légende",
        description: "Sous le dessin\u00A0: ce qui est imaginaire, ce qui est exact.",
      }),
    })
    .meta({ title: "Ligne du temps", description: "Le dessin d’un même bâtiment à quatre dates." }),
  pitch: z
    .strictObject({
      title: sectionTitle,
      paragraphs: z.array(french).min(1).meta({
        title: "Paragraphes",
        description: "Un élément par paragraphe\u00A0: deux ou trois phrases.",
      }),
    })
    .meta({ title: "Ce que nous défendons", description: "La section des convictions du cabinet." }),
  founder: z
    .strictObject({
      title: sectionTitle,
      name: french.optional().meta({
        title: "Nom",
        description:
          "Pour les moteurs de recherche\u00A0: sans lui, ils ne reçoivent aucune fiche de personne.",
      }),
      chain: z
        .strictObject({
          experience: bay.meta({
            title: "Expérience",
            description: "Celle du fondateur.",
          }),
          promise: bay.meta({ title: "Engagement", description: "La longueur de la création à l’horizon." }),
          horizon: french.meta({
            title: "Horizon",
            description: "Au bout de la seconde longueur\u00A0: une année.",
          }),
        })
        .meta({
          title: "Chaîne de cotes",
          description: "Deux longueurs cotées\u00A0: l’expérience du fondateur, et l’horizon du cabinet.",
        }),
      steps: z
        .array(
          z.strictObject({
            date: french.meta({
              title: "Date",
              description: "Une année, ou quelques mots comme «\u00A0Avant 2023\u00A0».",
            }),
            title: heading.meta({ title: "Titre", description: "Ce qui se passe alors, en quelques mots." }),
            text: french.meta({ title: "Texte", description: "Sous le titre\u00A0: une à trois phrases." }),
          }),
        )
        .min(1)
        .meta({ title: "Étapes", description: "Une période par élément, la plus ancienne d’abord." }),
      records: z
        .array(facts)
        .min(1)
        .optional()
        .meta({ title: "Preuves", description: "Le parcours et les qualifications, fait par fait." }),
    })
    .meta({
      title: "Parcours du fondateur",
      description: "La section du fondateur\u00A0: ligne, étapes et preuves.",
    }),
  pillars: z
    .strictObject({
      title: sectionTitle,
      list: z
        .array(
          z.strictObject({
            title: heading.meta({ title: "Titre", description: "Le pilier, en quelques mots." }),
            text: french.meta({ title: "Texte", description: "Sous le titre\u00A0: une ou deux phrases." }),
            link: link
              .optional()
              .meta({ title: "Lien", description: "Sous le texte, vers la page qui en dit plus." }),
          }),
        )
        .length(4)
        .meta({ title: "Piliers", description: "Quatre éléments, de gauche à droite." }),
    })
    .meta({ title: "Piliers", description: "La section de ce qui fonde le travail du cabinet." }),
  closing: lastCall({
    booking,
    services: link.meta({
      title: "Lien vers les services",
      description: "Le second lien, vers la page des services.",
    }),
  }),
});
export type Story = z.output<typeof story>;

export const storyPage = singleEntry({
  file: "pages/notre-histoire.yaml",
  schema: story.meta({ title: "Notre histoire" }),
});
