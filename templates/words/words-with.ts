import { text } from "charpente";

/**
 * Text in which `{name}` stands for a value of the page, or for a fact of the firm. Other names are refused. The editor
 * calls the value by the words of `blankNames`.
 */
export function wordsWith(...names: readonly string[]) {
  const later = Object.fromEntries(names.map((name) => [name, blankNames[name] ?? name]));
  const called = Object.values(later).map((label) => `«\u00A0${label}\u00A0»`);
  return text("fr", { later }).refine(
    (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name = ""]) => names.includes(name)),
    { error: `ne peut laisser écrire à la page que ${called.join(", ")}` },
  );
}

/** What the page fills in, as an author calls it. */
const blankNames: Readonly<Record<string, string>> = {
  above: "borne dépassée",
  address: "adresse de la page",
  adresse: "adresse saisie",
  area: "surface d’un étage",
  base: "prix de base",
  category: "catégorie choisie",
  cooling: "puissance de climatisation",
  count: "nombre",
  date: "date",
  deadline: "échéance",
  email: "adresse e-mail",
  extra: "surface en plus",
  file: "nom du fichier",
  files: "fichiers joints",
  flatEnd: "fin du forfait",
  from: "première surface",
  functions: "fonctions demandées",
  heating: "puissance de chauffage",
  highest: "prix le plus haut",
  largest: "plus grande surface dessinée",
  largeRate: "prix par m² au-delà",
  list: "liste",
  lowest: "prix le plus bas",
  machines: "machines",
  middleEnd: "fin de la tranche",
  middleRate: "prix par m² de la tranche",
  name: "nom du fichier",
  names: "noms",
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
  upTo: "dernière surface",
  use: "usage du bâtiment",
  year: "année",
};
