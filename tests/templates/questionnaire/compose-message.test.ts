import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { composeMessage } from "../../../templates/questionnaire/compose-message.ts";

const { mail } = (
  parse(readFileSync("content/pages/questionnaire-energie.yaml", "utf8")) as {
    form: { mail: { sender: string; message: string; file: string; none: string; contact: string } };
  }
).form;

test("the firm reads the address, the surface in m² with a decimal comma, and each file with its size", () => {
  const files = [
    { name: "électricité 2024.pdf", size: 421_888 },
    { name: "gaz.jpg", size: 5_242_880 },
  ];
  expect(
    composeMessage({ adresse: "3 rue du Lac, Annecy", superficie: "86.5", files, email: "" }, mail),
  ).toBe(
    [
      "Adresse : 3 rue du Lac, Annecy",
      "Superficie : 86,5 m²",
      "Fichiers joints :",
      "- électricité 2024.pdf (412 Ko)",
      "- gaz.jpg (5120 Ko)",
    ].join("\n"),
  );
});

test("without files the message says so", () => {
  expect(composeMessage({ adresse: "A", superficie: "1", files: [], email: "" }, mail)).toMatch(
    /Fichiers joints :\nAucun fichier$/,
  );
});

test("braces that a visitor or a file brings along stay as they are", () => {
  const files = [{ name: "{adresse}.pdf", size: 0 }];
  const message = composeMessage(
    { adresse: "{superficie} {files}", superficie: "1", files, email: "" },
    mail,
  );
  expect(message).toContain("Adresse : {superficie} {files}\n");
  expect(message).toContain("- {adresse}.pdf (0 Ko)");
});

test("the last line gives the reply address, if the visitor left one", () => {
  const answers = { adresse: "A", superficie: "1", files: [] };
  expect(composeMessage({ ...answers, email: "jeanne@foyer.example" }, mail)).toMatch(
    /\nAucun fichier\nRépondre à : jeanne@foyer\.example$/,
  );
  expect(composeMessage({ ...answers, email: "" }, mail)).not.toContain("Répondre");
});
