import { expect, test } from "vitest";
import { tellChanges, tellCount } from "../../src/changes/tell-changes.ts";
import { writeMarkdown } from "../../src/changes/write-markdown.ts";
import { loadSpeech } from "../../src/words/speech.ts";
import { compare, type Files, page } from "./built-site.ts";

const { changes: french } = await loadSpeech("fr");
const { changes: english } = await loadSpeech("en");

const named = (name: string, main: string, footer = "") =>
  page(main, { header: `<a aria-current="page">${name}</a>`, footer });

const tell = (before: Files, after: Files, words = french) =>
  tellChanges(compare(before, after), words).map(({ name, what }) => words.line({ name, what }));

test("changes are described in sentences", () => {
  const site = (word: string, phone: string): Files => ({
    "index.html": named("Accueil", `<p>Des bâtiments ${word} utiles.</p>`),
    "contact.html": named("Contact", `<p>Par téléphone : <a href="tel:${phone}">${phone}</a></p>`),
  });
  const [before, after] = [site("encore", "01 23 45 67 89"), site("toujours", "01 98 76 54 32")];
  expect(tell(before, after)).toEqual([
    "Accueil : « encore » devient « toujours »",
    "Contact : nouveau téléphone : 01 98 76 54 32",
  ]);
  expect(tell(before, after, english)).toEqual([
    "Accueil: “encore” becomes “toujours”",
    "Contact: new telephone number: 01 98 76 54 32",
  ]);
  expect(tellCount(compare(before, after), french)).toBe("2 pages changent sur 2.");
});

test("short words are quoted with those around them", () => {
  const site = (words: string) => ({ "a.html": named("A", `<p>${words}</p>`) });
  expect(
    tell(site("Il faut de 4 à 6 semaines en tout."), site("Il faut de 5 à 6 semaines en tout.")),
  ).toEqual(["A : « Il faut de 4 à 6 semaines » devient « Il faut de 5 à 6 semaines »"]);
  expect(tell(site("Nous le voulons bien."), site("Nous le voulons vraiment bien."))).toEqual([
    "A : ajout de « vraiment » dans « Nous le voulons vraiment bien. »",
  ]);
});

test("long texts are cut, and of many changes the first are described and the others counted", () => {
  const list = (count: number) =>
    `<ul>${Array.from({ length: count }, (_, at) => `<li>Entrée ${at}</li>`).join("")}</ul>`;
  const [line = ""] = tell({ "a.html": named("A", list(1)) }, { "a.html": named("A", list(20)) });
  expect(line).toMatch(/ ; et 13 autres changements$/);
  expect(line.split("nouvelle entrée")).toHaveLength(7);
  const [long = ""] = tell(
    { "a.html": named("A", "") },
    { "a.html": named("A", `<p>${"mot ".repeat(99)}</p>`) },
  );
  expect(long.length).toBeLessThan(160);
  expect(long).toContain("mot… »");
});

test("shared changes are described once, with the names of the pages or for all", () => {
  const site = (city: string, count: number): Files =>
    Object.fromEntries(
      ["a", "b", "c"].map((name, at) => [
        `${name}.html`,
        named(name, "", at < count ? `<p>${city}, France</p>` : ""),
      ]),
    );
  expect(tell(site("Paris", 3), site("Lyon", 3))).toEqual([
    "Sur les 3 pages : pied de page, « Paris » devient « Lyon »",
  ]);
  expect(tell(site("Paris", 2), site("Lyon", 2))).toEqual([
    "Sur a et b : pied de page, « Paris » devient « Lyon »",
  ]);
});

test("without changes, nothing is described", () => {
  const site = { "a.html": named("A", "") };
  expect(tell(site, site)).toEqual([]);
  expect(tellCount(compare(site, site), french)).toBe(
    "Les visiteurs ne verront aucun changement, sur aucune page (1 en tout).",
  );
});

test("in Markdown, words of pages are neither markup nor mentions, and excess changes are counted", () => {
  const told = [{ name: "A|B", route: "/a", what: "<img src=x> *@ada* #12 `code` [x](y)" }];
  const lines = ["Depuis abc"];
  const markdown = writeMarkdown({ lines, told, addressOf: (route) => `https://e.org${route}` }, french);
  expect(markdown).toBe(
    "### Ce que les visiteurs verront changer\n\nDepuis abc\n\n" +
      "- [**A\\|B**](https://e.org/a) : \\<img src=x\\> \\*@<!-- -->ada\\* #<!-- -->12 \\`code\\` \\[x\\]\\(y\\)\n",
  );
  expect(
    writeMarkdown(
      {
        lines,
        told: [{ name: "A", route: "/a", isGone: true, what: "x" }],
        addressOf: () => "https://e.org",
      },
      english,
    ),
  ).toContain("- **A** (`/a`): x\n");
  const many = Array.from({ length: 2000 }, (_, at) => ({ name: `Page ${at}`, what: "x".repeat(100) }));
  const long = writeMarkdown({ lines, told: many, addressOf: () => undefined }, english);
  expect(long.length).toBeLessThan(65_536);
  expect(long).toMatch(/- and 1,\d{3} more lines\n$/);
});
