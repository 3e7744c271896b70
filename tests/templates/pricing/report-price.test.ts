import { describe, expect, test } from "vitest";
import { parseSurface, reportPrice, toTariff } from "../../../templates/pricing/report-price.ts";
import { createDice } from "../../support/dice.ts";
import { tariff } from "../../support/tariff.ts";

const price = (surface: number) => reportPrice(surface, tariff)?.price;

describe("the price of a report", () => {
  test.each([
    [0.01, 349],
    [1, 349],
    [499.99, 349],
    [500, 349],
    [500.5, 349],
    [501, 350],
    [502, 350],
    [503, 351],
    [1850, 1024],
    [2498, 1348],
    [2499, 1349],
    [2500, 1349],
    [2501, 1349],
    [2502, 1350],
    [2505, 1351],
    [4000, 1799],
    [10_000, 3599],
    [10_001, 3599],
    [20_000, 6599],
  ])("for %d m² is %d €", (surface, euros) => {
    expect(price(surface)).toBe(euros);
  });

  test("follows the formula between whole square metres, half a euro rounded up", () => {
    expect(price(500.98)).toBe(349);
    expect(price(501.01)).toBe(350);
    expect(price(1234.5)).toBe(716);
    expect(price(2501.6)).toBe(1349);
    expect(price(2501.7)).toBe(1350);
  });

  test("never goes down, and never jumps by more than a euro from one square metre to the next", () => {
    for (let surface = 1; surface < 20_000; surface++) {
      const step = (price(surface + 1) ?? 0) - (price(surface) ?? 0);
      expect(step === 0 || step === 1).toBe(true);
    }
  });

  test("is the same where one tier ends and the next begins, for any tariff", () => {
    const seed = 49;
    const dice = createDice(seed);
    for (let round = 0; round < 300; round += 1) {
      const flatUpTo = 1 + dice.next(2000);
      const middleUpTo = flatUpTo + 1 + dice.next(4000);
      const rates = { rate: (1 + dice.next(300)) / 100, largeRate: (1 + dice.next(300)) / 100 };
      const own = toTariff({
        flat: 1 + dice.next(900),
        flatUpTo,
        middleUpTo,
        ...rates,
        quoteAbove: middleUpTo,
      });
      for (const end of [flatUpTo, middleUpTo]) {
        const [before, after] = [
          reportPrice(end, own)?.price ?? 0,
          reportPrice(end + 0.001, own)?.price ?? 0,
        ];
        expect(Math.abs(after - before), `seed ${seed}, ${JSON.stringify(own)}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test("is not shown for an empty field, zero, a negative number or a text", () => {
    for (const surface of [undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(reportPrice(surface, tariff)).toBeUndefined();
  });

  test("says which tier it comes from, and for how many square metres its rate counts", () => {
    expect(reportPrice(500, tariff)).toMatchObject({ tier: "flat", extra: 0 });
    expect(reportPrice(1850, tariff)).toMatchObject({ tier: "middle", extra: 1350 });
    expect(reportPrice(2500, tariff)).toMatchObject({ tier: "middle", extra: 2000 });
    expect(reportPrice(2501, tariff)).toMatchObject({ tier: "large", extra: 1 });
  });

  test("comes with the advice to ask for a quote above 10 000 m² only", () => {
    expect(reportPrice(10_000, tariff)?.isQuoteAdvised).toBe(false);
    expect(reportPrice(10_000.1, tariff)).toMatchObject({ isQuoteAdvised: true, price: 3599 });
  });
});

describe("a surface is read", () => {
  test.each([
    ["1234", 1234],
    ["1 234", 1234],
    ["1\u00a0234,5", 1234.5],
    ["1\u202f234,5", 1234.5],
    ["1\u2009234", 1234],
    ["1234.5", 1234.5],
    ["2500.125", 2500.125],
    ["0,5", 0.5],
    [",5", 0.5],
    ["1234,", 1234],
    ["  86  ", 86],
    ["86 m²", 86],
    ["86m2", 86],
    ["1 234,5\u00a0m²", 1234.5],
    ["86 M²", 86],
    ["0", 0],
    ["007", 7],
  ])("from « %s »", (text, surface) => {
    expect(parseSurface(text)).toBe(surface);
  });

  test.each(["", " ", "m²", ",", ".", "-5", "+5", "1e3", "0x10", "12 rue", "86 m", "86 m²m²", "1,2,3"])(
    "as no number from « %s »",
    (text) => {
      expect(parseSurface(text)).toBeUndefined();
    },
  );

  test("as no number when the point may separate thousands or decimals", () => {
    expect(parseSurface("1.234")).toBeUndefined();
    expect(parseSurface("1.234,5")).toBeUndefined();
  });

  test("as no number when it is too long", () => {
    expect(parseSurface("9".repeat(400))).toBeUndefined();
    expect(parseSurface("Infinity")).toBeUndefined();
    expect(parseSurface("9007199254740992")).toBeUndefined();
    expect(parseSurface("9 007 199 254 740 991")).toBe(9_007_199_254_740_991);
  });
});
