import { expect, test } from "vitest";
import { createFigureSearch } from "../../src/check/find-figures.ts";
import type { Figure } from "../../src/define/define.ts";

const figures: readonly Figure[] = [
  { name: "price", value: 349, unit: "€", said: ["à partir de {} €", "from {} euros"] },
  { name: "clients", value: 7, said: ["{} nouveaux clients", "{} new clients"] },
  { name: "delivery", value: 48, unit: "h", said: ["livré sous {} h", "livré sous {} heures"] },
  { name: "audit", value: [4, 6], unit: "semaines", said: ["{} semaines"] },
  { name: "energy", value: [20, 40], unit: "%", said: ["{} % d'économies"] },
  { name: "costs", value: [-20, -40], unit: "%", said: ["{} % de coûts"] },
  { name: "low", value: 70, unit: "kW", said: ["décret BACS … au-delà de {} kW"] },
  { name: "high", value: 290, unit: "kW", said: ["décret BACS … au-delà de {} kW"] },
  { name: "rate", value: 0.5, unit: "€", said: ["{} € par m²"] },
  { name: "quote", value: 10000, unit: "m²", said: ["devis au-delà de {} m²"] },
];
const search = createFigureSearch(figures);
const wrong = (text: string) => search(text).flatMap(({ agrees, written }) => (agrees ? [] : [written]));
const right = (text: string) => search(text).flatMap(({ agrees, written }) => (agrees ? [written] : []));

test.each([
  ["Un rapport à partir de 399 € hors taxes.", "399 €"],
  ["Un rapport livré sous 72 h.", "72 h"],
  ["Un rapport livré sous 72h.", "72h"],
  ["Un rapport livré sous soixante-douze heures.", "soixante-douze"],
  ["Cette année, neuf nouveaux clients.", "neuf"],
  ["This year, nine new clients.", "nine"],
  ["Neuf\nnouveaux clients.", "Neuf"],
  ["**9** nouveaux clients", "9"],
  ["Un audit dure de 3 à 5 semaines.", "3 à 5 semaines"],
  ["Un audit dure de quatre à huit semaines.", "quatre à huit semaines"],
  ["Un audit dure 5 semaines.", "5 semaines"],
  ["De 20 % à 45 % d’économies.", "20 % à 45 %"],
  ["Le décret BACS vaut au-delà de 80 kW.", "80 kW"],
  ["0,60 € par m²", "0,60 €"],
  ["un devis au-delà de 12\u202f000 m²", "12\u202f000 m²"],
])("« %s » disagrees with its figure", (text, written) => {
  expect(wrong(text)).toEqual([written]);
});

test.each([
  ["à partir de 349 €", "349 €"],
  ["from 349.00 euros", "349.00"],
  ["sept nouveaux clients", "sept"],
  ["livré sous quarante-huit heures", "quarante-huit"],
  ["de 4 à 6 semaines", "4 à 6 semaines"],
  ["entre quatre et six semaines", "quatre et six semaines"],
  ["jusqu'à 6 semaines", "6 semaines"],
  ["20–40 % d'économies", "20–40 %"],
  ["−20 à −40 % de coûts", "−20 à −40 %"],
  ["Le décret BACS (R. 175-2) vaut au-delà de 290 kW.", "290 kW"],
  ["0,50\u00a0€ par m²", "0,50\u00a0€"],
  ["un devis au-delà de 10,000 m²", "10,000 m²"],
])("« %s » agrees with it", (text, written) => {
  expect(right(text)).toEqual([written]);
  expect(wrong(text)).toEqual([]);
});

test.each([
  ["{clients} nouveaux clients"],
  ["un pompe au-delà de 80 kW"],
  ["Le décret BACS existe. Une pompe au-delà de 80 kW aussi."],
  ["Le décret BACS\n\nau-delà de 80 kW"],
  ["Les nouveaux clients de 2025"],
  ["onze mille"],
])("« %s » says no figure", (text) => {
  expect(search(text)).toEqual([]);
});

test("one sentence may say two figures", () => {
  expect(right("Le décret BACS vaut au-delà de 290 kW, puis au-delà de 70 kW.")).toEqual(["290 kW", "70 kW"]);
});

test("a figure that has changed is found in each text that said the old one", () => {
  const changed = createFigureSearch(
    figures.map((one) => ({ ...one, value: [one.value].flat().map((n) => n + 1) as never })),
  );
  for (const text of [
    "à partir de 349 €",
    "sept nouveaux clients",
    "livré sous 48 h",
    "4 à 6 semaines",
    "0,50 € par m²",
  ])
    expect(changed(text)).toMatchObject([{ agrees: false }]);
});

test("a mention has its place, its phrase, its numbers and the figures that are said in these words", () => {
  expect(search("Selon le décret BACS, au-delà de 80 kW.")).toEqual([
    {
      names: ["low", "high"],
      written: "80 kW",
      amount: "80",
      index: 33,
      phrase: "décret BACS, au-delà de 80 kW",
      values: [80],
      agrees: false,
    },
  ]);
});
