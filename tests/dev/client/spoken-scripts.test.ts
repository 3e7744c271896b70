import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { runSite } from "../../support/run-site.ts";

const scriptOf = (name: string) =>
  readFileSync(new URL(`../../../lib/dev/${name}.js`, import.meta.url), "utf8");

beforeAll(() => {
  // Bundles the scripts where a source has changed.
  runSite(["--version"]);
});

test.each([
  ["edit", "Publish", "Publier"],
  ["dialog", "Close", "Fermer"],
])("the script “%s” is there in each language, with the words of that one alone", (name, english, french) => {
  const [inEnglish, inFrench] = [scriptOf(`${name}.en`), scriptOf(`${name}.fr`)];
  for (const [script, own, other] of [
    [inEnglish, english, french],
    [inFrench, french, english],
  ] as const) {
    expect(script).toContain(`"${own}"`);
    expect(script).not.toContain(`"${other}"`);
  }
});
