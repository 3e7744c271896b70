import { expect, test } from "vitest";
import { complaints } from "./compile.ts";

test.each([
  ["Un fait[^1].", "11:8 markdown/stray-note: there is no footnote “1”: readers would see [^1]"],
  [
    "> Ligne\n> suite *et [^Note-2]*",
    "12:13 markdown/stray-note: there is no footnote “Note-2”: readers would see [^Note-2]",
  ],
  ["## Un titre[^a]", "11:12 markdown/stray-note: there is no footnote “a”: readers would see [^a]"],
  [
    "Voir [la page][contact], et rappeler.",
    "11:6 markdown/stray-link: no line gives the address of “contact”: readers would see [la page][contact]",
  ],
])("%s is reported as a reference without a definition", (text, complaint) => {
  expect(complaints(text)).toEqual([complaint]);
});

test.each([
  "Un fait\\[^1].",
  "Voir \\[la page][contact].",
  "Le mot `[^1]` et `[a][b]`",
  "```\n[a][b] [^1]\n```",
  "Un tableau a[1][2].",
  "Un fait[^1].\n\n[^1]: Oui.",
  "Voir [la page][contact].\n\n[contact]: /contact",
  "Un [mot] entre crochets, [un] [autre].",
])("%s is not reported as a reference", (text) => {
  expect(complaints(text)).toEqual([]);
});
