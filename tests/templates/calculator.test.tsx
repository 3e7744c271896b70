import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { Calculator } from "../../templates/report/calculator/calculator.tsx";
import { apart } from "../../templates/report/calculator/tariff-curve.tsx";
import { reportPage } from "../../templates/report/report-schema.ts";
import { tariff } from "../support/tariff.ts";

const words = reportPage.schema.parse(
  parse(readFileSync("content/pages/rapport-performance.yaml", "utf8")),
).calculator;
const files = {
  bays: { day: "bays.svg", night: "bays-night.svg" },
  end: { day: "end.svg", night: "end-night.svg" },
  street: { day: "street.svg", night: "street-night.svg" },
};

function draw(surface?: number): string {
  return renderToStaticMarkup(<Calculator words={words} tariff={tariff} surface={surface} files={files} />);
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

describe("above the largest drawn surface", () => {
  test("the advice to ask for a quote is beside the price", () => {
    expect(draw(10_000)).not.toContain("price-quote");
    expect(draw(10_001)).toContain("<b>3\u202f599</b>");
    expect(draw(10_001)).toContain("price-quote");
  });

  test("the building says that only its dimension line continues", () => {
    expect(draw(2700)).not.toContain("data-longer");
    expect(draw(2701)).toMatch(/data-bays="6" data-longer="true".*Le dessin s’arrête à 2\u202f700\u00a0m²/s);
  });

  test("a price too long for the axis is written on its line", () => {
    expect(draw(1_000_000)).toMatch(/text-anchor="end".*300\u202f599<\/text>/s);
    expect(draw(9_007_199_254_740_991)).toMatch(/text-anchor="start"[^>]*>2\u202f702\u202f159/);
  });
});

test("a text that is not a surface is refused at its field; zero is not, because a number may begin with it", () => {
  const html = (text: string, surface?: number) =>
    renderToStaticMarkup(
      <Calculator words={words} tariff={tariff} text={text} surface={surface} files={files} />,
    );
  expect(html("douze")).toContain('aria-invalid="true"');
  expect(html("0", 0)).not.toContain("aria-invalid");
  expect(html("")).not.toContain("aria-invalid");
});

test("when two values are too close on an axis, the first one keeps its label", () => {
  expect(
    apart(
      [1850, 500, 1900, 4000],
      (value) => value / 10,
      () => 46,
    ),
  ).toEqual([1850, 500, 4000]);
});
