import { beforeAll, expect, test } from "vitest";
import { findWords } from "../../../../src/editor/model/where/find-words.ts";
import type { Drawn } from "../../../../src/pipeline/build.ts";
import { drawRealSite } from "../../../support/draw-real-site.ts";

let drawn: Drawn;
let find: (words: string) => ReturnType<typeof findWords>;
beforeAll(async () => {
  drawn = await drawRealSite();
  find = (words) => findWords(words, drawn, "Texte");
});

const lineOf = (file: string, line: number) =>
  drawn.sources.find((source) => source.file === file)?.text.split("\n")[line - 1] ?? "";

test("words with a fact in them are found at the name of the fact", () => {
  const [found, ...others] = find("Pourquoi choisir Bâti Utile ?");
  expect(others).toEqual([]);
  expect(found).toMatchObject({ label: "Accueil · Titre", pages: [{ route: "/", template: "home" }] });
  expect(lineOf(found?.field.file ?? "", found?.at.line ?? 0)).toContain("Pourquoi choisir {name} ?");
});

test("words of the layout are found on every page with it", () => {
  const found = find("Parlons de votre projet");
  const [booking] = found.filter(({ field }) => field.file === "content/site.yaml");
  expect(booking?.pages.length).toBeGreaterThan(25);
});

test("words of an article are found on their line", () => {
  const found = find("décret n° 2025-1343");
  const bodies = found.filter(({ field }) => field.kind === "body");
  expect(bodies.length).toBeGreaterThan(0);
  for (const { field, at } of bodies) expect(lineOf(field.file, at.line)).toContain("2025-1343");
});
