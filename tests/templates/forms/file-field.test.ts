import { expect, test } from "vitest";
import { fileFieldWords } from "../../../templates/forms/file-field.ts";
import { fieldWords } from "../../../templates/forms/form.ts";

const common = { label: "Factures", help: "Facultatif." };
const forFiles = {
  button: "Choisir",
  drop: "ou déposer",
  remove: "Retirer",
  removeNamed: "Retirer {name}",
  added: "{name}, {size}",
  removed: "{name}",
  wrongType: "{name}",
};

test("words that a kind of field does not show are refused: file words in a text field, and the reverse", () => {
  expect(fieldWords.safeParse(common).success).toBe(true);
  expect(fieldWords.safeParse({ ...common, button: "Choisir" }).success).toBe(false);
  expect(fileFieldWords.safeParse({ ...common, ...forFiles }).success).toBe(true);
  for (const others of [{ unit: "m²" }, { error: "Vide." }, { options: ["Oui"] }, { explain: common }]) {
    expect(fileFieldWords.safeParse({ ...common, ...forFiles, ...others }).success).toBe(false);
  }
});
