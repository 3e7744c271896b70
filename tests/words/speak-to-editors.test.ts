import { expect, test } from "vitest";
import { say } from "../../src/words/message.ts";
import { loadSpeech } from "../../src/words/speech.ts";
import { speakToEditors, tellEditors } from "../../src/words/tell.ts";

test("an editor reads the label of a field, a developer its key as well", async () => {
  const speech = await loadSpeech("fr");
  const missing = (label: string | undefined) =>
    say("entry/missing-field", { field: say("noun.field", { path: "category", label }) });
  expect(speech.tell(missing("Catégorie"))).toBe("Catégorie (category) manque");
  expect(speakToEditors(speech).tell(missing("Catégorie"))).toBe("Catégorie\u00a0: à compléter");
  expect(speakToEditors(speech).tell(missing(undefined))).toBe("category\u00a0: à compléter");
});

test("who gives the site an address with a path reads what to write", async () => {
  const speech = await loadSpeech("fr");
  const address = "https://a.example/sous";
  const told = tellEditors(
    {
      ...{ code: "settings/invalid-origin", severity: "error", file: "content/site.yaml" },
      message: say("settings/invalid-origin.path", { address }),
      hint: say("settings/invalid-origin.path.hint", { origin: "https://a.example" }),
    },
    speech,
  );
  expect(told).toEqual({
    text: `l’adresse du site s’arrête après son nom, or ${address} continue`,
    hint: "écrivez https://a.example",
    details: [],
  });
});
