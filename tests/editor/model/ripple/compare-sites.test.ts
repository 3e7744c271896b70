import { beforeAll, expect, test } from "vitest";
import { compareSites } from "../../../../src/editor/model/ripple/compare-sites.ts";
import { digestOf } from "../../../../src/model/memory/hash.ts";
import type { Drawn } from "../../../../src/pipeline/build.ts";
import { createDice } from "../../../support/dice.ts";
import { drawEdited } from "../../../support/draw-real-site.ts";
import { isWhole } from "../../../support/is-whole.ts";

type Change = (text: string, file: string) => string;

let before: Drawn;
beforeAll(async () => {
  before = await drawEdited();
});

/** The differences between two builds, computed from their files alone. */
function compareFiles(one: Drawn, other: Drawn) {
  const [old, now] = [one, other].map(
    ({ files }) => new Map(files.map(({ path, bytes }) => [path, digestOf(bytes)])),
  );
  const paths = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  const changed = paths.filter((path) => old?.get(path) !== now?.get(path));
  const pages = changed
    .filter((path) => /^(?!.*\/index\.html$).*\.html$/.test(path))
    .map((path) => `/${path.replace(/(?:^index)?\.html$/, "")}`);
  return {
    pages: pages.sort(),
    cards: changed.filter((path) => path.startsWith("assets/card.") && now?.has(path)).length,
    feeds: changed.filter((path) => /^[^/]*\.(?:xml|json)$/.test(path) && /atom|feed/.test(path)).sort(),
    search: changed.some((path) => path.startsWith("assets/search-data.")),
  };
}

const only =
  (file: string, change: (text: string) => string): Change =>
  (text, path) =>
    path === file ? change(text) : text;

const articles = [
  "decret-bacs-2026",
  "flexibilite-electrique",
  "labels-numeriques",
  "proptech-europeennes",
  "trophees-smart-building",
] as const;
const profiles = ["promoteur", "architecte", "amenageur"] as const;
const words = [
  "Autrement",
  "Le bâtiment sobre",
  "Chaleur et froid",
  "Mesurer d'abord",
  "Un autre nom",
] as const;

type Dice = ReturnType<typeof createDice>;

/** Changes of titles, names, addresses and facts. */
const kinds: Readonly<Record<string, (dice: Dice) => Change>> = {
  "the title of an article": (dice) =>
    only(`content/articles/${dice.pick(articles)}.md`, (text) =>
      text.replace(/^title: .*$/m, `title: ${dice.pick(words)} ${dice.next(100)}`),
    ),
  "the name of a profile": (dice) =>
    only(`content/profiles/${dice.pick(profiles)}.yaml`, (text) =>
      text.replace(/^name: .*$/m, `name: ${dice.pick(words)} ${dice.next(100)}`),
    ),
  "the name of a category": (dice) =>
    only("content/categories.yaml", (text) =>
      text.replace(/(?<=evenement: \{ name: )[^}]*/, `${dice.pick(words)} ${dice.next(100)} `),
    ),
  "the address of an article": (dice) => {
    const address = `/autre-adresse-${dice.next(1000)}`;
    return (text) => text.replace(/\/decret-bacs-2026(?![\w-])/g, address);
  },
  "the e-mail address, a fact": (dice) =>
    only("content/site.yaml", (text) =>
      text.replace(/^email: .*$/m, `email: contact-${dice.next(1000)}@bati-utile.example`),
    ),
  "a figure, a fact": (dice) =>
    only("content/site.yaml", (text) =>
      text.replace(/(?<=annees-maitrise-ouvrage: .*value: )\d+/, String(20 + dice.next(50))),
    ),
  "the name of the firm, a fact": (dice) =>
    only("content/site.yaml", (text) => text.replace(/^name: .*$/m, `name: Cabinet ${dice.next(1000)}`)),
  "a word of one page": (dice) =>
    only("content/pages/contact.yaml", (text) =>
      text.replace(/^title: .*$/m, `title: Écrire ${dice.next(1000)}`),
    ),
};

/** A fact stands on every page; the test below changes what few pages name. */
const tried = isWhole ? Object.keys(kinds) : ["a figure, a fact"];
const seed = Number(process.env.SEED ?? 20_261_125);

test.each(tried)("the reported effect of a change of %s is what a build changes", async (name) => {
  const dice = createDice(seed + name.length);
  const after = await drawEdited(kinds[name]?.(dice));
  expectAllSaid(after);
});

test("a page is reported by its title, also a removed one, and nothing without a change", async () => {
  const after = await drawEdited((text) => text.replace(/\/decret-bacs-2026(?![\w-])/g, "/ailleurs"));
  expectAllSaid(after);
  const { pages } = compareSites(before, after);
  const told = pages.filter(({ route }) => ["/decret-bacs-2026", "/ailleurs"].includes(route));
  expect(told.map(({ title }) => title)).toEqual([
    expect.stringContaining("BACS"),
    expect.stringContaining("BACS"),
  ]);
  expect(compareSites(before, before)).toEqual({
    status: "known",
    pages: [],
    cards: 0,
    feeds: [],
    search: false,
  });
});

function expectAllSaid(after: Drawn): void {
  const { pages, cards, feeds, search } = compareSites(before, after);
  const said = {
    pages: pages.map(({ route }) => route).sort(),
    cards,
    feeds: [...feeds].sort(),
    search,
  };
  expect(said, `seed ${seed}`).toEqual(compareFiles(before, after));
  expect(said.pages.length, "something changes").toBeGreaterThan(0);
}
