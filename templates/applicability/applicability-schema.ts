import { calendarDate, singleEntry } from "charpente";
import { z } from "zod";
import { fieldWords } from "../forms/form.ts";
import { french, heading, siteAddress } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";
import { decree } from "./decree-schema.ts";
import { findGaps } from "./find-gaps.ts";

const choiceWords = fieldWords.pick({ label: true, help: true });
const numberWords = fieldWords
  .pick({ label: true, help: true, unit: true })
  .extend({ error: french.meta({ title: "Message d’erreur" }) });

const rules = z.strictObject({
  asOf: calendarDate().meta({
    title: "Date des règles",
    description: "Le jour où les textes ont été relus pour la dernière fois.",
  }),
  title: heading.meta({ title: "Titre" }),
  intro: french.meta({ title: "Introduction" }),
  laws: z
    .record(
      z.string(),
      z.strictObject({
        label: french.meta({ title: "Libellé" }),
        href: siteAddress.meta({ title: "Adresse du lien" }),
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
                label: french.meta({ title: "Libellé" }),
                tertiary: z.boolean().meta({
                  title: "Activité tertiaire",
                  description: "Vrai si cette réponse en désigne une.",
                }),
              }),
            )
            .min(2)
            .meta({ title: "Réponses proposées" }),
        })
        .meta({ title: "Usage" }),
      permit: choiceWords
        .extend({
          choices: z
            .array(
              z.strictObject({
                label: french.meta({ title: "Libellé" }),
                from: calendarDate().meta({ title: "Premier jour de la période" }),
              }),
            )
            .min(2)
            .meta({ title: "Réponses proposées" }),
        })
        .meta({
          title: "Permis de construire",
          description:
            "«\u00A0from\u00A0» est le premier jour de chaque période\u00A0: une période par date citée dans les cas.",
        }),
      heating: numberWords.meta({ title: "Puissance de chauffage" }),
      cooling: numberWords.meta({ title: "Puissance de climatisation" }),
      surface: numberWords.meta({ title: "Surface" }),
      renewed: choiceWords
        .extend({
          choices: z
            .array(
              z.strictObject({
                label: french.meta({ title: "Libellé" }),
                renewed: z
                  .boolean()
                  .meta({ title: "Renouvellement", description: "Vrai si cette réponse en signale un." }),
              }),
            )
            .min(2)
            .meta({ title: "Réponses proposées" }),
        })
        .meta({ title: "Renouvellement" }),
      submit: french.meta({ title: "Bouton d’envoi" }),
    })
    .meta({ title: "Formulaire" }),
  result: z
    .strictObject({
      title: french.meta({ title: "Titre" }),
      applies: french.meta({ title: "Mot pour «\u00A0concerné\u00A0»" }),
      spared: french.meta({ title: "Mot pour «\u00A0non concerné\u00A0»" }),
      deadline: french.meta({ title: "Échéance" }),
      also: french.meta({
        title: "Titre des points communs",
        description: "Au-dessus de ce qui vaut partout où le décret s’applique.",
      }),
      failed: french.meta({
        title: "Message d’échec",
        description: "Affiché si les règles n’ont pas pu être chargées.",
      }),
    })
    .meta({ title: "Résultat" }),
  table: z
    .strictObject({
      caption: wordsWith("date").meta({
        title: "Légende",
        description: "«\u00A0{date}\u00A0» est la date des règles.",
      }),
      case: french.meta({ title: "Colonne des cas" }),
      due: french.meta({ title: "Colonne de ce qui est dû" }),
      deadline: french.meta({ title: "Colonne de l’échéance" }),
    })
    .meta({ title: "Tableau des cas" }),
  decrees: z.array(decree).min(1).meta({ title: "Décrets" }),
  limits: z
    .strictObject({
      title: heading.meta({ title: "Titre" }),
      list: z.array(french).min(1).meta({ title: "Limites" }),
    })
    .meta({ title: "Ce que les règles ne décident pas" }),
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
