import { folderCollection, singleEntry } from "charpente";
import { z } from "zod";
import { answers } from "../applicability/applicability-schema.ts";
import { drawingName } from "../drawings/catalogue.ts";
import { compositions } from "../drawings/page-views.ts";
import {
  booking,
  french,
  heading,
  lastCall,
  link,
  point,
  question,
  sectionTitle,
  seo,
  source,
  topic,
} from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const profile = z.strictObject({
  name: french.meta({
    title: "Nom du profil",
    description: "Dans le fil d’Ariane et sur la carte de l’accueil.",
  }),
  card: french.meta({ title: "Phrase de la carte", description: "Une phrase, sur la carte de l’accueil." }),
  seo,
  drawing: drawingName.meta({ title: "Dessin" }),
  composition: z
    .enum(compositions)
    .default("beside")
    .meta({
      title: "Composition de la tête",
      enumDescriptions: ["À côté", "Autour", "En ailes", "En tour", "Au-dessus", "Le long de la rue"],
      description:
        "Comment le titre et le dessin se partagent la tête. «\u00A0À côté\u00A0» convient à tout bâtiment.",
    }),
  title: heading.meta({
    title: "Titre",
    description: "En tête de page\u00A0: ce que ce public attend, en une ligne ou deux.",
  }),
  intro: french.meta({
    title: "Introduction",
    description: "Sous le titre\u00A0: deux ou trois phrases pour ce public.",
  }),
  figures: z
    .strictObject({
      title: sectionTitle,
      note: french.meta({
        title: "Note",
        description: "Sous les chiffres\u00A0: d’où ils viennent, et ce qu’ils valent.",
      }),
      list: z
        .array(
          z.strictObject({
            value: french.meta({
              title: "Valeur",
              description: "Le chiffre, en grand, par exemple «\u00A020 à 40\u00A0».",
            }),
            unit: french.optional().meta({
              title: "Unité",
              description: "À côté du chiffre, en petit\u00A0: «\u00A0%\u00A0», par exemple.",
            }),
            label: french.meta({
              title: "Libellé",
              description: "Sous le chiffre\u00A0: ce qu’il compte, en quelques mots.",
            }),
          }),
        )
        .min(1)
        .meta({
          title: "Chiffres",
          one: "un chiffre",
          description: "Un chiffre par élément, de gauche à droite.",
        }),
      source,
    })
    .optional()
    .meta({
      title: "Repères chiffrés",
      description: "La ligne des grands chiffres. Sans elle, la page passe aux enjeux.",
    }),
  section: z
    .strictObject({
      title: sectionTitle,
      answers: answers.meta({
        title: "Réponses",
        description:
          "Le cas qui est dessiné\u00A0: les six réponses d’«\u00A0Êtes-vous concerné\u202F?\u00A0».",
      }),
      notes: z.array(point).length(3).meta({
        title: "Notes",
        description: "À côté de la coupe\u00A0: ce qui compte, est à installer, presse.",
      }),
    })
    .meta({ title: "Coupe", description: "Un cas type de ce public, dessiné, et trois notes." }),
  stakes: z.array(topic).min(3).meta({
    title: "Enjeux",
    one: "un enjeu",
    description: "Ce qui préoccupe ce public\u00A0: trois éléments au moins.",
  }),
  services: z.array(topic).min(3).meta({
    title: "Services",
    one: "un service",
    description: "Ce que le cabinet fait pour lui\u00A0: trois éléments au moins.",
  }),
  reasons: z.array(point).default([]).meta({
    title: "Raisons",
    one: "une raison",
    description: "Pourquoi choisir le cabinet. La section manque si la liste est vide.",
  }),
  questions: z.array(question).min(4).meta({
    title: "Questions",
    one: "une question",
    description: "Une question et sa réponse par élément\u00A0: quatre au moins.",
  }),
  closing: lastCall({}),
});
export type Profile = z.output<typeof profile>;

/** Who the firm works for: one file per audience, whose page is at `/profil/` and the name of the file. */
export const profiles = folderCollection({
  folder: "profiles",
  format: "yaml",
  schema: profile.meta({ title: "Profil" }),
});

const profilePageWords = z.strictObject({
  breadcrumb: z
    .array(link)
    .meta({ title: "Fil d’Ariane", one: "un lien", description: "De l’accueil à la liste des profils." }),
  section: z
    .strictObject({
      typical: wordsWith("use", "surface", "permit").meta({
        title: "Cas type",
        description: "Sous la coupe\u00A0: l’usage, la surface et le permis de ce cas.",
      }),
      draw: link.meta({
        title: "Lien vers le formulaire",
        description: "Après le cas type\u00A0: le formulaire, où ces réponses sont déjà données.",
      }),
    })
    .meta({ title: "Coupe", description: "Sous le cas dessiné, sur chaque profil." }),
  stakes: french.meta({ title: "Titre des enjeux", description: "Au-dessus des enjeux, sur chaque profil." }),
  services: french.meta({
    title: "Titre des services",
    description: "Au-dessus des services, sur chaque profil.",
  }),
  allServices: link.meta({
    title: "Lien vers tous les services",
    description: "Sous les services, vers la page qui les présente tous.",
  }),
  reasons: french.meta({
    title: "Titre des raisons",
    description: "Au-dessus des raisons, sur les profils qui en donnent.",
  }),
  questions: french.meta({
    title: "Titre des questions",
    description: "Au-dessus des questions, sur chaque profil.",
  }),
  booking,
  brochure: link.meta({
    title: "Lien vers la brochure",
    description: "Le second lien du dernier appel, vers le document à télécharger.",
  }),
});
export type ProfilePageWords = z.output<typeof profilePageWords>;

/** The words that all profile pages share. */
export const profilePage = singleEntry({
  file: "pages/profil.yaml",
  schema: profilePageWords.meta({ title: "Pages des profils" }),
});
