import { z } from "zod";
import { french, heading, point, sectionTitle } from "../words/words.ts";

const row = z.strictObject({
  name: french.meta({ title: "Nom", description: "La fonction, en un ou deux mots." }),
  finding: french.meta({ title: "Constat", description: "Ce que la visite a montré, en une phrase courte." }),
  state: z.enum(["have", "part", "lack"]).meta({
    title: "État",
    description: "have\u00A0: acquise\u202F; part\u00A0: partielle\u202F; lack\u00A0: absente.",
  }),
});
/** An hour of the day, from 0 to 24. */
const hour = z.int().min(0).max(24);

/** A page of a report that is made up, as the page of the audit draws it. */
export const sample = z.strictObject({
  title: sectionTitle,
  text: z
    .array(french)
    .min(1)
    .meta({ title: "Texte", description: "Un élément par paragraphe, à côté de la page dessinée." }),
  delivered: z
    .array(point)
    .min(1)
    .meta({ title: "Ce qui est remis", description: "Un document ou une précision par élément." }),
  open: french.meta({
    title: "Ligne qui déplie la page",
    description: "Sur un téléphone, où la page d’exemple est repliée.",
  }),
  label: french.meta({
    title: "Mention d’exemple",
    description: "Sur la page dessinée\u00A0: elle dit que c’est un exemple.",
  }),
  building: heading.meta({
    title: "Bâtiment",
    description: "Le nom du bâtiment, en tête de la page dessinée.",
  }),
  facts: french.meta({
    title: "Description du bâtiment",
    description: "Sous le nom\u00A0: usage, surface et puissances, en une ou deux phrases.",
  }),
  drawing: french.meta({
    title: "Texte de remplacement",
    description: "Ce que montre le dessin, pour qui ne le voit pas.",
  }),
  functions: z
    .strictObject({
      title: sectionTitle,
      columns: z
        .strictObject({
          name: french.meta({ title: "Nom", description: "En tête de la colonne des fonctions." }),
          finding: french.meta({ title: "Constat", description: "En tête de la colonne des constats." }),
          state: french.meta({ title: "État", description: "En tête de la colonne des états." }),
        })
        .meta({ title: "Colonnes", description: "Les trois en-têtes du tableau des fonctions." }),
      states: z
        .strictObject({
          have: french.meta({
            title: "Fonction acquise",
            description: "Le mot du tableau pour une fonction présente.",
          }),
          part: french.meta({
            title: "Fonction partielle",
            description: "Le mot du tableau pour une fonction incomplète.",
          }),
          lack: french.meta({
            title: "Fonction absente",
            description: "Le mot du tableau pour une fonction qui manque.",
          }),
        })
        .meta({ title: "États", description: "Les trois mots du tableau et de sa légende." }),
      list: z
        .array(row)
        .min(1)
        .meta({ title: "Fonctions", description: "Une ligne du tableau par fonction demandée." }),
    })
    .meta({ title: "Fonctions du décret", description: "Le premier tableau de la page dessinée." }),
  load: z
    .strictObject({
      title: sectionTitle,
      hours: z.array(z.number().min(0).max(100)).length(24).meta({
        title: "Puissances par heure",
        description:
          "En pour cent de l’heure la plus chargée, à partir de minuit\u00A0: vingt-quatre valeurs.",
      }),
      empty: z
        .strictObject({
          from: hour.meta({ title: "Début", description: "L’heure où le bâtiment se vide, de 0 à 24." }),
          to: hour.meta({ title: "Fin", description: "L’heure où il se remplit, de 0 à 24." }),
        })
        .meta({ title: "Heures sans personne", description: "Du soir au matin." }),
      marks: z
        .array(french)
        .min(2)
        .meta({ title: "Heures écrites", description: "Sous les barres, à intervalles réguliers." }),
      drawing: french.meta({
        title: "Texte de remplacement",
        description: "Ce que montrent les barres, pour qui ne les voit pas.",
      }),
      text: french.meta({
        title: "Texte",
        description: "Ce qu’il faut retenir des barres, en une ou deux phrases.",
      }),
    })
    .meta({ title: "Puissance appelée", description: "Les barres de la page dessinée, une par heure." }),
  measures: z
    .strictObject({
      title: sectionTitle,
      columns: z
        .strictObject({
          name: french.meta({ title: "Nom", description: "En tête de la colonne des mesures." }),
          kind: french.meta({ title: "Nature", description: "En tête de la colonne des natures." }),
          payback: french.meta({
            title: "Délai de retour",
            description: "En tête de la colonne des délais.",
          }),
        })
        .meta({ title: "Colonnes", description: "Les trois en-têtes du tableau des mesures." }),
      list: z
        .array(
          z.strictObject({
            name: french.meta({ title: "Nom", description: "Ce qu’il faut faire, à l’infinitif." }),
            kind: french.meta({
              title: "Nature",
              description: "Par exemple «\u00A0Réglage\u00A0» ou «\u00A0Travaux\u00A0».",
            }),
            payback: french.meta({
              title: "Délai de retour",
              description: "Par exemple «\u00A03 ans\u00A0», ou «\u00A0immédiat\u00A0».",
            }),
          }),
        )
        .min(1)
        .meta({ title: "Mesures", description: "Une ligne par mesure, la plus urgente d’abord." }),
    })
    .meta({ title: "Mesures", description: "Le second tableau de la page dessinée." }),
  caption: french.meta({
    title: "Légende",
    description: "Sous la page dessinée\u00A0: ce qui est inventé, et pourquoi.",
  }),
});

export type SampleWords = z.output<typeof sample>;
