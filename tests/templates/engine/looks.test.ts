import { describe, expect, test } from "vitest";
import { catalogue } from "../../../templates/drawings/catalogue.ts";
import { drawInset, drawSection } from "../../../templates/engine/draw-section.ts";
import { colours } from "../../../templates/engine/pens.ts";

const building = catalogue["home-tower"];
const options = { scale: 30, mode: "file", crop: { x: -0.7, y: 0, width: 21.2, height: 10.6 } } as const;
const drawn = drawSection(building, options).svg;
const rule = (svg: string, pen: string) => svg.match(new RegExp(`\\.${pen}\\{([^}]*)\\}`))?.[1];
const lines = (svg: string) => svg.split("</style>")[1];

describe("a drawing that is a file", () => {
  test("has by night its dark colours in a light theme too", () => {
    const night = drawSection(building, { ...options, theme: "night" }).svg;
    expect(drawn).toContain("prefers-color-scheme");
    expect(night).not.toContain("prefers-color-scheme");
    expect(night).toContain("--paper:#0f1a24");
    expect(night).not.toContain("--paper:#f4f1ea");
    expect(lines(night)).toBe(lines(drawn));
  });

  test("has no room, cone or lamp lit when it is unlit, and no line moves", () => {
    const unlit = drawSection(building, { ...options, finish: "unlit" }).svg;
    expect(["zrl", "zg", "zl"].map((pen) => rule(drawn, pen)?.includes("display:none"))).toEqual([
      false,
      false,
      false,
    ]);
    expect([rule(unlit, "zrl"), rule(unlit, "zg")]).toEqual(["display:none", "display:none"]);
    expect(rule(unlit, "zl")).toContain("fill:var(--room)");
    expect(lines(unlit)).toBe(lines(drawn));
  });

  test("has lines twice as heavy in bold, but for outlines that are heavy already", () => {
    const power = { ...options, only: "power" } as const;
    const bold = drawSection(building, { ...power, finish: "bold" }).svg;
    const width = (svg: string, pen: string) => /stroke-width:([\d.]+)/.exec(rule(svg, pen) ?? "")?.[1];
    const usual = drawSection(building, power).svg;
    expect([width(usual, "ze"), width(bold, "ze")]).toEqual(["1.5", "3"]);
    const data = { ...options, only: "data" } as const;
    expect(width(drawSection(building, { ...data, finish: "bold" }).svg, "zn")).toBe("7.4");
    expect(lines(bold)).toBe(lines(usual));
  });
});

test.each(["page", "file"] as const)(
  "in a picture, the drawing of a %s has neither custom properties, nor a dark theme, nor text, nor lines of one weight",
  (mode) => {
    const outline = (text: string) => `M0 0h${text.length}`;
    const { content, styles } = drawInset(building, { ...options, mode, marks: true }, outline);
    expect(styles + content).not.toMatch(/var\(|:root|@media|<text|vector-effect|<style/);
    expect(rule(styles, "zs")).toBe(`fill:none;stroke:${colours.ink[0]};stroke-width:1`);
    // "+3,20" and the like.
    expect(content).toContain('d="M0 0h5"');
  },
);
