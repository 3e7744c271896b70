import { expect, test } from "vitest";
import { tieShortWords } from "../../src/text/short-words.ts";

/** Shows a no-break space as "~". */
function tie(title: string, keep: readonly string[] = []): string {
  return tieShortWords(title, "fr", keep).replaceAll("\u00A0", "~");
}

test("a line of a title never ends on a word that only leads to the next", () => {
  expect(tie("Décret BACS : ce qui change pour les bâtiments tertiaires")).toBe(
    "Décret BACS : ce~qui~change pour les~bâtiments tertiaires",
  );
  expect(tie("La performance d’un immeuble, prête à montrer")).toBe(
    "La~performance d’un~immeuble, prête à~montrer",
  );
});

test("words that mean something by themselves may end a line", () => {
  expect(tie("Trois ans plus tard, GTB et IA")).toBe("Trois ans plus tard, GTB et~IA");
  expect(tie("Que dit-il des")).toBe("Que~dit-il des");
});

test("joined words too long for a narrow screen may break", () => {
  expect(tie("Programme de l’approvisionnement")).toBe("Programme de l’approvisionnement");
  expect(tie("ce que l’on détermine")).toBe("ce~que l’on~détermine");
});

test("a string to keep and texts in other languages stay unchanged", () => {
  expect(tie("Le métier d'AMO Smart", ["Le métier d'AMO Smart"])).toBe("Le métier d'AMO Smart");
  expect(tieShortWords("On the table", "en")).toBe("On the table");
});

test("joining the words of a title twice changes nothing more", () => {
  const once = tieShortWords("Ce que le décret demande à un bâtiment", "fr");
  expect(tieShortWords(once, "fr")).toBe(once);
});
