import { expect, test } from "vitest";
import { complaints } from "./compile.ts";

const noHeading = "this is not a heading, since an ordinary space is missing: readers would see the #";
const noItem = "this is not an item of a list: readers would see the";

test.each([
  ["##Un titre", `11:1 markdown/stray-mark: ${noHeading}`],
  ["###\u00A0Un titre", `11:1 markdown/stray-mark: ${noHeading}`],
  ["Texte\n##Un titre", `12:1 markdown/stray-mark: ${noHeading}`],
  ["•\u00A0Un", `11:1 markdown/stray-mark: ${noItem} •`],
  ["> • Un", `11:3 markdown/stray-mark: ${noItem} •`],
  ["-\u00A0Un", `11:1 markdown/stray-mark: ${noItem} -`],
  ["– Un\n– Deux", `11:1 markdown/stray-mark: ${noItem} –`],
  ["— Un\n— Deux", `11:1 markdown/stray-mark: ${noItem} —`],
  [
    "| a | b |\n| c | d |",
    "11:1 markdown/stray-mark: this is not a table, since a row of dashes is missing: readers would see the |",
  ],
])("%j is reported, because readers would see its signs", (text, complaint) => {
  expect(complaints(text)).toEqual([complaint]);
});

test.each([
  "## Un titre\n\n- un\n- deux",
  "\\##Un titre",
  "#1 des villes, #deux",
  "Un mot ## et • un autre\n- suite",
  "```\n##Un\n| a |\n| b |\n```",
  "Table: Légende\n\n| a |\n| --- |\n| ##b |",
  "| a seul |",
])("%j is not reported, because it is shown as meant", (text) => {
  expect(complaints(text)).toEqual([]);
});

test("a space between the words of a link and its address is reported", () => {
  expect(complaints("Voir [la page] (/contact) ici.")).toEqual([
    "11:1 markdown/stray-link: there is a space between the words of this link and its address: readers would see [la page] (/contact)",
  ]);
  expect(complaints("Un [mot] (ou deux), [une] `(/x)`.")).toEqual([]);
  expect(complaints("Voir \\[la page] (/contact) ici.")).toEqual([]);
});
