import { boxesOf, type Place } from "./place.ts";

/** Finds the place at a point of the window, the innermost if places are nested. */
export function findPlaceAt(x: number, y: number, places: readonly Place[]): Place | undefined {
  // The top element may be a link that covers a whole card and does not contain its words.
  for (const element of document.elementsFromPoint(x, y)) {
    const near = places.filter((place) => isOf(place, element) && isAt(place, x, y));
    const [first, ...others] = near;
    if (first !== undefined) return others.reduce(inner, first);
  }
  return undefined;
}

function isOf({ element, shows }: Place, hit: Element): boolean {
  if (shows.kind === "attribute") return element === hit;
  if (shows.kind === "text") return shows.elements.some((part) => part.contains(hit));
  return element === hit || element.contains(hit);
}

/** Words can also be hit this many CSS pixels beside their lines. */
const around = 3;

function isAt(place: Place, x: number, y: number): boolean {
  // The space at the end of a line counts for an element that shows one field as a whole.
  const boxes = place.shows.kind === "whole" ? [...place.element.getClientRects()] : boxesOf(place);
  return boxes.some(
    ({ left, top, right, bottom }) =>
      x >= left - around && x <= right + around && y >= top - around && y <= bottom + around,
  );
}

/** Chooses the inner one of two places: a part before the whole element, words before attributes. */
function inner(a: Place, b: Place): Place {
  if (a.element !== b.element) return holds(a, b) ? b : a;
  const rank = { part: 3, whole: 2, attribute: 1, text: 0 };
  return rank[b.shows.kind] > rank[a.shows.kind] ? b : a;
}

function holds({ element, shows }: Place, other: Place): boolean {
  const elements = shows.kind === "text" ? shows.elements : [element];
  return elements.some((part) => part.contains(other.element));
}
