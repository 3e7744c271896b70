import { keepByObject, type ResultsByObject } from "../../model/memory/results-by-object.ts";
import type { LetOthers } from "../../model/schedule.ts";
import { once } from "../../once.ts";
import type { DrawingInputs, Drawn } from "../../pipeline/build.ts";
import { withoutSeal } from "../../pipeline/finish/without-seal.ts";
import { type EntryName, type FieldPath, fieldKey } from "../edit.ts";
import type { ShownPage } from "../protocol.ts";
import { annotate } from "./annotate.ts";
import { describeEntries, describeField } from "./describe-page.ts";
import { createPlaceFinder, type UnmarkableFields } from "./find-places.ts";
import { createFieldLister, type Field, type FieldLister } from "./list-fields.ts";
import type { Place } from "./marks.ts";

/** The results that are kept from one build to the next. */
export type SiteMapMemory = {
  readonly list: FieldLister;
  readonly keep: ResultsByObject;
  readonly unmarkable: UnmarkableFields;
  /** The number of pages that showed each field at the last count. */
  readonly pages: Map<string, number>;
  /** The digest and the fields of each page at the last count, by route. */
  readonly shown: Map<string, { readonly digest: string; readonly names: readonly string[] }>;
};

export function createSiteMapMemory(): SiteMapMemory {
  return {
    list: createFieldLister(),
    keep: keepByObject(),
    unmarkable: { plans: new Set(), pages: new Map() },
    pages: new Map(),
    shown: new Map(),
  };
}

/** Finds which words of a built site come from which field. */
export type SiteMap = {
  readonly fields: () => readonly Field[];
  /** The places of fields in the HTML of a page without its seal. Undefined if they cannot be found for certain. */
  places(route: string): readonly Place[] | undefined;
  /**
   * Adds the attributes of `PageFields` to a page. `html` is the page as served. Undefined if it is not the one that
   * this site draws.
   */
  locate(route: string, html: string, bodyLabel: string): ShownPage | undefined;
  /** The number of pages that showed a field at the last count, of this site or an earlier one. */
  pagesOf(entry: EntryName, path: FieldPath): number | undefined;
  /** Counts the pages that show each field. Draws only pages that have changed since the last count. */
  count(letOthers: LetOthers): Promise<void>;
};

/** The inputs of a `SiteMap`. `pages` are the pages that it can locate. */
export type MappedSite = DrawingInputs & Pick<Drawn, "pages">;

export function createSiteMap(
  drawn: MappedSite,
  { list, keep, unmarkable, pages: known, shown }: SiteMapMemory,
): SiteMap {
  const fields = once(() => list(drawn));
  const finder = once(() => createPlaceFinder(fields(), drawn.redraw, unmarkable, keep));
  const pages = new Map(drawn.pages.map((page) => [page.page.route as string, page]));
  const found = new Map<string, readonly Place[] | undefined>();
  const pagesOf = (entry: EntryName, path: FieldPath) => known.get(fieldKey(entry, path));

  const places = (route: string): readonly Place[] | undefined => {
    const page = pages.get(route);
    if (page === undefined) return undefined;
    if (!found.has(route)) found.set(route, finder().find(page.page, withoutSeal(page.html)));
    return found.get(route);
  };
  const locate: SiteMap["locate"] = (route, html, bodyLabel) => {
    const page = pages.get(route);
    const served = withoutSeal(html);
    const stands = page && withoutSeal(page.html) === served ? places(route) : undefined;
    if (page === undefined || stands === undefined) return undefined;
    const annotated = annotate(served, stands, (number) => fieldOf(number).kind);
    return {
      html: annotated.html,
      fields: annotated.fields.map((number) =>
        describeField(
          fieldOf(number),
          drawn.site,
          bodyLabel,
          pagesOf(fieldOf(number).entry, fieldOf(number).path),
        ),
      ),
      entries: describeEntries(drawn, page.page.sources, annotated.fields.map(fieldOf)),
    };
  };
  const fieldOf = (number: number) => fields()[number] as Field;

  return {
    fields,
    places,
    locate,
    pagesOf,
    count: async (letOthers) => {
      const counted = new Map<string, number>();
      for (const [route, { digest }] of pages) {
        const before = shown.get(route);
        const names =
          before?.digest === digest
            ? before.names
            : [
                ...new Set(
                  places(route)?.map(({ field }) => fieldKey(fieldOf(field).entry, fieldOf(field).path)),
                ),
              ];
        shown.set(route, { digest, names });
        for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
        await letOthers();
      }
      for (const route of shown.keys()) if (!pages.has(route)) shown.delete(route);
      known.clear();
      for (const [name, count] of counted) known.set(name, count);
    },
  };
}
