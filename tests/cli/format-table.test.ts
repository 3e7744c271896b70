import { expect, test } from "vitest";
import { formatTable } from "../../src/cli/print.ts";

test("columns are aligned, figures to the right, and no line ends in spaces", () => {
  const rows = [
    ["a", "1.0", "long"],
    ["bcd", "12.0", ""],
  ];
  expect(formatTable(rows, [1])).toBe("a     1.0  long\nbcd  12.0\n");
});
