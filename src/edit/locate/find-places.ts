import type { Page } from "../../model/model.ts";
import type { Redraw, Redrawn, Words } from "../../pipeline/redraw.ts";
import type { Field } from "./list-fields.ts";
import { markWords } from "./mark-words.ts";
import { type Place, readMarks } from "./marks.ts";
import { splitOff } from "./split-off.ts";

/** What is known of fields whose marks are in the way. Kept from one drawing of a site to the next: finding them takes many. */
export type Disturbing = {
  /** Those with which pages cannot be planned: routes are made of them. */
  readonly plans: Set<string>;
  /** Those that change a page, by its route, because a template looks at their words; and whether a part of it stays the same. */
  readonly pages: Map<string, ReadonlyMap<string, "all of it" | "a part">>;
};

type PlacedPage = Pick<Page, "route" | "template">;

export type PlaceFinder = {
  /**
   * Where fields stand on a page, each by its number in the list. What is given is certain: but for the marks, the page is
   * drawn as it is served, all of it or all around. Undefined where the page as served is another than the site draws.
   */
  find(page: PlacedPage, served: string): readonly Place[] | undefined;
};

/** `all` are the fields of the site. */
export function createPlaceFinder(
  all: readonly Field[],
  redraw: Redraw,
  disturbing: Disturbing,
): PlaceFinder {
  const keys = all.map(keyOfField);
  const mark = (numbers: readonly number[], template: string) =>
    redraw((words) => markWords(words, all, numbers), template);
  const draw = ({ route, template }: PlacedPage, numbers: readonly number[]) =>
    readMarks(mark(numbers, template)?.draw(route) ?? "");

  let markable = [...all.keys()].filter((number) => !disturbing.plans.has(keys[number] ?? ""));
  let together: Words | undefined;
  const planned = new Map<string, Redrawn | undefined>();
  const markTogether = (template: string) =>
    redraw((words) => {
      together ??= markWords(words, all, markable);
      return together;
    }, template);
  /** The pages of a template with all marks with which they can be planned. */
  const planTogether = (template: string): Redrawn | undefined => {
    if (planned.has(template)) return planned.get(template);
    let redrawn = markTogether(template);
    if (redrawn === undefined) {
      const { kept, left } = splitOff(markable, (some) => mark(some, template) !== undefined);
      for (const number of left) disturbing.plans.add(keys[number] ?? "");
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
    disturbing.pages.set(page.route, new Map(known));
    return [...draw(page, kept).places, ...parts.flatMap(([, places]) => places)];
  };

  const find = (page: PlacedPage, served: string) => {
    const whole = planTogether(page.template);
    const known = disturbing.pages.get(page.route);
    const howMuch = (number: number) => known?.get(keys[number] ?? "");
    const { clean, places } =
      known === undefined
        ? readMarks(whole?.draw(page.route) ?? "")
        : draw(
            page,
            markable.filter((number) => howMuch(number) === undefined),
          );
    if (clean !== served) return search(page, served);
    const inPart = markable.filter((number) => howMuch(number) === "a part");
    return [...places, ...inPart.flatMap((number) => findInPart(draw(page, [number]), served))];
  };
  return { find };
}

function keyOfField({ entry: { collection, id }, place }: Field): string {
  return JSON.stringify([collection, id, ...place]);
}

/** Places outside of what the marks changed, and those that hold all of it: what changed is then how the words are drawn. */
function findInPart({ clean, places }: ReturnType<typeof readMarks>, served: string): readonly Place[] {
  const longest = Math.min(clean.length, served.length);
  let before = 0;
  while (before < longest && clean[before] === served[before]) before += 1;
  let behind = 0;
  while (behind < longest - before && clean.at(-1 - behind) === served.at(-1 - behind)) behind += 1;
  const [changedEnd, shift] = [clean.length - behind, served.length - clean.length];
  return places.flatMap(({ field, start, end }) => {
    if (end <= before) return [{ field, start, end }];
    if (start >= changedEnd) return [{ field, start: start + shift, end: end + shift }];
    return start <= before && end >= changedEnd ? [{ field, start, end: end + shift }] : [];
  });
}
