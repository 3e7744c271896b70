import { expect, test } from "vitest";
import { parse } from "yaml";
import { toBrowserRules } from "../../../templates/applicability/applicability-rules.ts";
import { applicability, findGaps } from "../../../templates/applicability/applicability-schema.ts";
import {
  needsDay,
  readEntries,
  readPermit,
  toBuilding,
} from "../../../templates/applicability/read-building.ts";
import { tellDecrees, tellVerdict } from "../../../templates/applicability/tell-decrees.ts";
import { readWithFigures } from "../../support/read-with-figures.ts";

const text = readWithFigures("content/applicability.yaml");
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

test("each of the published decrees has one case for every building", () => {
  for (const { cases } of rules.decrees) expect(findGaps(cases)).toEqual([]);
});

const asked = toBrowserRules(rules, "nouvel onglet");
const entries = {
  usage: "bureaux",
  permis: "1998",
  renouvellement: "aucun",
  chauffage: "70,5",
  climatisation: "1 200 kW",
  surface: "999",
};

const read = (changed: Partial<typeof entries>) => readEntries({ ...entries, ...changed }, asked);

function answer(changed: Partial<typeof entries>) {
  const { answers } = read(changed);
  if (answers === undefined) throw new Error("refused");
  return answers;
}

test("the larger power of heating and cooling counts, not their sum", () => {
  expect(toBuilding(answer({}), asked)).toMatchObject({ powerKw: 1200, surfaceM2: 999 });
  expect(toBuilding(answer({ chauffage: "60", climatisation: "60" }), asked)?.powerKw).toBe(60);
});

test.each([
  ["60", "60", /^Le chaud et le froid ne s’additionnent pas : 60 kW et 60 kW .* seuil de 70 kW\.$/],
  ["200", "91", /: 200 kW et 91 kW .* seuil de 290 kW\.$/],
])("at %s and %s kW, the answer says that heat and cold do not add up", (chauffage, climatisation, words) => {
  const [bacs] = tellDecrees(answer({ chauffage, climatisation }), asked);
  const last = bacs?.sentences.at(-1);
  expect(last?.[0].replace(/[\u00a0\u202f]/g, " ")).toMatch(words);
  expect(last?.[2]).toContain("LEGIARTI000053216492");
});

test.each([
  ["30", "40"],
  ["71", "10"],
  ["300", "10"],
])("at %s and %s kW, where the sum changes nothing, it does not", (chauffage, climatisation) => {
  const [bacs] = tellDecrees(answer({ chauffage, climatisation }), asked);
  expect(bacs?.sentences.map(([text]) => text).join(" ")).not.toContain("additionnent");
});

test.each([
  ["1998", "1998"],
  ["22/07/2021", "2021-07-22"],
  ["1.7.2021", "2021-07-01"],
  ["2021-07-22", "2021-07-22"],
  ["31/02/2021", undefined],
  ["98", undefined],
  ["bientôt", undefined],
])("a permit of « %s » is read as %s", (text, permit) => {
  expect(readPermit(text)).toBe(permit);
});

test("a year in which a rule changes needs the day; each other year stands for all of its days", () => {
  expect(read({ permis: "2021" }).refused).toEqual({ permis: "day" });
  expect(read({ permis: "2024" }).refused).toEqual({ permis: "day" });
  for (let year = 1950; year < 2031; year++) {
    if (needsDay(String(year), asked)) continue;
    const verdicts = [`${year}`, `${year}-01-01`, `${year}-12-31`].map((permis) =>
      tellDecrees(answer({ permis, climatisation: "300" }), asked).map(({ at }) => at),
    );
    expect(new Set(verdicts.map((found) => JSON.stringify(found))).size, String(year)).toBe(1);
  }
});

test("fields that cannot be read are named, and no answer is made up", () => {
  expect(read({ chauffage: "", climatisation: "beaucoup", surface: "-3" })).toEqual({
    answers: undefined,
    refused: { chauffage: "unreadable", climatisation: "unreadable", surface: "unreadable" },
  });
  expect(read({ climatisation: "1.200", surface: "0" }).refused).toEqual({
    climatisation: "unreadable",
    surface: "unreadable",
  });
});

test("both decrees are explained, with a deadline only where they apply", () => {
  const [bacs, tertiary] = tellDecrees(answer({ climatisation: "0" }), asked);
  expect(bacs?.summary).toMatch(
    /^Décret BACS\u00a0: Concerné\. Échéance\u00a0: 1er.janvier 2030 au plus tard\.$/,
  );
  expect(tertiary?.summary).toBe("Décret tertiaire\u00a0: Non concerné.");
});

test.each([
  [{}, "Concerné depuis le 1er janvier 2025", "plus de 290 kW, permis d’avant le 22 juillet 2021"],
  [{ climatisation: "0", chauffage: "70" }, "Rien n’est dû", "70 kW ou moins, moins de 1 000 m²"],
  [{ usage: "aucun" }, "Rien n’est dû", "sans activité tertiaire"],
  [
    { climatisation: "0", chauffage: "70", surface: "1 000" },
    "Rien à installer, mais une consommation à déclarer",
    "70 kW ou moins, 1 000 m² ou plus",
  ],
])("%o has one verdict, with its reason", (changed, verdict, reason) => {
  const told = tellVerdict(tellDecrees(answer(changed), asked), asked);
  expect(told.map((text) => text.replace(/[\u00a0\u202f]/g, " "))).toEqual([verdict, reason]);
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
