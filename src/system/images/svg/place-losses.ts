import { location } from "vfile-location";
import { groupBy } from "../../../group-by.ts";
import { say } from "../../../words/message.ts";
import type { Position, Problem } from "../../../words/problem.ts";
import type { Loss } from "./loss.ts";

/** Reports what was removed from a drawing. Equal removals are reported once, at the first tag. */
export function placeLosses(
  svg: string,
  losses: readonly Loss[],
): readonly Pick<Problem, "at" | "message" | "hint">[] {
  if (losses.length === 0) return [];
  const toPlace = createPlacer(svg);
  const byWhat = groupBy(losses, ({ what }) => JSON.stringify(what));
  return [...byWhat.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const times = 1 + others.length;
    const at = toPlace(first);
    return {
      message:
        times === 1
          ? say("entry/cleaned-image", { what: first.what })
          : say("entry/cleaned-image.times", { what: first.what, times }),
      hint: say(hintKeys[first.kind]),
      ...(at && { at }),
    };
  });
}

const hintKeys = {
  element: "entry/cleaned-image.element.hint",
  html: "entry/cleaned-image.html.hint",
  script: "entry/cleaned-image.script.hint",
  address: "entry/cleaned-image.address.hint",
  style: "entry/cleaned-image.style.hint",
} as const;

function createPlacer(svg: string): (loss: Loss) => Position | undefined {
  const places = findTags(svg);
  const lines = location(svg);
  return ({ tag, nth }) => {
    const offset = places.get(tag)?.[nth];
    const point = offset === undefined ? undefined : lines.toPoint(offset);
    return point && { line: point.line, column: point.column, length: tag.length + 1 };
  };
}

/** Finds the offsets of all tags, by name. Skips comments, CDATA sections and declarations such as `<!DOCTYPE>`. */
function findTags(svg: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  let at = svg.indexOf("<");
  while (at >= 0) {
    const [opens, closes] = skipped.find(([opens]) => svg.startsWith(opens, at)) ?? [undefined, ""];
    const name = opens === undefined ? readTag(svg, at) : "";
    if (name !== "") {
      const known = places.get(name);
      if (known === undefined) places.set(name, [at]);
      else known.push(at);
    }
    const from = opens === undefined ? at + 1 : svg.indexOf(closes, at);
    at = from < 0 ? -1 : svg.indexOf("<", from);
  }
  return places;
}

const skipped = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
] as const;

function readTag(svg: string, at: number): string {
  return /^\??[^\s<>/?!]+/.exec(svg.slice(at + 1, at + 101))?.[0] ?? "";
}
