/**
 * The six answers of « Êtes-vous concerné ? » in an address. They stand in the fragment, which browsers send to no
 * server: first the place on the page, then the answers, written as `URLSearchParams` write them:
 *
 *     #etes-vous-concerne&usage=bureaux&permis=1998&chauffage=310&climatisation=240&surface=3600&renouvellement=aucun
 *     /contact#audit-bacs&usage=bureaux&permis=2021-07-22&chauffage=70.5&climatisation=0&surface=999&renouvellement=prevu
 *
 * - `usage`: the name of a choice in content/applicability.yaml, in small letters: bureaux, commerce, aucun…
 * - `permis`: when the permit was asked for, a year (1998) or a day (2021-07-22).
 * - `chauffage`, `climatisation`: kW, with a decimal point; 0 where there is none.
 * - `surface`: m² of tertiary use on the site, with a decimal point.
 * - `renouvellement`: `aucun`, `fait` (done since 9 April 2023) or `prevu`.
 *
 * Every answer may be missing. An address is written by anyone: what has another form is left out.
 */
export type Answers = {
  readonly usage: string;
  readonly permis: string;
  readonly chauffage: number;
  readonly climatisation: number;
  readonly surface: number;
  readonly renouvellement: Renewal;
};

export const renewals = ["aucun", "fait", "prevu"] as const;
type Renewal = (typeof renewals)[number];

/** In the order in which they are asked. */
export const answerKeys = [
  "usage",
  "permis",
  "chauffage",
  "climatisation",
  "surface",
  "renouvellement",
] as const satisfies readonly (keyof Answers)[];

/** A year, or a day of it. */
export const permitForm = /^(?:1[5-9]|20)\d\d(?:-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/;

const forms: { readonly [Key in keyof Answers]: RegExp } = {
  usage: /^[a-z]{1,24}$/,
  permis: permitForm,
  chauffage: /^\d{1,6}(?:\.\d{1,3})?$/,
  climatisation: /^\d{1,6}(?:\.\d{1,3})?$/,
  surface: /^\d{1,8}(?:\.\d{1,3})?$/,
  renouvellement: /^(?:aucun|fait|prevu)$/,
};

const numbers: readonly string[] = ["chauffage", "climatisation", "surface"];

/** `usage=bureaux&permis=1998…`: the answers that are given, in the order of the form. */
export function writeAnswers(answers: Partial<Answers>): string {
  const given = answerKeys.flatMap((key) => {
    const answer = answers[key];
    return answer === undefined ? [] : [[key, String(answer)]];
  });
  return new URLSearchParams(given).toString();
}

/** The answers in a fragment, with or without `#` and place. */
export function readAnswers(fragment: string): Partial<Answers> {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const given = answerKeys.flatMap((key) => {
    const text = params.get(key) ?? "";
    if (!forms[key].test(text)) return [];
    return [[key, numbers.includes(key) ? Number(text) : text]];
  });
  return Object.fromEntries(given);
}

/** `#etes-vous-concerne&usage=bureaux…`: a place on a page and the answers that it shall show. */
export function answersLink(place: string, answers: Partial<Answers>): string {
  const written = writeAnswers(answers);
  return `#${place}${written && `&${written}`}`;
}
