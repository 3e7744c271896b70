import { expect, test } from "vitest";
import { createTextCompiler } from "../../../src/markdown/threads/compile-texts.ts";

test("the second thread compiles each text in the language of its file", async () => {
  const compile = await createTextCompiler({
    settings: {
      language: "fr",
      words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
      base: "",
      anchors: "github",
      html: "few",
      keep: [],
      native: false,
      needsTemplates: false,
      others: {
        en: {
          language: "en",
          words: { opensNewTab: "new tab", footnotes: "Notes", backToText: "Back to the text" },
        },
      },
    },
    templates: undefined,
  });
  const job = {
    text: "[a](https://ailleurs.example)",
    line: 1,
    digest: "",
    file: "content/a.md",
    mayHold: () => true,
  };
  const compiled = await compile([job, { ...job, language: "en" }, { ...job, language: "fr" }]);
  expect(
    compiled?.map(({ bytes }) => /nouvel onglet|new tab/.exec(new TextDecoder().decode(bytes))?.[0]),
  ).toEqual(["nouvel onglet", "new tab", "nouvel onglet"]);
});
