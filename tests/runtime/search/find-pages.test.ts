import { expect, test } from "vitest";
import { type Excerpt, excerptPage } from "../../../src/runtime/search/excerpt-page.ts";
import { createFinder } from "../../../src/runtime/search/find-pages.ts";
import { type IndexedPage, type IndexOptions, indexPages } from "../../../src/runtime/search/search-index.ts";
import * as french from "../../../templates/search/french.ts";

const page = (route: string, title: string, ...sections: IndexedPage["sections"]): IndexedPage => ({
  route,
  kind: "Page",
  names: "",
  description: `À propos : ${title}`,
  sections: [[null, title, ""], ...sections],
});
const pages = [
  page("/flexibilite", "Flexibilité électrique", ["nebco", "De NEBEF à NEBCO", "Décaler l’énergie se vend."]),
  page("/gtb", "Piloter un immeuble", ["gtb", "La GTB", "Une gestion technique suit les consommations."]),
  page("/murs", "Ce qui reste", ["m", "Bâtiments", "L’œuvre d’un maçon, sur 1 000 m²."]),
  page("/energie", "Énergies", ["e", "Chauffage", "Un bâtiment bien réglé.\nLe programme de rénovation."]),
];
const weights = { title: 6, names: 6, description: 2, headings: 3, text: 1 };
const usual: IndexOptions = { forms: french, weights, synonyms: [] };
/** What travels to the browser is text. */
const index = (pages: readonly IndexedPage[], options: Partial<IndexOptions> = {}) =>
  JSON.parse(JSON.stringify(indexPages(pages, { ...usual, ...options })));
const find = await createFinder(index(pages), french);
const routes = (query: string) => find(query)?.pages.map(({ route }) => route);

test.each([
  ["flexibilités", "a plural that no page has"],
  ["flexibilites", "the same without its accents"],
  ["FLEXIBILITÉ", "capitals"],
  ["flexi", "the beginning of a word"],
  ["flexibiltié", "two letters in the wrong order"],
  ["l'électrique", "an elision"],
])("« %s » finds the page about flexibility: %s", (query) => {
  expect(routes(query)).toEqual(["/flexibilite"]);
});

test("singular and plural, with and without accents, find the same pages", () => {
  for (const query of ["bâtiment", "bâtiments", "batiment", "batiments", "batimen"]) {
    expect(routes(query)?.toSorted()).toEqual(["/energie", "/murs"]);
  }
  expect(routes("l'énergie")?.toSorted()).toEqual(["/energie", "/flexibilite"]);
  expect(routes("energie")).toEqual(routes("l’énergie"));
  expect(routes("oeuvre")).toEqual(["/murs"]);
  expect(routes("1000 m2")).toEqual(["/murs"]);
});

test("a title counts for more than a text", () => {
  expect(routes("énergie")?.[0]).toBe("/energie");
});

test("words of one family find each other even with different accents", async () => {
  const prepared = page("/p", "La préparation du chantier");
  const find = await createFinder(index([prepared]), french);
  expect(find("préparée ")?.pages).toEqual([prepared]);
});

test("a title counts for more than a text that says the same several times", async () => {
  const telling = page("/u", "Un mot", ["c", "Chaudière", "Chaudière, chaudière."]);
  const named = page("/t", "Remplacer enfin la vieille chaudière");
  const find = await createFinder(index([telling, named]), french);
  expect(find("chaudière")?.pages).toEqual([named, telling]);
});

test("a complete word counts for more than the beginning of a longer one", async () => {
  const longer = page("/l", "Muraille, muraille");
  const same = page("/s", "Le vieux mur");
  const find = await createFinder(index([longer, same]), french);
  expect(find("mur")?.pages).toEqual([same, longer]);
});

test("a page is found first by its names in menus, even if its own text does not have them", async () => {
  const named = { ...page("/histoire", "Douze ans du côté de l’ouvrage"), names: "Notre histoire\nParcours" };
  const telling = page("/usage", "Intensité d’usage", ["u", "Un usage", "L’histoire d’un immeuble."]);
  const find = await createFinder(index([telling, named]), french);
  for (const query of ["notre histoire", "hist", "Histoires"]) {
    expect(find(query)?.pages.map(({ route }) => route)).toEqual(["/histoire", "/usage"]);
  }
  expect(find("parcour")?.pages).toEqual([named]);
});

test("an acronym is found as written, and a short word does not match a similar one", () => {
  expect(routes("gtb")).toEqual(["/gtb"]);
  expect(routes("gtc ")).toEqual([]);
  // One letter beside « vend ».
  expect(routes("vent ")).toEqual([]);
});

test("all words count; if no page has them all, pages with some of them are listed separately", () => {
  expect(find("décaler énergie")).toMatchObject({ isPartial: false, pages: [{ route: "/flexibilite" }] });
  const some = find("gtb chauffage");
  expect(some?.isPartial).toBe(true);
  expect(some?.pages.map(({ route }) => route).toSorted()).toEqual(["/energie", "/gtb"]);
});

test("French articles, single letters and an empty query find nothing", () => {
  for (const query of ["", "  ", "de la ", "l'", "g", "?"]) expect(find(query)).toBeUndefined();
});

const read = (pieces: Excerpt["passage"]) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("");
function excerpt(query: string, of: readonly IndexedPage[] = pages) {
  const found = find(query);
  const first = of.find(({ route }) => route === found?.pages[0]?.route);
  if (!found || !first) throw new Error("Nothing is found.");
  const { title, passage, sections } = excerptPage(first, found.words);
  return {
    title: read(title),
    passage: read(passage),
    sections: sections.map(({ anchor, heading }) => `#${anchor} ${read(heading)}`),
  };
}

test("a result marks the words in its text, and links to the sections that have them", () => {
  expect(excerpt("renovation programmes")).toEqual({
    title: "Énergies",
    passage: "Le [programme] de [rénovation].",
    sections: ["#e Chauffage"],
  });
  expect(excerpt("gtb").sections).toEqual(["#gtb La [GTB]"]);
});

test("a page that has the words only in its title shows its description", () => {
  expect(excerpt("piloter immeuble")).toMatchObject({
    title: "[Piloter] un [immeuble]",
    passage: "À propos : [Piloter] un [immeuble]",
  });
});

test("when a sentence and a label have the word, a result shows the sentence", () => {
  const sentence = "Le réglage du chauffage suit la présence de ceux qui travaillent là, étage par étage.";
  const { passage } = excerptPage(
    page("/x", "X", ["a", "A", `Chauffage\n${sentence}`]),
    new Map([
      ["chauffage", 0],
      ["Chauffage", 0],
    ]),
  );
  expect(read(passage)).toBe(sentence.replace("chauffage", "[chauffage]"));
});

test("a result links to three sections at most, the best first, and only once to the same anchor", () => {
  const section = (anchor: string, text: string): IndexedPage["sections"][number] => [
    anchor,
    `Partie ${anchor}`,
    text,
  ];
  const { sections } = excerptPage(
    page(
      "/x",
      "X",
      section("un", "gtb"),
      section("deux", "gtb et gtb"),
      section("deux", "gtb"),
      section("rien", "autre chose"),
      section("trois", "gtb"),
      section("quatre", "gtb"),
    ),
    new Map([["gtb", 0]]),
  );
  expect(sections.map(({ anchor }) => anchor)).toEqual(["deux", "un", "trois"]);
});

test("a long paragraph is cut between words, around the match", () => {
  const long = `${"avant ".repeat(60)}seuil ${"après ".repeat(60)}`.trim();
  const words = new Map([["seuil", 0]]);
  const passage = read(excerptPage(page("/x", "X", ["a", "A", long]), words).passage);
  expect(passage).toMatch(/^… (?:avant )+\[seuil\](?: après)+ …$/);
  expect(passage.length).toBeLessThan(240);
});

test("the same pages give the same index, to the byte", () => {
  const bytes = (pages: readonly IndexedPage[]) => JSON.stringify(indexPages(pages, usual));
  expect(bytes(pages)).toBe(bytes(structuredClone(pages)));
});

test("a word finds the pages that have its synonym, and both are marked", async () => {
  const named = page("/bms", "A BMS for each building");
  const told = page("/x", "Ventilation", ["x", "Air", "Le gtb suit l’air."]);
  const synonyms = [["GTB", "BMS"]];
  const find = await createFinder(index([named, told], { synonyms }), french);
  for (const query of ["bms", "gtb", "GTB "]) {
    const found = find(query);
    expect(found?.pages).toEqual([named, told]);
    expect([...(found?.words.keys() ?? [])].toSorted()).toEqual(["BMS", "gtb"]);
  }
  expect((await createFinder(index([named, told]), french))("bms")?.pages).toEqual([named]);
});

test("a field that counts nothing is not searched", async () => {
  const find = await createFinder(index(pages, { weights: { ...weights, text: 0, description: 0 } }), french);
  expect(find("rénovation")?.pages).toEqual([]);
  expect(find("chauffage")?.pages.map(({ route }) => route)).toEqual(["/energie"]);
});

test("without stems, words are found as written, by their beginnings and despite a typing mistake", async () => {
  const walks = [page("/a", "Walking at night"), page("/b", "Two walkers"), page("/c", "Bread")];
  const find = await createFinder(index(walks, { forms: {} }), {});
  const routes = (query: string) => find(query)?.pages.map(({ route }) => route);
  expect(routes("walk")?.toSorted()).toEqual(["/a", "/b"]);
  expect(routes("walking ")).toEqual(["/a"]);
  expect(routes("walkes ")).toEqual(["/b"]);
  // Nothing is known of English.
  expect(routes("at ")).toEqual(["/a"]);
});

test("languages without spaces between words, and with other letters, are searched too", async () => {
  const others = [
    page("/ja", "東京の夜"),
    page("/ar", "رياحٌ في البحر"),
    page("/ko", "서울의 밤"),
    page("/hi", "हिन्दी की किताब"),
  ];
  const find = await createFinder(index(others, { forms: {} }), {});
  const routes = (query: string) => find(query)?.pages.map(({ route }) => route);
  expect(routes("夜")).toEqual(["/ja"]);
  expect(routes("東京")).toEqual(["/ja"]);
  expect(routes("رياح ")).toEqual(["/ar"]);
  expect(routes("서울")).toEqual(["/ko"]);
  expect(routes("किताब ")).toEqual(["/hi"]);
});
