import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { describeOrder } from "../../../../templates/report/order/describe-order.ts";
import { missingSentence } from "../../../../templates/report/order/missing-sentence.ts";
import type { Order } from "../../../../templates/report/order/read-order.ts";
import { reviewOrder } from "../../../../templates/report/order/review-order.ts";
import { reportPage } from "../../../../templates/report/report-schema.ts";

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
  const values = (given: Partial<Order>, surface = 1850) =>
    Object.fromEntries(
      describeOrder({ ...order, ...given }, surface, words.done).map(({ label, value }) => [label, value]),
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

  test("gives the surface of the price separately if another one was confirmed", () => {
    expect(values({ confirmedSurface: 1900 })).toMatchObject({
      "Surface confirmée": "1\u202f900\u00a0m²",
      "Surface du calculateur": "1\u202f850\u00a0m²",
      Prix: "1\u202f024\u00a0€ HT",
    });
  });
});
