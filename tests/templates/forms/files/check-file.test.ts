import { describe, expect, test } from "vitest";
import { checkFile } from "../../../../templates/forms/files/check-file.ts";
import { formatKo, showKo, totalBytes } from "../../../../templates/forms/files/file-size.ts";

const rules = { accept: ".pdf,.jpg,.jpeg,.png", maxBytes: 5 * 1024 * 1024 };

describe("a file", () => {
  test.each(["facture.pdf", "FACTURE.PDF", "photo.du.compteur.jpeg", "a.png", "é à.jpg"])(
    "called %s is accepted",
    (name) => {
      expect(checkFile({ name, size: 1 }, rules)).toBeUndefined();
    },
  );

  test.each(["facture.exe", "pdf", "facture.pdf.zip", "facture", ""])("called « %s » is refused", (name) => {
    expect(checkFile({ name, size: 1 }, rules)).toBe("wrong-type");
  });

  test("of exactly five times 1024 × 1024 bytes passes, and one byte more does not", () => {
    expect(checkFile({ name: "a.pdf", size: 5_242_880 }, rules)).toBeUndefined();
    expect(checkFile({ name: "a.pdf", size: 5_242_881 }, rules)).toBe("too-large");
  });

  test("may have any size where no bound is set", () => {
    expect(checkFile({ name: "a.zip", size: 1e12 }, { accept: ".pdf,.zip" })).toBeUndefined();
  });
});

test("a size is given in Ko of 1024 bytes, rounded to the nearest", () => {
  expect([0, 511, 512, 1024, 1535, 1536, 5_242_880].map(formatKo)).toEqual([
    "0 Ko",
    "0 Ko",
    "1 Ko",
    "1 Ko",
    "1 Ko",
    "2 Ko",
    "5120 Ko",
  ]);
  expect(formatKo(totalBytes([{ size: 600 }, { size: 600 }]))).toBe("1 Ko");
});

test("a page groups the figures of a size, and keeps its unit on the same line", () => {
  expect([512, 5_242_880].map(showKo)).toEqual(["1\u00a0Ko", "5\u202f120\u00a0Ko"]);
});
