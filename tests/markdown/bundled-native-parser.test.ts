import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("the bundled native parser is one file, and gives the same result as the package", () => {
  // The first call bundles it.
  execFileSync(process.execPath, [`${root}bin/site`, "--version"]);
  const { markdownToMdast } = createRequire(import.meta.url)(`${root}lib/native-parser.cjs`);
  const text = "# A\n\nUn *texte* et [un lien](/a).\n\n:::note\n| a | b |\n|---|---|\n| 1 | 2 |\n:::\n";
  const tree = markdownToMdast(text, { features: { gfm: true, directive: true, frontmatter: false } });
  expect(tree.children).toHaveLength(3);
  expect(tree).toEqual(loadNativeParser()?.parse(text));
});
