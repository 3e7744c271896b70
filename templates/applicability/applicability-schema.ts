import { calendarDate, singleEntry } from "charpente";
import { z } from "zod";
import { fieldWords } from "../forms/form.ts";
import { french, heading, sectionTitle, siteAddress } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";
import { decree } from "./decree-schema.ts";
import { findGaps } from "./find-gaps.ts";

const choiceWords = fieldWords.pick({ label: true, help: true });
const numberWords = fieldWords.pick({ label: true, help: true, unit: true }).extend({
  error: french.meta({
    title: "Message d’erreur",
    description:
      "Sous le champ, quand la réponse n’est pas un nombre\u00A0: ce qu’il faut écrire, avec un exemple.",
  }),
});

const rules = z.strictObject({
  asOf: calendarDate().meta({
    title: "Date des règles",
    description: "Le jour où les textes ont été relus pour la dernière fois.",
  }),
  title: heading.meta({
    title: "Titre",
    description: "En tête du formulaire, sur la page de l’audit.",
  }),
  intro: french.meta({
    title: "Introduction",
    description: "Sous le titre\u00A0: combien de questions, et ce que deviennent les réponses.",
  }),
  laws: z
    .record(
      z.string(),
      z.strictObject({
        label: french.meta({
          title: "Libellé",
          description: "Les mots du lien après chaque phrase, par exemple «\u00A0article R. 175-2\u00A0».",
        }),
        href: siteAddress.meta({
          title: "Adresse du lien",
          description: "L’adresse du texte sur Légifrance, en https://.",
        }),
      }),
    )
    .meta({ title: "Textes de loi", description: "Par leur nom, chacun à sa propre adresse." }),
  form: z
    .strictObject({
      use: choiceWords
        .extend({
          choices: z
            .array(
              z.strictObject({
                label: french.meta({
                  title: "Libellé",
                  description: "L’une des réponses de la liste, en quelques mots.",
                }),
                tertiary: z.boolean().meta({
                  title: "Activité tertiaire",
                  description: "À activer si cette réponse en désigne une.",
                }),
              }),
            )
            .min(2)
            .meta({
              title: "Réponses proposées",
              description: "Les réponses de la liste, dans l’ordre où elle les montre\u00A0: deux au moins.",
            }),
        })
        .meta({ title: "Usage", description: "La question sur l’usage du bâtiment, et ses réponses." }),
      permit: choiceWords
        .extend({
          choices: z
            .array(
              z.strictObject({
                label: french.meta({
                  title: "Libellé",
                  description:
                    "L’une des périodes de la liste, par exemple «\u00A0Depuis le 8 avril 2024\u00A0».",
                }),
                from: calendarDate().meta({
                  title: "Premier jour de la période",
                  description:
                    "Comme 2024-04-08. La période va jusqu’à la veille de la suivante\u202F; la première commence en 1900.",
                }),
              }),
            )
            .min(2)
            .meta({
              title: "Réponses proposées",
              description:
                "Les périodes de la liste, de la plus ancienne à la plus récente\u00A0: deux au moins.",
            }),
        })
        .meta({
          title: "Permis de construire",
          description:
            "La question sur le dépôt du permis. Une période commence à chaque date citée dans les cas.",
        }),
      heating: numberWords.meta({
        title: "Puissance de chauffage",
        description: "La question sur les générateurs de chaleur, en kW.",
      }),
      cooling: numberWords.meta({
        title: "Puissance de climatisation",
        description: "La question sur les groupes froids, en kW.",
      }),
      surface: numberWords.meta({
        title: "Surface",
        description: "La question sur les activités tertiaires, en m².",
      }),
      renewed: choiceWords
        .extend({
          choices: z
            .array(
              z.strictObject({
                label: french.meta({
                  title: "Libellé",
                  description: "L’une des réponses de la liste, en quelques mots.",
                }),
                renewed: z.boolean().meta({
                  title: "Renouvellement",
                  description: "À activer si cette réponse en signale un.",
                }),
              }),
            )
            .min(2)
            .meta({
              title: "Réponses proposées",
              description: "Les réponses de la liste, dans l’ordre où elle les montre\u00A0: deux au moins.",
            }),
        })
        .meta({
          title: "Renouvellement",
          description:
            "La question sur le remplacement du chauffage ou de la climatisation, et ses réponses.",
        }),
      submit: french.meta({
        title: "Bouton d’envoi",
        description: "Sous les questions\u00A0: il affiche le résultat sans rien envoyer.",
      }),
    })
    .meta({ title: "Formulaire", description: "Les six questions et le bouton." }),
  result: z
    .strictObject({
      title: french.meta({
        title: "Titre",
        description: "Au-dessus du résultat, une fois les réponses données.",
      }),
      applies: french.meta({
        title: "Mot pour «\u00A0concerné\u00A0»",
        description: "Après le nom d’un décret qui s’applique au bâtiment décrit.",
      }),
      spared: french.meta({
        title: "Mot pour «\u00A0non concerné\u00A0»",
        description: "Après le nom d’un décret qui ne s’applique pas.",
      }),
      deadline: french.meta({
        title: "Échéance",
        description: "Devant la date de chaque décret, dans le résultat.",
      }),
      also: french.meta({
        title: "Titre des points communs",
        description: "Au-dessus de ce qui vaut partout où le décret s’applique.",
      }),
      failed: french.meta({
        title: "Message d’échec",
        description: "Affiché si les règles n’ont pas pu être chargées.",
      }),
    })
    .meta({ title: "Résultat", description: "Ce que lit le visiteur une fois les questions remplies." }),
  table: z
    .strictObject({
      caption: wordsWith("date").meta({
        title: "Légende",
        description: "«\u00A0{date}\u00A0» est la date des règles.",
      }),
      case: french.meta({
        title: "Colonne des cas",
        description: "En tête de la première colonne du tableau.",
      }),
      due: french.meta({
        title: "Colonne de ce qui est dû",
        description: "En tête de la colonne des phrases et de leurs textes de loi.",
      }),
      deadline: french.meta({
        title: "Colonne de l’échéance",
        description: "En tête de la colonne des dates.",
      }),
    })
    .meta({
      title: "Tableau des cas",
      description: "Tous les cas, sous le formulaire\u00A0: il se lit sans JavaScript.",
    }),
  decrees: z.array(decree).min(1).meta({
    title: "Décrets",
    description: "Un décret par élément, dans l’ordre du résultat et des tableaux.",
  }),
  limits: z
    .strictObject({
      title: sectionTitle,
      list: z
        .array(french)
        .min(1)
        .meta({ title: "Limites", description: "Une phrase par limite, en liste à la fin." }),
    })
    .meta({
      title: "Ce que les règles ne décident pas",
      description: "Sous les tableaux\u00A0: ce qu’un formulaire ne peut pas trancher.",
    }),
});

const everyLaw = "chaque `law` d’une phrase doit être un nom de `laws`";
const everyDate = "chaque date des cas doit être le premier jour d’un choix de `form.permit.choices`";
const oneCase = "chaque bâtiment doit relever d’un seul cas de chaque décret";

const applicabilityRules = rules
  .refine((input) => findUnknownLaw(input) === undefined, {
    error: ({ input }) => withExample(everyLaw, findUnknownLaw(input as Given)),
  })
  .refine((input) => findUnaskedDate(input) === undefined, {
    error: ({ input }) => withExample(everyDate, findUnaskedDate(input as Given)),
  })
  .refine((input) => findGap(input) === undefined, {
    error: ({ input }) => withExample(oneCase, findGap(input as Given)),
    // An invalid date has no day before it.
    when: ({ issues }) => issues.length === 0,
  });
export type Applicability = z.output<typeof applicabilityRules>;

/** « Êtes-vous concerné ? »: the rules of the decrees, as data. */
export const applicability = singleEntry({
  file: "applicability.yaml",
  schema: applicabilityRules.meta({ title: "Êtes-vous concerné\u202F?" }),
});

function withExample(rule: string, example: string | undefined): string {
  return example === undefined ? rule : `${rule} : voyez ${example}`;
}

// The editing guide only needs the rule itself, not the data.
type Given = Partial<z.output<typeof rules>>;
const decreesOf = (given: Given) => given.decrees ?? [];

function findUnknownLaw(given: Given): string | undefined {
  const { laws = {} } = given;
  return decreesOf(given)
    .flatMap(({ cases, also }) => [...cases.flatMap(({ sentences }) => sentences), ...also])
    .find(({ law }) => !Object.hasOwn(laws, law))?.law;
}

function findUnaskedDate(given: Given): string | undefined {
  const asked = given.form?.permit.choices.map(({ from }) => from) ?? [];
  return decreesOf(given)
    .flatMap(({ cases }) => cases.flatMap(({ when }) => [when.permitFrom, when.permitBefore]))
    .find((date) => date !== undefined && !asked.includes(date));
}

function findGap(given: Given): string | undefined {
  const [gap] = decreesOf(given).flatMap(({ cases }) => findGaps(cases));
  return gap && `${gap.matches} cas pour ${JSON.stringify(gap.building)}`;
}
