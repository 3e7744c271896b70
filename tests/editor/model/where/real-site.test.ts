import { beforeAll, expect, test } from "vitest";
import { createFieldLister } from "../../../../src/editor/model/locate/list-fields.ts";
import { findWords } from "../../../../src/editor/model/where/find-words.ts";
import { createSiteSearch, excerptText } from "../../../../src/editor/model/where/search-site.ts";
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
  expect(found).toMatchObject({
    label: expect.stringMatching(/^Accueil · Pourquoi choisir Bâti Utile\s\? · Titre$/),
    pages: [{ route: "/", template: "home" }],
  });
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

const searchSite = createSiteSearch();
const search = (words: string) =>
  searchSite(
    words,
    {
      ...drawn,
      fields: createFieldLister()(drawn),
      files: [{ file: "static/documents/guide-bacs.pdf", kind: "file", name: "le guide" }],
    },
    { bodyLabel: "Texte", most: 20, letOthers: () => undefined },
  );

test("the editor finds a text by the beginnings of its words, without accents, with facts filled in", async () => {
  const [first] = (await search("POURQUOI chois bati")).hits;
  expect(first).toMatchObject({
    label: expect.stringMatching(/^Accueil · Pourquoi choisir Bâti Utile\s\? · Titre$/),
    text: "Pourquoi choisir Bâti Utile\u202f?",
  });
});

test("the editor finds entries by name, fields by label, pages by address, references and files by what they are called", async () => {
  const [entry] = (await search("article decret bacs")).hits;
  expect(entry).toMatchObject({ kind: "entry", path: ["title"], entry: { id: "decret-bacs-2026" } });
  expect((await search("accueil accroche")).hits[0]).toMatchObject({ kind: "field" });
  expect((await search("/notre-metier")).hits.some(({ route }) => route === "/notre-metier")).toBe(true);
  const named = (await search("cyber menace categorie")).hits;
  expect(named.some(({ path, text }) => path?.[0] === "category" && text === "Cyber")).toBe(true);
  expect((await search("guide bacs")).hits).toContainEqual(
    expect.objectContaining({ kind: "file", file: "static/documents/guide-bacs.pdf" }),
  );
  expect(await search("  ")).toEqual({ hits: [], count: 0 });
});

test("whole words stand before parts of others, and a shared value is found in figures and in words", async () => {
  const shared = { kind: "value", label: "Nouveaux clients de l'année", text: "7 · sept" };
  for (const words of ["sept", "7"])
    expect((await search(words)).hits[0]).toMatchObject({ ...shared, value: { name: "clients" } });
  const texts = (await search("sept")).hits.map(({ text }) => /\bsept\b/i.test(text));
  expect(texts).toContain(false);
  expect(texts.lastIndexOf(true)).toBeLessThan(texts.indexOf(false));
  expect((await search("349")).hits[0]).toMatchObject({ kind: "value", label: "Prix du rapport au forfait" });
});

test("no result says a sign of the site itself", async () => {
  for (const words of ["maitrise-d-ouvrage", "ans d'expérience", "mailto", "phase programmation"])
    for (const { label, text } of (await search(words)).hits)
      expect(`${label} ${text}`).not.toMatch(/\{\}|Ancre|maitrise-d-ouvrage|mailto|phase-programmation/);
});

test("an excerpt shows the part of a long text in which most of the words stand, and marks them", () => {
  const text = `${"Un mot ici. ".repeat(40)}Le décret BACS impose un système. ${"Et encore. ".repeat(40)}`;
  const { text: shown, marks } = excerptText(text, "bacs decre");
  expect(shown.length).toBeLessThan(180);
  expect(marks.map(([from, to]) => shown.slice(from, to))).toEqual(["décret", "BACS"]);
});

test("an excerpt marks a whole word, and a part of one only where there is none", () => {
  const marked = (text: string) => excerptText(text, "sept").marks.map(([from, to]) => text.slice(from, to));
  expect(marked("Le 30 septembre, sept clients")).toEqual(["sept"]);
  expect(marked("Le 30 septembre")).toEqual(["septembre"]);
});

test("an elided word marks no other word that begins with its letter", () => {
  const { text, marks } = excerptText("Dans le domaine de la maîtrise d’ouvrage", "maitrise d'ouvrage");
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(["maîtrise", "d", "ouvrage"]);
});
