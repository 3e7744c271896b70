import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MissingCharacter } from "../../src/define/assets.ts";
import { createLettering } from "../../src/media/open-fonts.ts";
import { mistakeOf } from "../support/mistake-of.ts";

const read = (name: string) => readFileSync(new URL(`../../templates/fonts/${name}.ttf`, import.meta.url));
const lettering = await createLettering(
  new Map([
    ["title", read("bricolage-grotesque-card")],
    ["text", read("figtree-card")],
  ]),
);
const title = { font: "title", size: 60 };

test("a text is as long as its letters with their kerning, and grows with its size", () => {
  const [a, v, av] = ["A", "V", "AV"].map((text) => lettering.measure(text, title));
  expect(av).toBeLessThan(Number(a) + Number(v));
  expect(lettering.measure("AV", { ...title, size: 120 })).toBeCloseTo(2 * Number(av));
});

test("figures are of one width, so that years align", () => {
  const of = (text: string) => lettering.measure(text, { font: "text", size: 22 });
  expect(of("1111")).toBeCloseTo(of("2026"));
});

test("tracking is between letters, not after the last", () => {
  const spread = { ...title, tracking: 0.1 };
  expect(lettering.measure("abc", spread)).toBeCloseTo(lettering.measure("abc", title) + 2 * 0.1 * 60);
  expect(lettering.measure("", spread)).toBe(0);
});

test("outlines begin at their place, are on the baseline and are the same each time", () => {
  const outline = lettering.outline("Él", { ...title, x: 100, y: 200 });
  const numbers = [...outline.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...xs)).toBeLessThanOrEqual(100 + lettering.measure("Él", title));
  expect(Math.max(...ys)).toBeLessThan(202);
  expect(Math.min(...ys)).toBeLessThan(160);
  expect(outline).toMatch(/^M[-\d.,MLQCZ ]+Z$/);
  expect(lettering.outline("Él", { ...title, x: 100, y: 200 })).toBe(outline);
});

test("the spaces and punctuation of French are there, and characters that join words have no width", () => {
  const french = "« Œuvre » : 1\u202f349\u00a0m² – l’été, ça\u00a0?";
  expect(lettering.measure(french, title)).toBeGreaterThan(300);
  expect(lettering.measure("au-\u2060delà", title)).toBeCloseTo(lettering.measure("au-delà", title));
});

test("memory does not grow with the amount of text that is set", () => {
  const text = "Ce qui change pour les bâtiments tertiaires. ".repeat(10);
  lettering.measure(text, title);
  const before = process.memoryUsage().external;
  for (let time = 0; time < 2000; time += 1) lettering.measure(text, title);
  expect(process.memoryUsage().external - before).toBeLessThan(2_000_000);
});

test("a character that the font lacks is replaced by simpler ones", () => {
  const of = (text: string) => lettering.outline(text, { ...title, x: 0, y: 0 });
  expect(of("CO₂")).toBe(of("CO2"));
  expect(of("Bâti™, №\u00a07, ş, au\u2011delà")).toBe(of("BâtiTM, No\u00a07, s, au-delà"));
  expect(of("Deux\nlignes")).toBe(of("Deux lignes"));
  expect(lettering.measure("CO₂", title)).toBe(lettering.measure("CO2", title));
});

test("a character without a substitute and a missing font are named", () => {
  expect(() => lettering.measure("Un toit 🏠", title)).toThrow(
    new MissingCharacter("🏠", "Un toit 🏠", "title"),
  );
  expect(() => lettering.measure("Un toit ₂ ≥", title)).toThrow(MissingCharacter);
  expect(mistakeOf(() => lettering.measure("Un", { font: "titre", size: 12 }))).toContain("title, text");
});
