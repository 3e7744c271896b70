import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { describeOrder } from "../../../../templates/report/order/describe-order.ts";
import { missingSentence } from "../../../../templates/report/order/missing-sentence.ts";
import { OrderSummary } from "../../../../templates/report/order/order-summary.tsx";
import { type Order, readOrder } from "../../../../templates/report/order/read-order.ts";
import { reviewOrder } from "../../../../templates/report/order/review-order.ts";
import { reportPage } from "../../../../templates/report/report-schema.ts";
import { formatEuros, formatNumber, formatSurface } from "../../../../templates/words/french-number.ts";
import { createDice } from "../../../support/dice.ts";
import { tariff } from "../../../support/tariff.ts";

const { order: words } = reportPage.schema.parse(
  parse(readFileSync("content/pages/rapport-performance.yaml", "utf8")),
);

describe("below the button of the order", () => {
  const full = { address: "12 rue", confirmedSurface: "1 850", email: "a@b.example", isEmail: true };
  const given = { fields: full, hasPrice: true, hasWrongFile: false };
  const said = (entered: Parameters<typeof reviewOrder>[0]) =>
    missingSentence(reviewOrder(entered), words.missing);
  const having = (fields: Partial<typeof full>) => ({ ...given, fields: { ...full, ...fields } });

  test.each([
    [given, "Tout y est\u00a0: vous pouvez commander."],
    [having({ email: "" }), "Il manque l’adresse e-mail."],
    [
      { ...having({ email: "", confirmedSurface: "" }), hasPrice: false },
      "Il manque la surface dans le calculateur et l’adresse e-mail.",
    ],
    [
      { ...given, fields: undefined, hasPrice: false },
      "Il manque la surface dans le calculateur, l’adresse de l’immeuble et l’adresse e-mail.",
    ],
    [having({ confirmedSurface: " " }), "Il manque la surface confirmée."],
  ] as const)("what is missing of %j is said", (entered, sentence) => {
    expect(said(entered)).toBe(sentence);
  });

  test.each([
    [having({ confirmedSurface: "abc" }), "Vérifiez la surface confirmée."],
    [having({ confirmedSurface: "0" }), "Vérifiez la surface confirmée."],
    [having({ email: "pas un mail", isEmail: false }), "Vérifiez l’adresse e-mail."],
    [
      { ...having({ address: "", email: "jeanne", isEmail: false }), hasWrongFile: true },
      "Il manque l’adresse de l’immeuble. Vérifiez l’adresse e-mail et le fichier de factures.",
    ],
  ] as const)("what would be refused of %j is said", (entered, sentence) => {
    expect(said(entered)).toBe(sentence);
  });

  test("the button only waits for the calculator, the address and the e-mail", () => {
    const isWaiting = (entered: Parameters<typeof reviewOrder>[0]) => reviewOrder(entered).isWaiting;
    for (const entered of [{ ...given, hasPrice: false }, having({ address: " " }), having({ email: "" })]) {
      expect(isWaiting(entered)).toBe(true);
    }
    const refused = having({ confirmedSurface: "", email: "jeanne", isEmail: false });
    expect(isWaiting({ ...refused, hasWrongFile: true })).toBe(false);
  });
});

describe("the summary of an order", () => {
  const order: Order = {
    address: "12 rue de l'Exemple",
    confirmedSurface: 1850,
    specificRequest: "",
    email: "a@b.example",
    price: 1024,
    file: null,
  };
  const values = (given: Partial<Order>) =>
    Object.fromEntries(
      describeOrder({ ...order, ...given }, words.done).map(({ label, value }) => [label, value]),
    );

  test("says what was ordered, and what was left out", () => {
    expect(values({})).toEqual({
      "Adresse de l’immeuble": "12 rue de l'Exemple",
      "Surface confirmée": "1\u202f850\u00a0m²",
      Prix: "1\u202f024\u00a0€ HT",
      "Adresse e-mail": "a@b.example",
      "Demande particulière": "aucune",
      Factures: "aucune",
    });
  });

  test("names the file with its size", () => {
    const file = new File([new Uint8Array(2048)], "factures.zip");
    expect(values({ file }).Factures).toBe("factures.zip (2\u00a0Ko)");
  });

  const ordered = (confirmedSurface: string) => {
    const data = new FormData();
    data.set("confirmedSurface", confirmedSurface);
    return readOrder(data, undefined, tariff);
  };

  test("has the price of the confirmed surface, as the tariff gives it", () => {
    const seed = 43;
    const dice = createDice(seed);
    // From a cupboard to the largest warehouse, and every boundary of the tariff.
    const drawn = Array.from({ length: 400 }, () => (1 + dice.next(10 ** (2 + dice.next(5)))) / 4);
    for (const surface of [499.75, 500, 500.25, 501, 503, 2000, 2499, 2500, 2500.5, 10_000, ...drawn]) {
      const euros =
        surface <= 500 ? 349 : surface <= 2500 ? 349 + (surface - 500) * 0.5 : 1349 + (surface - 2500) * 0.3;
      const order = ordered(String(surface).replace(".", ","));
      if (order === undefined) throw new Error(`${surface} m² cannot be ordered`);
      expect(order, `seed ${seed}`).toMatchObject({
        confirmedSurface: surface,
        price: Math.floor(euros + 0.5),
      });
      const price = `${formatEuros(order.price)} HT`;
      expect(values(order)).toMatchObject({ "Surface confirmée": formatSurface(surface), Prix: price });
      const shown = renderToStaticMarkup(
        createElement(OrderSummary, { words: words.summary, surface, tariff }),
      );
      expect(shown.replace(/<[^>]*>/g, "")).toContain(formatNumber(order.price));
    }
  });

  test.each(["", "abc", "0", "1.850"])("there is no order of “%s” m²", (surface) => {
    expect(ordered(surface)).toBeUndefined();
  });
});
