import type { LetOthers } from "../../model/schedule.ts";
import { once } from "../../once.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { withoutSeal } from "../../pipeline/finish/without-seal.ts";
import type { EntryName, FieldPath } from "../edit.ts";
import type { ShownPage } from "../protocol.ts";
import { annotate } from "./annotate.ts";
import { describeEntries, describeField } from "./describe-page.ts";
import { createPlaceFinder, type Disturbing } from "./find-places.ts";
import { createFieldLister, type Field, type FieldLister } from "./list-fields.ts";
import type { Place } from "./marks.ts";

/** What is kept from one drawing of a site to the next. */
export type Kept = {
  readonly list: FieldLister;
  readonly disturbing: Disturbing;
  /** On how many pages each field was shown when all pages were last looked at. */
  readonly pages: Map<string, number>;
  /** By route, what a page was then, and the fields that it showed. */
  readonly shown: Map<string, { readonly digest: string; readonly names: readonly string[] }>;
};

export function keepForMaps(): Kept {
  return {
    list: createFieldLister(),
    disturbing: { plans: new Set(), pages: new Map() },
    pages: new Map(),
    shown: new Map(),
  };
}

/** Which words of a built site come from which field. */
export type SiteMap = {
  readonly fields: () => readonly Field[];
  /** Where fields stand on a page as it is drawn: without its seal. Undefined where nobody can tell. */
  places(route: string): readonly Place[] | undefined;
  /**
   * A page with the attributes of `PageFields`. `html` is the page as it is served: undefined where that is another one than
   * this site draws.
   */
  locate(route: string, html: string, bodyLabel: string): ShownPage | undefined;
  /** On how many pages a field stood when all pages were last looked at, in this site or one before. */
  pagesOf(entry: EntryName, path: FieldPath): number | undefined;
  /** Counts on how many pages each field stands. Draws those that have changed since the last time, and at first all. */
  count(letOthers: LetOthers): Promise<void>;
};

export function createSiteMap(drawn: Drawn, { list, disturbing, pages: known, shown }: Kept): SiteMap {
  const fields = once(() => list(drawn));
  const finder = once(() => createPlaceFinder(fields(), drawn.redraw, disturbing));
  const pages = new Map(drawn.pages.map((page) => [page.page.route as string, page]));
  const found = new Map<string, readonly Place[] | undefined>();
  const pagesOf = (entry: EntryName, path: FieldPath) => known.get(nameOf(entry, path));

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
                  places(route)?.map(({ field }) => nameOf(fieldOf(field).entry, fieldOf(field).path)),
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

function nameOf({ collection, id }: EntryName, path: FieldPath): string {
  return JSON.stringify([collection, id, path]);
}
