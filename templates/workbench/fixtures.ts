import type { ChosenFiles } from "../forms/files/use-chosen-files.ts";

/** What content seldom has and components have to bear. Everything else on the boards is the site’s own content. */
export const longTitle =
  "Piloter ensemble le chauffage, la ventilation, l’éclairage et les recharges de véhicules d’un immeuble de bureaux occupé par plusieurs entreprises";

export const longWord = "Interopérabilitédeséquipementstechniquesdubâtimentintelligentraccordéauréseau";

export const longText = `${longTitle}. Ce paragraphe est plus long que ceux des pages : il montre où les lignes se coupent, ce qui reste aligné et ce qui descend quand les mots prennent plus de place que prévu. Une traduction, un titre de norme ou le nom d’un maître d’ouvrage suffisent à l’allonger encore.`;

/** The files of a field as a form holds them, each of so many bytes; nothing can be added or taken off. */
export function chosenFiles(sizes: Readonly<Record<string, number>>): ChosenFiles {
  return {
    input: { current: null },
    files: Object.entries(sizes).map(([name, bytes]) => ({ ...noFile, name, size: bytes }) as File),
    change: undefined,
    add: () => {},
    remove: () => {},
    clear: () => {},
    showFault: () => {},
  };
}

// A list shows names and sizes: no board holds megabytes for that.
const noFile = { lastModified: 0, type: "" };
