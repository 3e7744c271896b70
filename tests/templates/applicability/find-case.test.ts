import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { linkSentence } from "../../../templates/applicability/applicability-rules.ts";
import { applicability } from "../../../templates/applicability/applicability-schema.ts";
import { type Building, findCase } from "../../../templates/applicability/find-case.ts";
import { readWithFigures } from "../../support/read-with-figures.ts";

const rules = applicability.schema.parse(parse(readWithFigures("content/applicability.yaml")));
const [bacs, tertiary] = rules.decrees;

const office: Building = {
  tertiary: true,
  powerKw: 120,
  permit: "1998-05-04",
  renewed: false,
  surfaceM2: 1850,
};

/** By when, and the first law of it: « non » where the decree does not apply. */
function tell(decree: typeof bacs, building: Partial<Building>): readonly [string, string] {
  const found = decree && findCase(decree.cases, { ...office, ...building });
  const [sentence] = found?.sentences ?? [];
  if (found === undefined || sentence === undefined) throw new Error("no case");
  return [found.applies ? plain(found.deadline) : "non", plain(linkSentence(sentence, rules)[1])];
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("the BACS decree, article R. 175-2", () => {
  test.each<[Partial<Building>, string, string]>([
    // I: tertiary activities, more than 70 kW.
    [{ tertiary: false, powerKw: 900 }, "non", "article R. 175-2, I"],
    [{ powerKw: 0 }, "non", "article R. 175-2, I"],
    [{ powerKw: 70 }, "non", "article R. 175-2, I"],
    [{ powerKw: 70, permit: "2026-01-01", renewed: true }, "non", "article R. 175-2, I"],
    // II, 1°: more than 290 kW, permits asked for one year after 21 July 2020.
    [{ powerKw: 290.1, permit: "2021-07-22" }, "Dès la construction", "article R. 175-2, II, 1°"],
    [{ powerKw: 500, permit: "2024-04-08" }, "Dès la construction", "article R. 175-2, II, 1°"],
    // II, 2°: the other buildings of more than 290 kW.
    [
      { powerKw: 290.1, permit: "2021-07-21" },
      "1er janvier 2025 : la date est passée",
      "article R. 175-2, II, 2°",
    ],
    [
      { powerKw: 900, permit: "1970-01-01", renewed: true },
      "1er janvier 2025 : la date est passée",
      "article R. 175-2, II, 2°",
    ],
    // II, 3°: more than 70 kW, permits asked for one year after 8 April 2023.
    [{ powerKw: 70.1, permit: "2024-04-08" }, "Dès la construction", "article R. 175-2, II, 3°"],
    [
      { powerKw: 290, permit: "2024-04-08", renewed: true },
      "Dès la construction",
      "article R. 175-2, II, 3°",
    ],
    // II, 4°: the other buildings of more than 70 kW, when the system is renewed and by 2030 at the latest.
    [{ powerKw: 70.1 }, "1er janvier 2030 au plus tard", "article R. 175-2, II, 4°"],
    [{ powerKw: 290, permit: "2024-04-07" }, "1er janvier 2030 au plus tard", "article R. 175-2, II, 4°"],
    [{ powerKw: 290, permit: "2021-07-22" }, "1er janvier 2030 au plus tard", "article R. 175-2, II, 4°"],
    [
      { powerKw: 70.1, permit: "2024-04-07", renewed: true },
      "Lors du renouvellement",
      "article R. 175-2, II, 4°",
    ],
    [{ powerKw: 290, renewed: true }, "Lors du renouvellement", "article R. 175-2, II, 4°"],
  ])("%o: %s", (building, deadline, law) => {
    expect(tell(bacs, building)).toEqual([deadline, law]);
  });

  // Three days on both sides of each date, with each power next to a threshold: who is concerned, by when, by which part.
  const dayOf = (day: string, more: number) =>
    new Date(Date.parse(day) + more * 86_400_000).toISOString().slice(0, 10);
  const days = ["2021-07-22", "2024-04-08"].flatMap((day) =>
    [-3, -2, -1, 0, 1, 2, 3].map((more) => dayOf(day, more)),
  );
  test.each(days)("decides by the day at each threshold: permit of %s", (permit) => {
    const isAfter2021 = permit >= "2021-07-22";
    const isAfter2024 = permit >= "2024-04-08";
    for (const renewed of [false, true]) {
      const above290 = isAfter2021
        ? ["Dès la construction", "article R. 175-2, II, 1°"]
        : ["1er janvier 2025 : la date est passée", "article R. 175-2, II, 2°"];
      const later = renewed ? "Lors du renouvellement" : "1er janvier 2030 au plus tard";
      const above70 = isAfter2024
        ? ["Dès la construction", "article R. 175-2, II, 3°"]
        : [later, "article R. 175-2, II, 4°"];
      const none = ["non", "article R. 175-2, I"];
      const expected = { 0: none, 70: none, 70.1: above70, 290: above70, 290.1: above290, 5000: above290 };
      for (const [powerKw, told] of Object.entries(expected))
        expect(tell(bacs, { permit, renewed, powerKw: Number(powerKw) }), `${powerKw} kW`).toEqual(told);
    }
  });

  test("does not depend on the surface", () => {
    for (const surfaceM2 of [0, 999, 1000, 50_000]) {
      expect(tell(bacs, { surfaceM2 })).toEqual(tell(bacs, {}));
    }
  });
});

describe("the tertiary decree, article R. 174-22", () => {
  test.each<[Partial<Building>, string, string]>([
    [{ tertiary: false, surfaceM2: 5000 }, "non", "article R. 174-22"],
    [{ surfaceM2: 999 }, "non", "article R. 174-22"],
    [{ surfaceM2: 999.9 }, "non", "article R. 174-22"],
    [{ surfaceM2: 1000 }, "30 septembre de chaque année ; 2030, 2040 et 2050", "article L. 174-1"],
    [
      { surfaceM2: 1000, powerKw: 0, permit: "2026-01-01" },
      "30 septembre de chaque année ; 2030, 2040 et 2050",
      "article L. 174-1",
    ],
  ])("%o: %s", (building, deadline, law) => {
    expect(tell(tertiary, building)).toEqual([deadline, law]);
  });
});
