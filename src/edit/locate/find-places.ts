import type { Page } from "../../model/model.ts";
import { once } from "../../once.ts";
import type { Redraw, Redrawn } from "../../pipeline/redraw.ts";
import type { Field } from "./list-fields.ts";
import { markWords } from "./mark-words.ts";
import { type Place, readMarks } from "./marks.ts";

/**
 * The fields whose marks change a page, by its route: templates look at their words. Kept from one drawing of a site to the
 * next, since finding them takes many.
 */
export type Disturbing = Map<string, Map<string, "all of it" | "a part">>;

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
  const mark = (numbers: readonly number[], template?: string) =>
    redraw((words) => markWords(words, all, numbers), template);
  const draw = ({ route, template }: PlacedPage, numbers: readonly number[]) =>
    readMarks(mark(numbers, template)?.draw(route) ?? "");

  /** With all marks with which pages can be planned: routes are made of some fields. */
  const markAll = once(() => {
    let together: Redrawn | undefined;
    const { kept } = splitOff([...all.keys()], (some) => {
      const planned = mark(some);
      together = planned ?? together;
      return planned !== undefined;
    });
    return { kept, together };
  });

  const search = (page: PlacedPage, served: string): readonly Place[] | undefined => {
    const isSame = (some: readonly number[]) => draw(page, some).clean === served;
    if (!isSame([])) return undefined;
    const { kept, left } = splitOff(markAll().kept, isSame);
    const parts = left.map((number) => [number, findInPart(draw(page, [number]), served)] as const);
    const known = parts.map(
      ([number, places]) => [keys[number] ?? "", places.length > 0 ? "a part" : "all of it"] as const,
    );
    disturbing.set(page.route, new Map(known));
    return [...draw(page, kept).places, ...parts.flatMap(([, places]) => places)];
  };

  const find = (page: PlacedPage, served: string) => {
    const { kept, together } = markAll();
    const known = disturbing.get(page.route);
    const howMuch = (number: number) => known?.get(keys[number] ?? "");
    const { clean, places } =
      known === undefined
        ? readMarks(together?.draw(page.route) ?? "")
        : draw(
            page,
            kept.filter((number) => howMuch(number) === undefined),
          );
    if (clean !== served) return search(page, served);
    const inPart = kept.filter((number) => howMuch(number) === "a part");
    return [...places, ...inPart.flatMap((number) => findInPart(draw(page, [number]), served))];
  };
  return { find };
}

function keyOfField({ entry: { collection, id }, place }: Field): string {
  return JSON.stringify([collection, id, ...place]);
}

/** Leaves out as few numbers as it takes for `holds` to hold, which it does for none. */
function splitOff(numbers: readonly number[], holds: (some: readonly number[]) => boolean) {
  const kept: number[] = [];
  const left: number[] = [];
  const take = (some: readonly number[]) => {
    if (holds([...kept, ...some])) kept.push(...some);
    else if (some.length === 1) left.push(...some);
    else {
      const half = some.length >> 1;
      take(some.slice(0, half));
      take(some.slice(half));
    }
  };
  take(numbers);
  return { kept, left };
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
