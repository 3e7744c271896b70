import { expect, test } from "vitest";
import { digestOf, fingerprint, hashOf, hashOfAll, shortHashOf } from "../../../src/model/memory/hash.ts";

test("the same text in other parts has another hash", () => {
  const hashes = [
    hashOf("ab", "c"),
    hashOf("a", "bc"),
    hashOf("abc"),
    hashOf("abc", ""),
    hashOf("", "abc"),
    hashOf("1:a", "b"),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

test("text and its UTF-8 bytes give the same hash, whatever the length in characters", () => {
  expect(hashOf("été", "x")).toBe(hashOf(Buffer.from("été"), Buffer.from("x")));
});

test("two halves of a character in two parts are not joined", () => {
  const [first, second] = ["\ud83d", "\ude00"];
  expect(hashOf(first, second)).toBe(hashOf(Buffer.from(first), Buffer.from(second)));
  expect(hashOf(first, second)).not.toBe(hashOf(first + second, ""));
});

test("a short hash has the same bytes, one character for each", () => {
  expect(Buffer.from(shortHashOf("é"), "latin1").toString("hex")).toBe(digestOf(Buffer.from("é")));
});

test("a file’s name carries its content", () => {
  const bytes = Buffer.from("alert(1)");
  expect(fingerprint("scripts/menu.js", bytes)).toMatch(/^scripts\/menu\.[0-9a-f]{10}\.js$/);
  expect(fingerprint("scripts/menu.js", Buffer.from("alert(2)"))).not.toBe(
    fingerprint("scripts/menu.js", bytes),
  );
  expect(fingerprint("logo.dark.svg", bytes)).toMatch(/^logo\.dark\.[0-9a-f]{10}\.svg$/);
});

test("a list of any length has the same hash as its items as arguments", () => {
  expect(hashOfAll(["a", "bc"])).toBe(hashOf("a", "bc"));
  expect(hashOfAll(Array.from({ length: 300_000 }, String))).toMatch(/^[0-9a-f]{64}$/);
});
