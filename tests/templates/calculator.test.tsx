import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { Calculator } from "../../templates/components/calculator.tsx";
import { apart } from "../../templates/plots/tariff-curve.tsx";
import { reportPage } from "../../templates/schemas/report.ts";

const words = reportPage.schema.parse(
  parse(readFileSync("content/pages/rapport-performance.yaml", "utf8")),
).calculator;
const files = { bays: "bays.svg", end: "end.svg", street: "street.svg" };

function draw(surface?: number): string {
  return renderToStaticMarkup(<Calculator words={words} surface={surface} files={files} />);
}

describe("the calculator", () => {
  test("shows a price only when the surface is above zero, and examples until then", () => {
    for (const surface of [undefined, 0, -3]) {
      expect(draw(surface)).not.toContain("price-box");
      expect(draw(surface)).toContain(words.examples.title);
    }
    expect(draw(1)).toContain("price-box");
    expect(draw(1)).not.toContain(words.examples.title);
  });

  test("shows the sum that gives the price", () => {
    const html = draw(1850);
    expect(html).toContain("<b>1\u202f024</b>");
    expect(html).toMatch(/1\u202f350\u00a0m² × 0,50\u00a0€.*675\u00a0€/);
    expect(draw(400)).not.toContain("×");
  });

  test("puts the visitor’s point on the curve, and his surface on the building’s dimension line", () => {
    const html = draw(3000);
    expect(html).toContain('class="plot-visitor">3\u202f000</text>');
    expect(html).toContain('class="plot-visitor">1\u202f499</text>');
    expect(html).toContain(">3\u202f000\u00a0m²</span>");
  });
});

test("of values too near each other on an axis, the first named keeps its label", () => {
  expect(
    apart(
      [1850, 500, 1900, 4000],
      (value) => value / 10,
      () => 46,
    ),
  ).toEqual([1850, 500, 4000]);
});
