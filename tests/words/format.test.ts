import { expect, test } from "vitest";
import { createFormat } from "../../src/words/format.ts";

const numbers = [
  0, 1, 2, 12, 999, 1000, 1234, 12_345, 123_456, 1_234_567, 0.5, 1.25, 2.71, 1234.5678, 99.996,
];

test.each(["en", "fr"] as const)("numbers are written as Intl writes them in the language %s", (locale) => {
  const { number } = createFormat(locale);
  expect(numbers.map((value) => number(value))).toEqual(
    numbers.map((value) => new Intl.NumberFormat(locale).format(value)),
  );
  for (const decimals of [0, 1, 2]) {
    const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    expect(numbers.map((value) => number(value, decimals))).toEqual(
      numbers.map((value) => new Intl.NumberFormat(locale, fixed).format(value)),
    );
  }
});

test("zero is singular in French, and plural in English", () => {
  const forms = { one: "page", other: "pages" };
  const pluralsOf = (locale: "en" | "fr") =>
    [0, 1, 2].map((count) => createFormat(locale).plural(count, forms));
  expect(pluralsOf("en")).toEqual(["pages", "page", "pages"]);
  expect(pluralsOf("fr")).toEqual(["page", "page", "pages"]);
});

test("a day is that of the calendar, whatever the time zone of the machine", () => {
  expect(createFormat("fr").day("2026-12-24")).toBe("24 décembre 2026");
  expect(createFormat("en").day("2026-12-24")).toBe("December 24, 2026");
});

test("the last item of a list follows “and”", () => {
  expect(createFormat("fr").list(["en", "fr", "de"])).toBe("en, fr et de");
});
