import { brotliCompressSync, constants } from "node:zlib";
import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { once } from "../../../src/once.ts";
import { catalogue } from "../../../templates/drawings/catalogue.ts";
import type { Building } from "../../../templates/engine/building.ts";
import { levelsOf } from "../../../templates/engine/draw-marks.ts";
import { type DrawingOptions, drawSection, measureSection } from "../../../templates/engine/draw-section.ts";
import { layOutVolume } from "../../../templates/engine/lay-out-volume.ts";

const buildings: readonly (readonly [string, Building])[] = Object.entries(catalogue);
const modes = ["page", "file"] as const;

/** The parts of the tower that the home page shows; it never shows the whole of it at 30 px a metre. */
const partsOfTheTower = [
  { x: -1, y: 20, width: 22, height: 21 },
  { x: -1, y: -7.1, width: 22, height: 17.7 },
];

function draw(name: string, building: Building, mode: "page" | "file"): readonly string[] {
  const options: DrawingOptions = { scale: building.scale, mode };
  if (name !== "home-tower") return [drawSection(building, options).svg];
  return partsOfTheTower.map((crop) => drawSection(building, { ...options, crop }).svg);
}

/** The drawings of a building of the catalogue, each drawn once. */
const drawings = new Map(
  buildings.flatMap(([name, building]) =>
    modes.map((mode) => [`${name} ${mode}`, once(() => draw(name, building, mode))] as const),
  ),
);
const drawingsOf = (name: string, mode: "page" | "file") => drawings.get(`${name} ${mode}`)?.() ?? [];

/** Quicker than the best in a small window: what is light so is lighter still as it is published. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/** Opening and closing tags must pair exactly; the parser of HTML would forgive too much. */
function unclosedTags(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, closing, name = "", selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [...open, name];
  }
  return open;
}

describe.each(buildings)("the section of %s", (name, building) => {
  test.each(modes)("is the same bytes each time it is drawn as a %s", (mode) => {
    expect(drawingsOf(name, mode)).not.toEqual([]);
    expect(drawingsOf(name, mode)).toEqual(draw(name, structuredClone(building), mode));
  });

  test.each<[string, Partial<DrawingOptions>]>([
    ["whole", {}],
    ["in part", { crop: { x: 1.25, y: -0.6, width: 7.3, height: 5.1 } }],
    ["with its levels", { marks: true }],
  ])("lies where it is measured to lie, %s", (_, more) => {
    const options = { scale: 10, mode: "file", ...more } as const;
    const { x, y, width, height } = measureSection(building, options);
    expect(drawSection(building, options).svg).toContain(`viewBox="${x} ${y} ${width} ${height}"`);
  });

  test.each(modes)("weighs less than 20 KB, and 6 KB once compressed, as a %s", (mode) => {
    for (const svg of drawingsOf(name, mode)) {
      expect(Buffer.byteLength(svg)).toBeLessThan(20_000);
      expect(brotliCompressSync(svg, quick).length).toBeLessThan(6_000);
    }
  });

  test.each(modes)("is well-formed, and holds no style attribute, as a %s", (mode) => {
    for (const svg of drawingsOf(name, mode)) {
      expect(unclosedTags(svg)).toEqual([]);
      expect(parseDocument(svg, { xmlMode: true }).children).toHaveLength(1);
      expect(svg).not.toMatch(/\sstyle=/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test.each(modes)("names each id once, and only ids that exist, as a %s", (mode) => {
    for (const svg of drawingsOf(name, mode)) {
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const wanted = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test("has an accessible name, and a short description where it has one", () => {
    const { svg } = drawSection(building, { scale: building.scale, mode: "page" });
    expect(svg).toContain('class="section" role="img"');
    expect(building.title).toMatch(/^(Coupe|Détail)[^.]+$/);
    if (building.description === undefined) {
      expect(svg).toMatch(/aria-labelledby="(\w+)".*<title id="\1">.+<\/title>/);
      expect(svg).not.toContain("<desc");
    } else {
      expect(svg).toMatch(/aria-labelledby="(\w+) (\w+)".*<title id="\1">.+<desc id="\2">/);
      expect(building.description).toMatch(/^[A-ZÀ-Ü].{30,}\.$/);
    }
  });

  test("shows no text as a file without marks, so that it needs no font", () => {
    expect(drawSection(building, { scale: building.scale, mode: "file" }).svg).not.toContain("<text");
  });
});

describe("the catalogue", () => {
  test("has a title of its own for every building, and no description twice", () => {
    const descriptions = buildings.flatMap(([, { description }]) => description ?? []);
    expect(new Set(buildings.map(([, { title }]) => title)).size).toBe(buildings.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(new Set(buildings.map(([, { seed }]) => seed)).size).toBe(buildings.length);
  });

  test("has no two buildings with one silhouette", () => {
    // The three round details are circles by design.
    const whole = buildings.filter(([, building]) => !building.lens);
    expect(new Set(whole.map(([, building]) => silhouette(building))).size).toBe(whole.length);
  });
});

describe("a drawing in its page", () => {
  const tower = catalogue["home-tower"];

  test("is drawn once for the same options, whatever their order", () => {
    const crop = { x: -1, y: 20.2, width: 20, height: 20 };
    const drawn = drawSection(tower, { scale: 30, mode: "page", crop });
    expect(drawSection(tower, { crop: { ...crop }, marks: false, mode: "page", scale: 30 })).toBe(drawn);
    expect(drawSection(tower, { scale: 30, mode: "page", crop, marks: true })).not.toBe(drawn);
  });

  test("gives the height of its ground, and writes its levels", () => {
    const crop = { x: -1, y: 20.2, width: 20, height: 20 };
    const { svg, groundY, height } = drawSection(tower, { scale: 30, mode: "page", crop, marks: true });
    expect(height).toBe(600);
    expect(groundY).toBe(1206);
    const written = [...svg.matchAll(/>([+±−]\d+,\d\d)<\/text>/g)].map(([, label]) => label);
    expect(written).toEqual(["+20,20", "+23,40", "+26,60", "+29,80", "+33,00", "+36,20"]);
  });

  test("writes the levels below ground with a minus, and the ground with its double sign", () => {
    const labels = levelsOf(layOutVolume(tower.volumes[0], 0), tower).map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(["−3,40", "±0,00", "+4,20"]);
  });

  test("can be twice in a page without sharing an id", () => {
    const ids = ["a", "b"].flatMap((idPrefix) => {
      const { svg } = drawSection(catalogue.questionnaire, { scale: 24, mode: "page", idPrefix });
      return [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("lights its lamps floor by floor", () => {
    const { svg } = drawSection(tower, { scale: 30, mode: "page" });
    for (const floor of [2, 4, 11]) expect(svg).toMatch(new RegExp(`class="zl fl${floor}"`));
  });

  test("marks the missing storey with a question mark instead of a level", () => {
    const { svg } = drawSection(catalogue["not-found"], { scale: 26, mode: "page", marks: true });
    expect(svg).toContain(">?</text>");
    expect(svg).toContain(">introuvable</text>");
  });

  test("shows only the electricity when it is too small for pipes", () => {
    const { svg } = drawSection(catalogue.proprietaire, { scale: 5.5, mode: "page" });
    expect(svg).toContain('class="ze2"');
    expect(svg).not.toMatch(/class="(z[dn]2?|zvr)"/);
  });
});

describe("a drawing as a file", () => {
  test("follows the theme with colours of its own", () => {
    const { svg } = drawSection(catalogue.entreprise, { scale: 20, mode: "file" });
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(svg).toContain("--ink:#14202b");
    expect(svg).toMatch(/@media\(prefers-color-scheme:dark\)\{:root\{[^}]*--ink:#e9e4d8/);
  });
});

/** The height of what is built above ground, metre by metre: what one would see against the light. */
function silhouette(building: Building): string {
  const { svg } = drawSection(building, { scale: 10, mode: "page" });
  // The cut parts are one path, whose id ends in k.
  const path = svg.match(/<path id="[A-Z]+k" [^>]*d="([^"]+)"/)?.[1] ?? "";
  const tops = new Map<number, number>();
  for (const [, outline = ""] of path.matchAll(/M([^M]+)/g)) {
    const [x = 0, y = 0] = (outline.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const column = Math.round(x / 10);
    tops.set(column, Math.min(tops.get(column) ?? 0, Math.round(y / 10)));
  }
  return [...tops].sort(([a], [b]) => a - b).join(" ");
}
