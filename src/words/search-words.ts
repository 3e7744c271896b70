/** The words of a search. `{count}` is the number of pages, `{query}` what was typed. */
export type SearchWords = ResultWords & {
  /** Of the field, and of its button. */
  readonly label: string;
  readonly submit: string;
  readonly withoutScripts: string;
  /** What to try when nothing is found. */
  readonly advice: string;
};

export type ResultWords = {
  /** The heading above the results until it says their number. */
  readonly title: string;
  readonly one: string;
  readonly many: string;
  readonly none: string;
  /** When no page has all words. */
  readonly partial: string;
  /** When the index could not be loaded. */
  readonly failed: string;
  /** The number alone, for an element of the class `search-count` in the form. */
  readonly count?: { readonly one: string; readonly many: string };
};

const english: SearchWords = {
  label: "Words to look for",
  submit: "Search",
  withoutScripts: "The search needs JavaScript, which your browser does not run.",
  title: "Results",
  one: "1 page for “{query}”",
  many: "{count} pages for “{query}”",
  none: "No page has “{query}”",
  partial: "No page has all these words. These have some of them.",
  failed: "The search could not be loaded.",
  advice: "Try another word, or fewer words.",
};

/** By language. On a page in another one, the site gives its words. */
export const usualSearchWords: { readonly [language: string]: SearchWords | undefined } = {
  en: english,
  fr: {
    label: "Mots à chercher",
    submit: "Chercher",
    withoutScripts: "La recherche demande JavaScript, que votre navigateur n’exécute pas.",
    title: "Résultats",
    one: "1\u00a0page pour «\u00a0{query}\u00a0»",
    many: "{count}\u00a0pages pour «\u00a0{query}\u00a0»",
    none: "Aucune page ne contient «\u00a0{query}\u00a0»",
    partial: "Aucune page ne contient tous ces mots. Celles-ci en contiennent une partie.",
    failed: "La recherche n’a pas pu être chargée.",
    advice: "Essayez un autre mot, ou moins de mots.",
  },
};
