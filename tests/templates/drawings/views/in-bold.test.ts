import { expect, test } from "vitest";
import { inBold } from "../../../../templates/drawings/views/in-bold.ts";

test("the lines of a drawing become twice as heavy; outlines that are heavy already, and its shapes, stay", () => {
  const svg = (thin: string) =>
    `<svg><style>.ze{stroke-width:${thin}}.zn{stroke-width:7.4}</style><text>stroke-width:1.5</text></svg>`;
  expect(inBold(svg("1.5"))).toBe(svg("3"));
});
