import { keepByObject } from "../../model/memory/results-by-object.ts";
import type { Page } from "../../model/model.ts";
import type { Redraw, RedrawInputs, Redrawn } from "../../pipeline/redraw.ts";
import { commonEnds } from "../common-ends.ts";
import { fieldKey } from "../edit.ts";
import type { Field } from "./list-fields.ts";
import { markWords } from "./mark-words.ts";
import { type Place, readMarks } from "./marks.ts";
import { splitOff } from "./split-off.ts";

/**
 * The fields whose marks change more than words. Remembered between builds, because each takes many drawings to find.
 */
export type UnmarkableFields = {
  /** Fields whose marks prevent the planning of pages, because routes are made from them. */
  readonly plans: Set<string>;
  /**
   * By route, the fields whose marks change the page, because a template reads their words, and how much of the page
   * changes.
   */
  readonly pages: Map<string, ReadonlyMap<string, "all of it" | "a part">>;
};

type PlacedPage = Pick<Page, "route" | "template">;

export type PlaceFinder = {
  /**
   * Finds the places of fields on a page. Each is certain: without the marks, the page (or everything around the place)
   * equals the served one. Undefined if the served page is not the one that the site draws.
   */
  find(page: PlacedPage, served: string): readonly Place[] | undefined;
};

/**
 * `all` are the fields of the site; places refer to them by index. `keep` returns what was made of the same entries and
 * fields before.
 */
export function createPlaceFinder(
  all: readonly Field[],
  redraw: Redraw,
  unmarkable: UnmarkableFields,
  keep = keepByObject(),
): PlaceFinder {
  const keys = all.map((field) => keep("key", field, [], () => fieldKey(field.entry, field.place)));
  const mark = (numbers: readonly number[], template: string) =>
    redraw((words) => markWords(words, all, numbers), template);
  const draw = ({ route, template }: PlacedPage, numbers: readonly number[]) =>
    readMarks(mark(numbers, template)?.draw(route) ?? "");

  let markable = [...all.keys()].filter((number) => !unmarkable.plans.has(keys[number] ?? ""));
  let together: RedrawInputs | undefined;
  const planned = new Map<string, Redrawn | undefined>();
  const markTogether = (template: string) =>
    redraw((words) => {
      together ??= markWords(words, all, markable, keep);
      return together;
    }, template);
  /** Plans the pages of a template with the marks of all fields that allow it. */
  const planTogether = (template: string): Redrawn | undefined => {
    if (planned.has(template)) return planned.get(template);
    let redrawn = markTogether(template);
    if (redrawn === undefined) {
      const { kept, left } = splitOff(markable, (some) => mark(some, template) !== undefined);
      for (const number of left) unmarkable.plans.add(keys[number] ?? "");
      markable = kept;
      together = undefined;
      planned.clear();
      redrawn = markTogether(template);
    }
    planned.set(template, redrawn);
    return redrawn;
  };

  const search = (page: PlacedPage, served: string): readonly Place[] | undefined => {
    const isSame = (some: readonly number[]) => draw(page, some).clean === served;
    if (!isSame([])) return undefined;
    const { kept, left } = splitOff(markable, isSame);
    const parts = left.map((number) => [number, findInPart(draw(page, [number]), served)] as const);
    const known = parts.map(
      ([number, places]) => [keys[number] ?? "", places.length > 0 ? "a part" : "all of it"] as const,
    );
    unmarkable.pages.set(page.route, new Map(known));
    return [...draw(page, kept).places, ...parts.flatMap(([, places]) => places)];
  };

  const find = (page: PlacedPage, served: string) => {
    const whole = planTogether(page.template);
    const known = unmarkable.pages.get(page.route);
    if (known === undefined) {
      const { clean, places } = readMarks(whole?.draw(page.route) ?? "");
      return clean === served ? places : search(page, served);
    }
    const howMuch = (number: number) => known.get(keys[number] ?? "");
    const { clean, places } = draw(
      page,
      markable.filter((number) => howMuch(number) === undefined),
    );
    if (clean !== served) return search(page, served);
    const inPart = markable.filter((number) => howMuch(number) === "a part");
    return [...places, ...inPart.flatMap((number) => findInPart(draw(page, [number]), served))];
  };
  return { find };
}

/**
 * Keeps the places that lie outside of the changed part, or contain all of it, because then only their own words
 * changed.
 */
function findInPart({ clean, places }: ReturnType<typeof readMarks>, served: string): readonly Place[] {
  const { start: before, end: behind } = commonEnds(clean, served);
  const [changedEnd, shift] = [clean.length - behind, served.length - clean.length];
  return places.flatMap(({ field, start, end }) => {
    if (end <= before) return [{ field, start, end }];
    if (start >= changedEnd) return [{ field, start: start + shift, end: end + shift }];
    return start <= before && end >= changedEnd ? [{ field, start, end: end + shift }] : [];
  });
}
