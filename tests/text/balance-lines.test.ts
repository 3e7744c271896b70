import { expect, test } from "vitest";
import { balanceLines } from "../../src/text/balance-lines.ts";

/** Every character is one wide. */
const measure = (text: string) => text.length;
const lines = (text: string, width: number) => balanceLines(text, { width, measure });

test("a title that fits is on one line", () => {
  expect(lines("Carnet de chantier", 18)).toEqual(["Carnet de chantier"]);
});

test("lines are as equal as their words allow, and no more of them than needed", () => {
  // Line after line as full as they get, the last one would be “immeuble”.
  expect(lines("Lire la performance d’un immeuble", 24)).toEqual(["Lire la performance", "d’un immeuble"]);
  expect(lines("un deux trois quatre cinq six sept huit", 20)).toEqual([
    "un deux trois quatre",
    "cinq six sept huit",
  ]);
});

test("no word is left alone on the last line where another break avoids it", () => {
  const set = lines("Comprendre la menace cyber des immeubles connectés", 40);
  expect(set.at(-1)?.split(" ").length).toBeGreaterThan(1);
});

test("a line does not end in a short word where it can end in a longer one", () => {
  // “Les réseaux de” and “tous nos bâtiments” would be more equal.
  expect(lines("Les réseaux de tous nos bâtiments", 20)).toEqual(["Les réseaux de tous", "nos bâtiments"]);
});

test("no-break spaces and word joiners hold, and hyphens between letters may break", () => {
  expect(lines("Décret\u00a0BACS\u00a0: les seuils", 14)).toEqual(["Décret\u00a0BACS\u00a0:", "les seuils"]);
  expect(lines("prêt en rendez-vous", 14)).toEqual(["prêt", "en rendez-vous"]);
  expect(lines("anticonstitution-nellement", 18)).toEqual(["anticonstitution-", "nellement"]);
  expect(lines("anticonstitution-\u2060nellement", 18)).toEqual(["anticonstitution-\u2060nellement"]);
});

test("a word that is longer than the line stands by itself, whole", () => {
  expect(lines("Le questionnement anticonstitutionnellement posé", 20)).toContain(
    "anticonstitutionnellement",
  );
});

test("words of any number keep their order and none is lost", () => {
  const title =
    "Assister le maître d’ouvrage, du programme à l’exploitation, puis bien au-delà de la réception";
  for (let width = 16; width < 90; width += 1) {
    const set = lines(title, width);
    expect(set.join(" ").replaceAll("- ", "-")).toBe(title);
    expect(set.every((line) => line.length <= width)).toBe(true);
  }
});

test("a title that does not fit is cut at a word, with an ellipsis", () => {
  const text = "Les réseaux de tous nos bâtiments, des parkings et de tous leurs abords";
  const cut = (mostLines: number) => balanceLines(text, { width: 20, measure, mostLines });
  expect(cut(2)).toEqual(["Les réseaux de tous", "nos bâtiments, des…"]);
  expect(cut(1)).toEqual(["Les réseaux de tous…"]);
});

test("however long a title is, only the words that may fit are measured", () => {
  const measuredOf = (letters: number) => {
    let measured = 0;
    const count = (text: string) => {
      measured += text.length;
      return text.length;
    };
    balanceLines("mot de ".repeat(letters / 7), { width: 30, measure: count });
    return measured;
  };
  expect(measuredOf(70_000)).toBe(measuredOf(700));
});
