import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createLettering } from "../../../src/media/open-fonts.ts";
import { drawCard } from "../../../templates/cards/draw-card.ts";
import { drawTitle } from "../../../templates/cards/draw-title.ts";
import { cardSize, type SectionCard, wordsEnd, wordsStart } from "../../../templates/cards/section-card.ts";
import { colours } from "../../../templates/engine/pens.ts";
import { coloursOf, readTokens } from "../../../templates/styles/tokens.ts";

const file = (path: string) => readFileSync(new URL(`../../../templates/${path}`, import.meta.url));
const lettering = await createLettering(
  new Map([
    ["title", file("fonts/bricolage-grotesque-card.ttf")],
    ["text", file("fonts/figtree-card.ttf")],
  ]),
);

const card: SectionCard = {
  title: "Décret BACS\u00a0: ce qui change pour les bâtiments tertiaires",
  siteName: "Bâti Utile",
  host: "www.bati-utile.example",
  where: ["Blog"],
  facts: [{ label: "Publié", value: "1er septembre 2025" }],
  view: { part: { kind: "article", drawing: "decret-bacs-2026" } },
};

/** What depends on who draws it, or is a mistake. */
function foreignTo(svg: string): readonly string[] {
  return svg.match(/<text|font-family|font:|var\(|@media|vector-effect|NaN|undefined/g) ?? [];
}

test("a card is one SVG of outlines in light colours that every machine draws in the same way", () => {
  const svg = drawCard(card, lettering);
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}"`;
  expect([svg.slice(0, whole.length), svg.slice(-6)]).toEqual([whole, "</svg>"]);
  expect(foreignTo(svg)).toEqual([]);
  expect(svg.includes(colours["room-lit"][0])).toBe(true);
  expect(drawCard(card, lettering) === svg).toBe(true);
});

test.each([
  { kind: "view", drawing: "not-found", view: { scale: 26, marks: true } },
  { kind: "view", drawing: "home-tower", view: { scale: 9 } },
  { kind: "street" },
] as const)("labels, small scales and a street without a building become outlines as well: $kind", (part) => {
  expect(foreignTo(drawCard({ ...card, view: { part } }, lettering))).toEqual([]);
});

test("on the card of a storey, a level in the margin replaces the ground", () => {
  const view = { ...card.view, foot: { level: 3.6, label: "+3,60" } };
  const onSlab = drawCard({ ...card, view }, lettering);
  expect([onSlab, drawCard(card, lettering)].map((svg) => svg.includes('<pattern id="f"'))).toEqual([
    true,
    false,
  ]);
});

/** How far the outlines of a title reach, and how high its first letter is. */
function reachOf(title: string, room = { top: 172, bottom: 370 }) {
  const numbers = [...drawTitle(title, room, lettering).matchAll(/[MLQ]?(-?[\d.]+),(-?[\d.]+)/g)];
  const xs = numbers.map(([, x]) => Number(x));
  const ys = numbers.map(([, , y]) => Number(y));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each([
  "Projets",
  "Carnet de chantier",
  "La performance d’un immeuble, prête à montrer en rendez-vous",
  "Assister le maître d’ouvrage, du programme à l’exploitation, puis accompagner ceux qui exploitent le bâtiment pendant ses premières années",
  "Anticonstitutionnellement intergouvernementalisations",
  "Assister le maître d’ouvrage, du programme à l’exploitation ".repeat(2000),
  "Anticonstitutionnellement".repeat(4000),
])("a title of any length stays within its room: %.60s", (title) => {
  const { left, right, top, bottom } = reachOf(title);
  expect(left).toBeGreaterThan(wordsStart - 8);
  expect(right).toBeLessThanOrEqual(wordsEnd + 1);
  expect(top).toBeGreaterThanOrEqual(150);
  expect(bottom).toBeLessThanOrEqual(372);
});

test("data that a card has no room for changes nothing on it", () => {
  const drawn = (letters: number) => {
    const long = "Assister le maître d’ouvrage ".repeat(letters / 29);
    const facts = [{ label: long, value: long }];
    return drawCard(
      { ...card, title: long, siteName: long, host: long, where: [long, long], facts },
      lettering,
    );
  };
  expect(drawn(100_000) === drawn(2000)).toBe(true);
});

test("drawings in files have the colours of the style sheet", () => {
  const tokens = coloursOf(readTokens(file("styles/tokens.css").toString()));
  const known = Object.fromEntries(tokens.map(({ name, light, dark }) => [name, [light, dark]]));
  for (const [name, both] of Object.entries(colours)) expect([name, known[name]]).toEqual([name, [...both]]);
});
