import { expect, test } from "vitest";
import { say } from "../../src/words/message.ts";
import { loadSpeech } from "../../src/words/speech.ts";
import { speakToEditors } from "../../src/words/tell.ts";

test("an editor reads the label of a field, a developer its key as well", async () => {
  const speech = await loadSpeech("fr");
  const missing = (label: string | undefined) =>
    say("entry/missing-field", { field: say("noun.field", { path: "category", label }) });
  expect(speech.tell(missing("Catégorie"))).toBe("Catégorie (category) manque");
  expect(speakToEditors(speech).tell(missing("Catégorie"))).toBe("Catégorie manque");
  expect(speakToEditors(speech).tell(missing(undefined))).toBe("category manque");
});
