import { isTranslation } from "../../model/language.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { EntryName, FieldPath } from "../edit.ts";
import { nameEntry } from "../locate/label-fields.ts";
import type { Choice } from "../protocol.ts";
import type { FormChoices } from "./describe-form.ts";

export type FormSite = Pick<Drawn, "site" | "entries" | "sources" | "parsed" | "settings" | "files"> & {
  /** Images of `content/`, as entries name them: `/images/front.jpg`. */
  readonly images: readonly Choice[];
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  /** The calendar date where the site’s readers live. */
  readonly today: string;
  /** The number of pages that show a field. Undefined if that is unknown. */
  readonly pagesOf: (entry: EntryName, path: FieldPath) => number | undefined;
};

/** Collects the choices that the forms of a site offer. */
export function listChoices(from: FormSite): Omit<FormChoices, "yamlAt" | "ripples" | "holdsBack"> {
  return {
    ...from,
    placeholder: from.site.placeholder ?? "",
    entriesOf: (collection) => entriesOf(from, collection),
    pictureOf: createPictureFinder(from),
  };
}

/** Lists the entries of a collection, with the names that visitors see. */
export function entriesOf({ entries }: Pick<FormSite, "entries">, collection: string): readonly Choice[] {
  return entries
    .filter((entry) => entry.collection === collection && !isTranslation(entry))
    .map(({ id, data }) => ({ value: id, label: nameEntry(data) ?? id }));
}

/** Finds a drawing by its name, alone or with its use: `plan.svg`, `plan-card.svg`. */
function createPictureFinder({ files, base }: FormSite): (choice: string) => string | undefined {
  const drawings = files
    .flatMap(({ path }) => {
      const [, name] = /\/([^/]+)\.[0-9a-f]{10}\.svg$/.exec(path) ?? [];
      return name === undefined ? [] : [{ name, path: `${base}/${path}` }];
    })
    .sort((a, b) => a.name.length - b.name.length);
  return (choice) => drawings.find(({ name }) => name === choice || name.startsWith(`${choice}-`))?.path;
}
