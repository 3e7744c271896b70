import { z } from "zod";
import { french } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";
import { sentence } from "./decree-schema.ts";

const label = (title: string, description = "Sur la coupe, en quelques mots.") =>
  french.meta({ title, description });

/** One function that the system must have; the first names the machines that it ties in. */
const systemFunction = sentence.extend({
  where: label("Lieu", "Où elle se voit sur la coupe\u00A0: «\u00A0à chaque étage\u00A0»."),
  title: label("Titre", "La fonction, en deux à quatre mots."),
  text: wordsWith("machines").meta({
    title: "Texte",
    description: "Une phrase. «\u00A0{machines}\u00A0» est le chauffage, la climatisation ou les deux.",
  }),
  all: french.optional().meta({
    title: "Texte si tout est relié",
    description: "À la place du texte, pour les bâtiments dont tous les systèmes sont reliés.",
  }),
});

export const sectionWords = z
  .strictObject({
    legend: label("Légende", "Au-dessus des fonctions à installer, dans l’ordre du chantier."),
    open: label("Titre qui déplie", "Sur un petit écran, ce qui déplie les quatre fonctions."),
    spared: label("Si rien n’est à installer", "Au même endroit, quand aucun système n’est dû."),
    functions: z.tuple([systemFunction, systemFunction, systemFunction, systemFunction]).meta({
      title: "Fonctions",
      description: "Les quatre, dans l’ordre du chantier, du toit au rez-de-chaussée.",
    }),
    machines: z
      .strictObject({
        heating: label("Le chauffage"),
        cooling: label("La climatisation"),
        both: label("Les deux"),
      })
      .meta({
        title: "Machines",
        description: "À la place de «\u00A0{machines}\u00A0» dans la première fonction.",
      }),
    labels: z
      .strictObject({
        heating: label("Chauffage"),
        cooling: label("Climatisation"),
        permit: label("Permis"),
        today: label("Aujourd’hui"),
        todayShort: label("Aujourd’hui, en court"),
        noDeadline: label("Sans échéance"),
        above290: label("Sous 2025"),
        above70: label("Sous 2030"),
        renewed: label("Renouvellement fait"),
        renewal: label("Renouvellement prévu"),
        noRenewal: label("Pas de renouvellement"),
      })
      .meta({ title: "Mots du dessin", description: "Ce qui est écrit sur la coupe elle-même." }),
    describe: z
      .strictObject({
        building: wordsWith("use", "surface", "storeys", "permit").meta({
          title: "Bâtiment",
          description: "Usage, surface, niveaux et permis.",
        }),
        storey: label("Un seul niveau", "À la place de {storeys}."),
        storeys: wordsWith("count", "area").meta({
          title: "Plusieurs niveaux",
          description: "À la place de {storeys}.",
        }),
        heating: wordsWith("power").meta({ title: "Chauffage", description: "La puissance face au seuil." }),
        cooling: wordsWith("power").meta({
          title: "Climatisation",
          description: "La puissance face au seuil.",
        }),
        above: wordsWith("power", "threshold").meta({
          title: "Au-dessus du seuil",
          description: "À la place de {power}.",
        }),
        upTo: wordsWith("power", "threshold").meta({
          title: "Jusqu’au seuil",
          description: "À la place de {power}.",
        }),
        due: wordsWith("functions", "deadline").meta({
          title: "Système dû",
          description: "Les quatre fonctions et l’échéance.",
        }),
        spared: label("Rien à installer", "À la fin, quand aucun système n’est dû."),
      })
      .meta({
        title: "Description",
        description: "La coupe en phrases, pour qui ne la voit pas.",
      }),
  })
  .meta({ title: "Coupe", description: "Le dessin qui répond\u00A0: ses notes, ses mots, sa description." });
