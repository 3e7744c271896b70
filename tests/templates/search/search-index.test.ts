import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { fields, type IndexedPage, indexPages } from "../../../templates/search/search-index.ts";
import { toTerms, toWords } from "../../../templates/search/terms.ts";

const page = (title: string, text: string): IndexedPage => ({
  route: "/",
  kind: "Page",
  names: `${title}\nde la barre`,
  description: text.slice(0, 20),
  sections: [
    [null, title, text],
    ["suite", "Énergies", text.toUpperCase()],
  ],
});
const pages = [
  page("La GTB", "Une gestion technique suit l’énergie, et l’énergie se vend."),
  page("Vide", ""),
  page("Murs", "L’œuvre d’un maçon, sur 1 000 m²."),
];

test("the index equals that of MiniSearch except for the order of its terms, also for pages indexed before", () => {
  const engine = new MiniSearch({
    fields,
    tokenize: (text) => toWords(text).map(({ word }) => word),
    processTerm: (word) => [...toTerms(word)],
  });
  engine.addAll(
    pages.map(({ names, description, sections: [first, second] }, id) => ({
      id,
      title: first?.[1],
      names,
      description,
      headings: second?.[1],
      text: `${first?.[2]}\n${second?.[2]}`,
    })),
  );
  const { averageFieldLength, index, ...rest } = JSON.parse(JSON.stringify(engine));
  indexPages(pages.slice(1));
  const made = JSON.parse(JSON.stringify(indexPages(pages).index));
  expect(made).toMatchObject(rest);
  expect(Object.keys(made).sort()).toEqual(Object.keys(JSON.parse(JSON.stringify(engine))).sort());
  expect(Object.fromEntries(made.index)).toEqual(Object.fromEntries(index));
  for (const [place, average] of averageFieldLength.entries())
    expect(made.averageFieldLength[place]).toBeCloseTo(average, 9);
});
