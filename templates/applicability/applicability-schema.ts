import { calendarDate, singleEntry } from "charpente";
import { z } from "zod";
import { fieldWords } from "../forms/form.ts";
import { type Threshold, uses } from "../section/section-model.ts";
import { french, heading, link, sectionTitle, siteAddress } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";
import { permitForm, renewals } from "./answers.ts";
import { type Building, type Conditions, isCase } from "./find-case.ts";

const conditions = z.strictObject({
  tertiary: z
    .boolean()
    .optional()
    .meta({ title: "Activité tertiaire", description: "À activer si le bâtiment en abrite une." }),
  powerAbove: z.number().nonnegative().optional().meta({
    title: "Puissance supérieure à",
    description: "En kW\u00A0: la plus grande des deux, chauffage ou climatisation, dépasse cette valeur.",
  }),
  powerUpTo: z.number().nonnegative().optional().meta({
    title: "Puissance inférieure ou égale à",
    description: "En kW\u00A0: ni le chauffage ni la climatisation ne dépasse cette valeur.",
  }),
  permitFrom: calendarDate().optional().meta({
    title: "Permis déposé à partir du",
    description:
      "Ce jour compris\u00A0: le premier jour d’une période de «\u00A0Permis de construire\u00A0».",
  }),
  permitBefore: calendarDate().optional().meta({
    title: "Permis déposé avant le",
    description: "Ce jour exclu\u00A0: le premier jour d’une période de «\u00A0Permis de construire\u00A0».",
  }),
  renewed: z.boolean().optional().meta({
    title: "Chauffage ou climatisation renouvelés",
    description: "À activer si le renouvellement est fait ou prévu.",
  }),
  surfaceFrom: z.number().nonnegative().optional().meta({
    title: "Surface à partir de",
    description: "En m² d’activités tertiaires, cette valeur comprise.",
  }),
  surfaceBelow: z.number().nonnegative().optional().meta({
    title: "Surface inférieure à",
    description: "En m² d’activités tertiaires, cette valeur exclue.",
  }),
});

const sentence = z.strictObject({
  text: french.meta({
    title: "Texte",
    description: "Une phrase complète, suivie du lien vers son texte de loi.",
  }),
  law: z
    .string()
    .meta({ title: "Texte de loi", description: "Le nom que porte l’un des «\u00A0Textes de loi\u00A0»." }),
  at: french.optional().meta({ title: "Partie du texte", description: "Par exemple «\u00A0II, 4°\u00A0»." }),
});
export type Sentence = z.output<typeof sentence>;

const decree = z.strictObject({
  name: french.meta({
    title: "Nom du décret",
    description: "Par exemple «\u00A0Décret BACS\u00A0»\u00A0: dans le résultat et en tête de son tableau.",
  }),
  what: french.meta({ title: "Ce que le décret demande", description: "Après son nom, en tête du tableau." }),
  cases: z
    .array(
      z.strictObject({
        when: conditions.meta({
          title: "Conditions",
          description: "Toutes celles qui sont écrites doivent être réunies.",
        }),
        case: french.meta({ title: "Cas", description: "La première colonne du tableau." }),
        applies: z
          .boolean()
          .meta({ title: "Décret applicable", description: "À activer si le décret s’applique à ce cas." }),
        verdict: french.optional().meta({
          title: "Verdict",
          description: "En tête de la réponse quand le décret s’applique\u00A0: concerné, et depuis quand.",
        }),
        reason: french.meta({
          title: "Raison",
          description: "Après le verdict, en quelques mots\u00A0: «\u00A070 kW ou moins\u00A0».",
        }),
        due: z
          .strictObject({
            at: z.enum(["day", "permit", "renewal"]).meta({
              title: "Moment",
              description: "Un jour (day), la construction (permit) ou le renouvellement (renewal).",
            }),
            day: calendarDate()
              .optional()
              .meta({ title: "Jour", description: "Si le moment est un jour, comme 2025-01-01." }),
            label: french.meta({
              title: "Libellé",
              description: "Sur la ligne du temps de la coupe, en quelques mots.",
            }),
            connects: z.enum(["all", "above"]).meta({
              title: "Ce qui est relié",
              description:
                "Tous les systèmes (all), ou ceux qui dépassent le seuil et les autres sous condition (above).",
            }),
          })
          .optional()
          .meta({
            title: "Système dû",
            description:
              "Sur la coupe\u00A0: quand, et ce qui y est relié. Absent si aucun système n’est dû.",
          }),
        deadline: french.meta({
          title: "Échéance",
          description: "La date, ou «\u00A0Aucune\u00A0» si rien n’est dû. Dernière colonne du tableau.",
        }),
        sentences: z.array(sentence).min(1).meta({
          title: "Ce qui est dû, et pourquoi",
          description: "Chaque phrase nomme son texte de loi.",
        }),
      }),
    )
    .min(1)
    .meta({
      title: "Cas",
      description:
        "Chaque bâtiment correspond à un cas et à un seul\u00A0: le site refuse les trous et les doublons.",
    }),
  also: z
    .array(sentence)
    .default([])
    .meta({ title: "Dans tous les cas", description: "Ce qui vaut partout où le décret s’applique." }),
});
export type Decree = z.output<typeof decree>;

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

const sectionWords = z
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
        description: "À la place des machines dans la première fonction.",
      }),
    labels: z
      .strictObject({
        heating: label("Chauffage"),
        cooling: label("Climatisation"),
        permit: label("Permis"),
        today: label("Aujourd’hui"),
        todayShort: label("Aujourd’hui, en court"),
        noDeadline: label("Sans échéance"),
        aboveHigh: label("Sous l’échéance du seuil haut"),
        aboveLow: label("Sous l’échéance du seuil bas"),
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
        storey: label("Un seul niveau", "À la place du nombre d’étages."),
        storeys: wordsWith("count", "area").meta({
          title: "Plusieurs niveaux",
          description: "À la place du nombre d’étages.",
        }),
        heating: wordsWith("power").meta({ title: "Chauffage", description: "La puissance face au seuil." }),
        cooling: wordsWith("power").meta({
          title: "Climatisation",
          description: "La puissance face au seuil.",
        }),
        above: wordsWith("power", "threshold").meta({
          title: "Au-dessus du seuil",
          description: "À la place de la puissance.",
        }),
        upTo: wordsWith("power", "threshold").meta({
          title: "Jusqu’au seuil",
          description: "À la place de la puissance.",
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
const someThreshold =
  "le premier décret doit avoir un cas dû à un jour (`due: { at: day }`) au-dessus d’une puissance (`powerAbove`)";
const oneCase = "chaque bâtiment doit relever d’un seul cas de chaque décret";

const applicabilityRules = rules
  .refine((input) => findUnknownLaw(input) === undefined, {
    error: ({ input }) => withExample(everyLaw, findUnknownLaw(input as Given)),
  })
  .refine((input) => listThresholds(decreesOf(input)[0]).length > 0, {
    error: someThreshold,
    when: ({ issues }) => issues.length === 0,
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

/** A building for which a decree has no case, or several. */
type Gap = { readonly building: Building; readonly matches: number };

/** From the lowest power to the highest. */
export function listThresholds(decree: Decree | undefined): readonly Threshold[] {
  return (decree?.cases ?? [])
    .flatMap(({ when: { powerAbove: kw }, due }) =>
      kw === undefined || due?.day === undefined ? [] : [{ kw, day: due.day }],
    )
    .sort((a, b) => a.kw - b.kw);
}

/**
 * Searches for buildings with no case or several: on both sides of every threshold, and on the day of every date and
 * the day before.
 */
export function findGaps(cases: readonly { readonly when: Conditions }[]): readonly Gap[] {
  const gaps: Gap[] = [];
  for (const building of buildingsAround(cases.map(({ when }) => when))) {
    const matches = cases.filter(({ when }) => isCase(when, building)).length;
    if (matches !== 1) gaps.push({ building, matches });
  }
  return gaps;
}

function buildingsAround(conditions: readonly Conditions[]): readonly Building[] {
  const powers = around(conditions.flatMap(({ powerAbove, powerUpTo }) => [powerAbove, powerUpTo]));
  const surfaces = around(conditions.flatMap(({ surfaceFrom, surfaceBelow }) => [surfaceFrom, surfaceBelow]));
  const permits = daysAround(
    conditions.flatMap(({ permitFrom, permitBefore }) => [permitFrom, permitBefore]),
  );
  const either = [true, false];
  return either.flatMap((tertiary) =>
    either.flatMap((renewed) =>
      powers.flatMap((powerKw) =>
        surfaces.flatMap((surfaceM2) =>
          permits.map((permit) => ({ tertiary, renewed, powerKw, surfaceM2, permit })),
        ),
      ),
    ),
  );
}

/** Each threshold, a value just below and one just above it; and no value. */
function around(thresholds: readonly (number | undefined)[]): readonly number[] {
  const given = thresholds.filter((threshold) => threshold !== undefined);
  return [...new Set([0, ...given.flatMap((value) => [value - 0.1, value, value + 0.1])])];
}

function daysAround(days: readonly (string | undefined)[]): readonly string[] {
  const given = days.filter((day) => day !== undefined);
  return [...new Set(["1900-01-01", ...given.flatMap((day) => [dayBefore(day), day])])];
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
