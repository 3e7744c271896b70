import { expect, test } from "vitest";
import { formatEuros, formatNumber, formatSurface } from "../../../templates/words/french-number.ts";

test("a narrow no-break space separates thousands, and a comma the decimals", () => {
  expect(formatNumber(999)).toBe("999");
  expect(formatNumber(1000)).toBe("1\u202f000");
  expect(formatNumber(1234567.891, 2)).toBe("1\u202f234\u202f567,89");
  expect(formatNumber(-1500)).toBe("−1\u202f500");
});

test("euros show cents only where there are some", () => {
  expect(formatEuros(1024)).toBe("1\u202f024\u00a0€");
  expect(formatEuros(0.5)).toBe("0,50\u00a0€");
});

test("a surface shows the decimals that it has, two at most", () => {
  expect(formatSurface(1850)).toBe("1\u202f850\u00a0m²");
  expect(formatSurface(1234.5)).toBe("1\u202f234,5\u00a0m²");
  expect(formatSurface(86.128)).toBe("86,13\u00a0m²");
  expect(formatSurface(503.1 - 500)).toBe("3,1\u00a0m²");
});
