import { location } from "vfile-location";
import type { Position, Problem } from "../../../problems/problem.ts";
import type { Loss, LossKind } from "./loss.ts";

/** What does not come out of a drawing, each thing once, with the place of its first tag. */
export function placeLosses(
  svg: string,
  losses: readonly Loss[],
): readonly Pick<Problem, "at" | "message" | "hint">[] {
  if (losses.length === 0) return [];
  const toPlace = createPlacer(svg);
  const byWhat = new Map<string, { readonly first: Loss; times: number }>();
  for (const loss of losses) {
    const known = byWhat.get(loss.what);
    if (known === undefined) byWhat.set(loss.what, { first: loss, times: 1 });
    else known.times += 1;
  }
  return [...byWhat.values()].map(({ first, times }) => {
    const at = toPlace(first);
    const more = times === 1 ? "" : `, ${times} times`;
    return {
      message: `the drawing is published without ${cut(first.what)}${more}`,
      hint: hints[first.kind],
      ...(at && { at }),
    };
  });
}

const hints: Readonly<Record<LossKind, string>> = {
  element:
    "a published drawing holds shapes, texts and embedded pictures only: take it out, or draw it as a shape",
  html: "a published drawing holds no HTML: have the program write its texts as SVG texts or as outlines",
  script: "a published drawing runs nothing: take it out",
  address:
    "a published drawing loads nothing: embed the picture in the file, or refer to a part of it, as in #name",
  style: "a published drawing loads nothing: embed the font or picture in the file, or take it out",
};

function cut(what: string): string {
  const line = what.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function createPlacer(svg: string): (loss: Loss) => Position | undefined {
  const places = findTags(svg);
  const lines = location(svg);
  return ({ tag, nth }) => {
    const offset = places.get(tag)?.[nth];
    const point = offset === undefined ? undefined : lines.toPoint(offset);
    return point && { line: point.line, column: point.column, length: tag.length + 1 };
  };
}

/** Where the tags of each name begin. What stands in comments and among the declarations before the drawing is none. */
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
