import { expect, test } from "vitest";
import { isEmptyAt } from "../../../templates/audit/audit-sample.tsx";

const hours = (empty: Parameters<typeof isEmptyAt>[1]) =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isEmptyAt(hour, empty));

test("the hours of an empty building pass midnight where they end before they begin", () => {
  expect(hours({ from: 20, to: 6 })).toEqual([0, 1, 2, 3, 4, 5, 20, 21, 22, 23]);
  expect(hours({ from: 0, to: 3 })).toEqual([0, 1, 2]);
  expect(hours({ from: 22, to: 24 })).toEqual([22, 23]);
});
