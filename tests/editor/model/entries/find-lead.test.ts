import { expect, test } from "vitest";
import { findLead, leadText } from "../../../../src/editor/model/entries/find-mentions.ts";

const origin = "https://www.essai.example";

test.each([
  ["/blog/un", "/neuf", "/neuf"],
  ["/blog/un.html?q#suite", "/neuf", "/neuf.html?q#suite"],
  ["https://www.essai.example/blog/un", "/neuf", "https://www.essai.example/neuf"],
  ["/equipe#ada", "/equipe#grace", "/equipe#grace"],
  ["https://www.essai.example/equipe?q#ada", "/equipe#grace", "https://www.essai.example/equipe?q#grace"],
])("the link %s to what is moved to %s becomes %s", (address, place, expected) => {
  const lead = findLead(address, ["/blog/un", "/equipe#ada"], origin);
  if (lead === undefined) throw new Error(`${address} leads elsewhere`);
  const { from, to } = lead;
  expect(address.slice(0, from) + leadText(place) + address.slice(to)).toBe(expected);
});

test.each(["/blog", "/blog/une", "/equipe", "/equipe#adam", "https://ailleurs.example/blog/un", "un"])(
  "the link %s leads elsewhere",
  (address) => {
    expect(findLead(address, ["/blog/un", "/equipe#ada"], origin)).toBeUndefined();
  },
);
