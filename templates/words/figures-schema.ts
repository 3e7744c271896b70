import type { Figure } from "charpente";
import { z } from "zod";
import { formatEuros, formatNumber, inLetters } from "./french-number.ts";

/** The figures that pages and forms compute with; the others are only said in texts. */
const requiredFigures = [
  "services",
  "prix-forfait",
  "prix-par-m2",
  "prix-par-m2-au-dela",
  "surface-forfait",
  "surface-moyenne",
  "surface-devis",
  "poids-fichier",
  "superficie-logement",
  "seuil-bacs-bas",
  "seuil-bacs-haut",
] as const;

export type FigureName = (typeof requiredFigures)[number];

const number = z.number();

const figure = z
  .strictObject({
    title: z.string().trim().min(1).meta({
      title: "Nom",
      description: "Ce que ce chiffre compte, en quelques mots.",
    }),
    value: number.optional().meta({
      title: "Valeur",
      description: "Le nombre seul, sans son unité.",
      "x-instead-of": ["from", "to"],
    }),
    from: number.optional().meta({
      title: "De",
      description: "Le début d’une fourchette, à la place de la valeur.",
      "x-instead-of": ["value"],
    }),
    to: number
      .optional()
      .meta({ title: "À", description: "La fin de la fourchette.", "x-instead-of": ["value"] }),
    unit: z.string().trim().min(1).optional().meta({
      title: "Unité",
      description: "Ce que les textes écrivent après le nombre, par exemple «\u00A0€\u00A0».",
    }),
    said: z
      .array(
        z
          .string()
          .regex(/^[^{}]*\{\}[^{}]*$/, { error: "doit contenir une fois la place du nombre" })
          .meta({
            title: "Phrase",
            blanks: { "": "le nombre" },
            examples: ["les mots avant {} les mots après"],
          }),
      )
      .default([])
      .meta({
        title: "Dans les textes",
        description:
          "Les mots qui entourent le nombre\u00A0: un texte qui en donne un autre est signalé. «\u00A0…\u00A0» tient lieu d’autres mots de la phrase.",
      }),
  })
  .refine(({ value, from, to }) => (value === undefined) !== (from === undefined || to === undefined), {
    error: "a une valeur, ou le début et la fin d’une fourchette",
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
    error: "doit finir par le plus grand des deux nombres",
  })
  .meta({ title: "Chiffre" });

/** The figures of the site by the names that texts write between braces. */
export const figures = z
  .record(
    z.string().regex(/^[a-z][a-z0-9-]*$/, {
      error: "doit être un nom en minuscules sans accents ni espaces, comme prix-forfait",
    }),
    figure,
  )
  .superRefine((given, context) => {
    for (const name of requiredFigures)
      if (given[name]?.value === undefined)
        context.addIssue({
          code: "custom",
          path: [name],
          message: "doit être donné\u00A0: des pages l’utilisent",
        });
    const surfaces = ["surface-forfait", "surface-moyenne", "surface-devis"] as const;
    for (const [at, name] of surfaces.entries()) {
      const [before, own] = [at === 0 ? 0 : given[surfaces[at - 1] ?? name]?.value, given[name]?.value];
      if (before !== undefined && own !== undefined && own <= before)
        context.addIssue({
          code: "custom",
          path: [name, "value"],
          message: `doit dépasser ${formatNumber(before)}\u00A0: les paliers du barème montent`,
        });
    }
    if ((given["superficie-logement"]?.value ?? 1) < 1)
      context.addIssue({
        code: "custom",
        path: ["superficie-logement", "value"],
        message: "doit être 1 au moins",
      });
    for (const name of ["prix-forfait", "prix-par-m2", "prix-par-m2-au-dela", "poids-fichier"] as const)
      if ((given[name]?.value ?? 1) <= 0)
        context.addIssue({ code: "custom", path: [name, "value"], message: "doit être au-dessus de zéro" });
  });
export type Figures = z.output<typeof figures>;

/** A figure that the schema requires. */
export function figureOf(figures: Figures, name: FigureName): number {
  const value = figures[name]?.value;
  // The schema refuses settings without it.
  if (value === undefined) throw new Error(`There is no figure “${name}”.`);
  return value;
}

/** The figures as `site check` looks for them in texts. */
export function sayFigures(figures: Figures): readonly Figure[] {
  return Object.entries(figures).map(([name, { unit, said, ...amount }]) => ({
    name,
    value: valuesOf(amount),
    unit,
    said,
  }));
}

/** `{prix-forfait}` is 349 €, `{prix-forfait-en-chiffres}` 349, `{services-en-lettres}` « dix ». */
export function nameFigures(figures: Figures): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, { unit, ...amount }]) => {
      const values = [valuesOf(amount)].flat();
      const join = (write: (value: number) => string) => values.map(write).join(" à ");
      const letters = values.map(inLetters).filter((word) => /^\p{L}/u.test(word));
      const digits = (value: number) => {
        if (unit === "€") return formatEuros(value).slice(0, -2);
        // Without a unit, it may be a year.
        return unit === undefined && value < 10_000 ? String(value).replace(".", ",") : plain(value);
      };
      return [
        [name, join(digits) + after(unit)],
        [`${name}-en-chiffres`, join(digits)],
        // What has no word of its own stays in figures.
        [`${name}-en-lettres`, letters.length === values.length ? letters.join(" à ") : join(digits)],
        // A sentence may keep the two on one line, or write them apart.
        ...(values.length === 1
          ? []
          : ["debut", "fin"].map((end, at) => [`${name}-${end}`, digits(values[at] ?? 0)])),
      ];
    }),
  );
}

/** A symbol stays with its number; a word such as « semaines » may begin the next line. */
function after(unit: string | undefined): string {
  if (unit === undefined) return "";
  return (/^\p{L}{3}/u.test(unit) ? " " : "\u00A0") + unit;
}

type Amount = Pick<Figures[string], "value" | "from" | "to">;

function valuesOf({ value, from = 0, to = 0 }: Amount): Figure["value"] {
  return value ?? [from, to];
}

/** With as many decimals as the number has. */
function plain(value: number): string {
  const [, fraction = ""] = String(value).split(".");
  return formatNumber(value, fraction.length);
}
