import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { toBrowserRules } from "../../../templates/applicability/applicability-rules.ts";
import { applicability } from "../../../templates/applicability/applicability-schema.ts";
import { findGaps } from "../../../templates/applicability/find-gaps.ts";
import { readBuilding } from "../../../templates/applicability/read-building.ts";
import { tellDecrees } from "../../../templates/applicability/tell-decrees.ts";

const text = readFileSync("content/applicability.yaml", "utf8");
const rules = applicability.schema.parse(parse(text));

/** What the build says of the rules once `from` is written as `to`. */
function refusals(from: string, to: string): readonly string[] {
  expect(text).toContain(from);
  const { error } = applicability.schema.safeParse(parse(text.replace(from, to)));
  return error?.issues.map(({ message }) => message) ?? [];
}

test("a threshold that leaves buildings without a case is refused, with one of them", () => {
  expect(refusals("powerUpTo: 70 }", "powerUpTo: 60 }")).toEqual([
    expect.stringMatching(/chaque bâtiment doit relever d’un seul cas.*0 cas pour .*"powerKw":60\.1/),
  ]);
});

test("cases that overlap are refused", () => {
  expect(refusals("permitBefore: 2021-07-22 }", "permitBefore: 2024-04-08 }")).toEqual([
    expect.stringMatching(/2 cas pour .*"permit":"2021-07-22"/),
  ]);
});

test("a sentence whose law has no address is refused", () => {
  expect(refusals("law: d2025-1343", "law: d2025-1344")).toEqual([expect.stringContaining("d2025-1344")]);
});

test("a law that is named like a part of every object is refused", () => {
  expect(refusals("law: d2025-1343", "law: constructor")).toEqual([expect.stringContaining("constructor")]);
});

test("words instead of a date are reported at their place, and no rule is checked for that day", () => {
  const { error } = applicability.schema.safeParse(
    parse(text.replace("permitBefore: 2021-07-22", "permitBefore: bientôt")),
  );
  expect(error?.issues.map(({ path }) => path.join("."))).toContainEqual(
    expect.stringMatching(/^decrees\.\d+\.cases\.\d+\.when\.permitBefore$/),
  );
});

test("a date that the form does not ask for is refused", () => {
  expect(refusals("from: 2024-04-08", "from: 2024-04-09")).toContainEqual(
    expect.stringMatching(/premier jour d’un choix de `form\.permit\.choices`.: voyez 2024-04-08/),
  );
});

test("each of the published decrees has one case for every building", () => {
  for (const { cases } of rules.decrees) expect(findGaps(cases)).toEqual([]);
});

const asked = toBrowserRules(rules, "nouvel onglet");
const entries = {
  usage: 0,
  permis: 0,
  renouvellement: 0,
  chauffage: "70,5",
  climatisation: "1 200 kW",
  surface: "999",
};

test("the larger power of heating and cooling counts, not their sum", () => {
  expect(readBuilding(entries, asked).building).toMatchObject({ powerKw: 1200, surfaceM2: 999 });
  expect(readBuilding({ ...entries, chauffage: "60", climatisation: "60" }, asked).building?.powerKw).toBe(
    60,
  );
});

test.each([
  [0, "1900-01-01"],
  [1, "2021-07-22"],
  [2, "2024-04-08"],
])("the choice %i of the permit is a day of its period", (permis, permit) => {
  expect(readBuilding({ ...entries, permis }, asked).building?.permit).toBe(permit);
});

test("fields without a number are named in the order of the form", () => {
  const read = readBuilding({ ...entries, chauffage: "", climatisation: "beaucoup", surface: "-3" }, asked);
  expect(read).toEqual({ building: undefined, refused: ["chauffage", "climatisation", "surface"] });
  expect(readBuilding({ ...entries, climatisation: "1.200" }, asked).refused).toEqual(["climatisation"]);
});

test("both decrees are explained, with a deadline only where they apply", () => {
  const { building } = readBuilding({ ...entries, climatisation: "0" }, asked);
  if (building === undefined) throw new Error("refused");
  const [bacs, tertiary] = tellDecrees(building, asked);
  expect(bacs?.summary).toMatch(
    /^Décret BACS\u00a0: Concerné\. Échéance\u00a0: 1er.janvier 2030 au plus tard\.$/,
  );
  expect(tertiary?.summary).toBe("Décret tertiaire\u00a0: Non concerné.");
});

test("every sentence for the browser leads to a text of Légifrance, never to its home page", () => {
  const sentences = asked.decrees.flatMap(({ cases, also }) => [
    ...cases.flatMap(({ sentences }) => sentences),
    ...also,
  ]);
  expect(sentences.length).toBeGreaterThan(12);
  for (const [, , href] of sentences)
    expect(href).toMatch(/^https:\/\/www\.legifrance\.gouv\.fr\/(?:codes|jorf|loda)\/.*(?:LEGI|JORF)/);
});
