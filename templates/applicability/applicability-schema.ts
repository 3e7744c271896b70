import { calendarDate, singleEntry } from "charpente";
import { z } from "zod";
import { fieldWords } from "../forms/form.ts";
import { uses } from "../section/section-model.ts";
import { french, heading, link, sectionTitle, siteAddress } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";
import { permitForm, renewals } from "./answers.ts";
import { decree, sentence } from "./decree-schema.ts";
import { findGaps } from "./find-gaps.ts";
import { sectionWords } from "./section-schema.ts";

const choiceWords = fieldWords.pick({ label: true, help: true });
const numberWords = fieldWords.pick({ label: true, help: true, unit: true }).extend({
  error: french.meta({
    title: "Message d’erreur",
    description:
      "Sous le champ, quand la réponse n’est pas un nombre\u00A0: ce qu’il faut écrire, avec un exemple.",
  }),
});

/** A case that is drawn: the same six answers as in an address. */
export const answers = z.strictObject({
  usage: z.enum(uses).meta({ title: "Usage", description: "Le nom de l’une des réponses proposées." }),
  permis: z
    .string()
    .regex(permitForm)
    .meta({
      title: "Permis",
      description: "L’année du dépôt, ou le jour comme 2021-07-22\u00A0: entre guillemets.",
      examples: ["1998"],
    }),
  chauffage: z.number().nonnegative().meta({ title: "Chauffage", description: "En kW." }),
  climatisation: z.number().nonnegative().meta({ title: "Climatisation", description: "En kW." }),
  surface: z.number().positive().meta({ title: "Surface", description: "En m²." }),
  renouvellement: z
    .enum(renewals)
    .meta({ title: "Renouvellement", description: "Aucun, fait (fait) ou prévu (prevu)." }),
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
      example: answers.meta({
        title: "Cas type",
        description: "Les réponses qui sont dessinées avant qu’un visiteur réponde, et sans JavaScript.",
      }),
      start: french.meta({
        title: "Au début",
        description: "Au-dessus des questions\u00A0: que les réponses déjà là sont un cas type.",
      }),
      use: choiceWords
        .extend({
          choices: z
            .array(
              z.strictObject({
                name: z.enum(uses).meta({
                  title: "Nom",
                  description:
                    "Dans l’adresse des réponses\u202F; il dit aussi quelles pièces sont dessinées.",
                }),
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
      permit: numberWords
        .omit({ unit: true })
        .extend({
          day: wordsWith("year").meta({
            title: "Message si le jour manque",
            description: "Quand l’une des dates des décrets tombe dans l’année {year}.",
          }),
        })
        .meta({
          title: "Permis de construire",
          description: "La question sur le dépôt du permis\u00A0: une année, ou un jour.",
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
                name: z.enum(renewals).meta({
                  title: "Nom",
                  description: "Dans l’adresse des réponses, et sur la ligne du temps de la coupe.",
                }),
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
    })
    .meta({ title: "Formulaire", description: "Les six questions, et ce qui est dessiné d’abord." }),
  result: z
    .strictObject({
      title: french.meta({
        title: "Titre",
        description: "Au-dessus du résultat, une fois les réponses données.",
      }),
      asOf: wordsWith("date").meta({
        title: "Date des textes",
        description: "Sous le titre. «\u00A0{date}\u00A0» est la date des règles.",
      }),
      nothing: french.meta({
        title: "Si rien n’est dû",
        description: "Le verdict quand aucun des décrets ne s’applique.",
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
      more: french.meta({
        title: "Titre de la suite",
        description: "Sous la première phrase d’un décret, ce qui déplie les autres.",
      }),
      also: french.meta({
        title: "Titre des points communs",
        description: "Au-dessus de ce qui vaut partout où le décret s’applique.",
      }),
      apart: sentence
        .extend({
          text: wordsWith("heating", "cooling", "threshold").meta({
            title: "Phrase",
            description:
              "Quand la somme passe un seuil que chaud et froid ne passent pas\u00A0; l’unité vient avec les nombres.",
          }),
        })
        .meta({
          title: "Ni somme ni cumul",
          description: "Que chaud et froid se comparent chacun au seuil.",
        }),
      send: link.meta({
        title: "Lien pour envoyer les réponses",
        description: "Vers le formulaire de contact, qui les reprend. Absent si rien n’est dû.",
      }),
      print: french.meta({
        title: "Bouton pour imprimer",
        description: "Il imprime la coupe, les réponses et les articles sur une feuille.",
      }),
      failed: french.meta({
        title: "Message d’échec",
        description: "Affiché si les règles n’ont pas pu être chargées.",
      }),
    })
    .meta({ title: "Résultat", description: "Ce que lit le visiteur une fois les questions remplies." }),
  section: sectionWords,
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
const oneCase = "chaque bâtiment doit relever d’un seul cas de chaque décret";

const applicabilityRules = rules
  .refine((input) => findUnknownLaw(input) === undefined, {
    error: ({ input }) => withExample(everyLaw, findUnknownLaw(input as Given)),
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
  return [
    ...decreesOf(given).flatMap(({ cases, also }) => [
      ...cases.flatMap(({ sentences }) => sentences),
      ...also,
    ]),
    ...(given.section?.functions ?? []),
    ...(given.result ? [given.result.apart] : []),
  ].find(({ law }) => !Object.hasOwn(laws, law))?.law;
}

function findGap(given: Given): string | undefined {
  const [gap] = decreesOf(given).flatMap(({ cases }) => findGaps(cases));
  return gap && `${gap.matches} cas pour ${JSON.stringify(gap.building)}`;
}
