import { expect, test } from "vitest";
import { complaints } from "./compile.ts";

test.each([
  ["A\n\n[[toc]]", "13:1 markdown/stray-mark: [[toc]]"],
  ["[TOC]", "11:1 markdown/stray-mark: [TOC]"],
  ['Voir {{< ref "a" >}} ici', "11:6 markdown/stray-mark: {{<"],
  ["Voir {% link a.md %} ici", "11:6 markdown/stray-mark: {%"],
  ["Un mot\n{: .grand}", "12:1 markdown/stray-mark: {: .grand}"],
  ["$$\na^2\n$$", "11:1 markdown/stray-mark: $$"],
  ["Mot\n: sa définition", "12:1 markdown/stray-mark: :"],
])("%j is reported as a mark of another generator", (text, told) => {
  const means = " has a meaning in other generators, and none here: readers would see it";
  expect(complaints(text)).toEqual([`${told}${means}`]);
});

test.each([
  "`{{< ref >}}`",
  "```\n$$\n```",
  "Il coûte 5 $ et 6 $$",
  "Voici : un mot",
  "\\{{< a >}}",
  "[[a]]",
  "`{% link a.md %}`",
])("%j is not reported as a mark of another generator", (text) => {
  expect(complaints(text)).toEqual([]);
});
