import { expect, test, vi } from "vitest";
import { preloadParser } from "../../../src/pipeline/markdown/preload-parser.ts";
import { parseSources } from "../../../src/pipeline/parse/parse-sources.ts";
import { sourceFile } from "../../support/source-file.ts";

/** True where the files have the native parser loaded ahead. */
function loadsAhead(files: Readonly<Record<string, string>>): boolean {
  const sources = Object.entries(files).map(([file, text]) => sourceFile(file, text));
  const load = vi.fn(() => undefined);
  preloadParser(
    parseSources(sources, () => {}),
    load,
  );
  return load.mock.calls.length > 0;
}

const settings = "name: Essai\nurl: https://www.essai.example\n";
const article = "---\ntitle: Un\n---\nTexte.\n";

test("a site that has texts has its parser loaded while its templates are bundled", () => {
  expect(loadsAhead({ "content/site.yaml": settings, "content/a.md": article })).toBe(true);
});

test("nothing is loaded ahead where there are no texts, or where the settings may go without the native parser", () => {
  expect(loadsAhead({ "content/site.yaml": settings })).toBe(false);
  const remark = `${settings}markdown: { parser: remark }\n`;
  expect(loadsAhead({ "content/site.yaml": remark, "content/a.md": article })).toBe(false);
});
