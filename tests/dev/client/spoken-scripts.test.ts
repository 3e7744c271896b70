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
])("the script “%s” has the words of each language, and no messages of problems", (name, english, french) => {
  const script = scriptOf(name);
  expect(script).toContain(`"${english}"`);
  expect(script).toContain(`"${french}"`);
  expect(script).not.toContain("link/broken");
});
