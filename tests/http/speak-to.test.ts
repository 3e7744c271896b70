import { expect, test } from "vitest";
import { chooseLanguage, createSpeakTo } from "../../src/http/speak-to.ts";
import { english } from "../support/speech.ts";

test.each([
  ["fr-FR,fr;q=0.9,en;q=0.8", undefined, "fr"],
  ["en-GB", undefined, "en"],
  ["de, en;q=0.5, fr;q=0.7", undefined, "fr"],
  ["FR-CA", undefined, "fr"],
  ["fr;q=0, en;q=0.1", undefined, "en"],
  ["fr;q=much, en", undefined, "en"],
  ["de", undefined, undefined],
  ["*", undefined, undefined],
  ["", undefined, undefined],
  ["en", "site-dev-language=fr", "fr"],
  ["fr", "a=b; site-dev-language=en; c=d", "en"],
  ["fr", "site-dev-language=de", "fr"],
  ["fr", "site-dev-language=constructor", "fr"],
  ["fr", "my-site-dev-language=en", "fr"],
])("a browser that prefers “%s”, with the cookie “%s”, is answered in “%s”", (accepted, cookie, language) => {
  expect(chooseLanguage({ "accept-language": accepted, ...(cookie && { cookie }) })).toBe(language);
});

test("a reader without a known language gets that of the terminal, others their own", async () => {
  const speakTo = createSpeakTo(english);
  expect(await speakTo({ "accept-language": "de" })).toBe(english);
  const french = await speakTo({ "accept-language": "fr" });
  expect(french.pages.close).toBe("Fermer");
  expect(await speakTo({ cookie: "site-dev-language=fr" })).toBe(french);
});
