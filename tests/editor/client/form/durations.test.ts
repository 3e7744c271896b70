import { expect, test } from "vitest";
import { speakOfDurations } from "../../../../src/editor/client/form/controls.ts";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

test.each([
  ["fr", "P3M", "3 mois"],
  ["fr", "P1Y6M", "1 an 6 mois"],
  ["fr", "PT1H30M", "1 heure 30 minutes"],
  ["fr", "P2W", "2 semaines"],
  ["fr", "P400D", "400 jours"],
  ["en", "P1Y", "1 year"],
  ["en", "P1DT12H", "1 day 12 hours"],
])("in %s, %s is written and read as “%s”", (language, iso, words) => {
  const { toIso, inWords } = speakOfDurations(language);
  expect(plain(inWords(iso))).toBe(words);
  expect(toIso(inWords(iso))).toBe(iso);
  expect(toIso(words)).toBe(iso);
});

test.each([
  ["3mois", "P3M"],
  ["2 SEM", "P2W"],
  ["45 min", "PT45M"],
  ["6 mois, 1 an", "P1Y6M"],
  ["P1Y6M", "P1Y6M"],
])("%s is a duration as well", (typed, iso) => {
  expect(speakOfDurations("fr").toIso(typed)).toBe(iso);
});

test.each(["3 m", "3 lunes", "environ 3 mois", "mois", "3", ""])(
  "“%s” stays as it is typed, for the schema to judge",
  (typed) => {
    expect(speakOfDurations("fr").toIso(typed)).toBe(typed);
  },
);

test.each(["P01M", "P1000D", "PT3D", "PT1.5S", "bientôt", ""])(
  "“%s”, which words would not give back, is shown as it is",
  (iso) => {
    expect(speakOfDurations("fr").inWords(iso)).toBe(iso);
  },
);
