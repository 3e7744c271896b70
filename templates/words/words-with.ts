import { text } from "charpente";
import { exact } from "./words.ts";

/**
 * Text in which `{name}` stands for a value of the page, or for a fact of the firm. Other names are refused. The editor
 * calls the value by the words of `blankNames`.
 */
export function wordsWith(...names: readonly string[]) {
  const later = blanksOf(names);
  const called = Object.values(later).map((label) => `«\u00A0${label}\u00A0»`);
  return text("fr", { later }).refine(
    (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name = ""]) => names.includes(name)),
    { error: `ne peut laisser écrire à la page que ${called.join(", ")}` },
  );
}

/** The same for words that are shown to the letter, in which nothing is refused. */
export function exactWith(...names: readonly string[]) {
  return exact.meta({ blanks: blanksOf(names) });
}

function blanksOf(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, blankNames[name] ?? name]));
}

/** What the page fills in, as an author calls it. */
const blankNames: Readonly<Record<string, string>> = {
  address: "adresse de la page",
  adresse: "adresse saisie",
  area: "surface d’un étage",
  category: "catégorie choisie",
  cooling: "puissance de climatisation",
  count: "nombre",
  date: "date",
  deadline: "échéance",
  email: "adresse e-mail",
  extra: "surface en plus",
  file: "nom du fichier",
  files: "fichiers joints",
  functions: "fonctions demandées",
  heating: "puissance de chauffage",
  largest: "plus grande surface dessinée",
  list: "liste",
  machines: "machines",
  name: "nom du fichier",
  origin: "adresse du site",
  permit: "date du permis",
  place: "lieu du cabinet",
  power: "puissance",
  price: "prix calculé",
  query: "mots cherchés",
  quoteAbove: "surface à partir de laquelle c’est sur devis",
  rate: "prix par m²",
  shown: "nombre montré",
  size: "taille du fichier",
  storeys: "nombre d’étages",
  sum: "taille totale",
  superficie: "surface saisie",
  surface: "surface",
  threshold: "seuil",
  total: "nombre en tout",
  use: "usage du bâtiment",
  year: "année",
};
