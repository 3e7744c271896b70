import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCodeLinks, printProblems } from "../../src/cli/print-problems.ts";
import { english } from "../support/speech.ts";

vi.mock("../../src/store/generator-root.ts", async (importOriginal) => {
  const { mkdirSync, mkdtempSync, writeFileSync } = await import("node:fs");
  const generatorRoot = mkdtempSync(join(tmpdir(), "charpente-pages-"));
  for (const language of ["en", "fr"]) {
    const pages = join(generatorRoot, "docs/problems", language);
    mkdirSync(pages, { recursive: true });
    writeFileSync(join(pages, "link-broken.md"), "");
  }
  return { ...(await importOriginal<object>()), generatorRoot };
});

const terminal = { isTTY: true };

beforeEach(() => {
  for (const name of ["NO_COLOR", "CI", "TERM", "TERM_PROGRAM", "VTE_VERSION"]) vi.stubEnv(name, "");
  for (const name of ["WT_SESSION", "KONSOLE_VERSION"]) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function targetOf(shown: string): string {
  return fileURLToPath(shown.split("\u001b")[1]?.slice("]8;;".length) ?? "");
}

test.each(["en", "fr"] as const)("a code links to its page, if there is one (%s)", (language) => {
  vi.stubEnv("TERM_PROGRAM", "iTerm.app");
  const show = createCodeLinks(terminal, language);
  expect(targetOf(show("link/broken"))).toMatch(new RegExp(`docs.problems.${language}.link-broken\\.md$`));
  expect(show("link/external")).toBe("[link/external]");
});

test.each([
  ["VTE_VERSION", "6003"],
  ["TERM", "xterm-kitty"],
  ["WT_SESSION", "1"],
  ["KONSOLE_VERSION", "230401"],
])("a terminal that says %s=%s gets links", (name, value) => {
  vi.stubEnv(name, value);
  expect(createCodeLinks(terminal, "en")("link/broken")).toContain("\u001b]8;;file:");
});

test.each([
  ["NO_COLOR", "1"],
  ["CI", "true"],
  ["TERM", "dumb"],
])("with %s=%s, a code is printed as it is", (name, value) => {
  vi.stubEnv("TERM_PROGRAM", "WezTerm");
  vi.stubEnv(name, value);
  expect(createCodeLinks(terminal, "en")("link/broken")).toBe("[link/broken]");
});

test("an output that is not a known terminal gets no links", () => {
  expect(createCodeLinks(terminal, "en")("link/broken")).toBe("[link/broken]");
  vi.stubEnv("TERM_PROGRAM", "WezTerm");
  expect(createCodeLinks({}, "en")("link/broken")).toBe("[link/broken]");
});

test("problems are printed with their links", () => {
  vi.stubEnv("TERM_PROGRAM", "WezTerm");
  const written: string[] = [];
  const problem = { code: "link/broken", severity: "error", file: "content/a.md", message: "x" } as const;
  const output = { isTTY: true, write: (text: string) => written.push(text) };
  printProblems([problem], () => undefined, output, english);
  expect(written.join("")).toContain("en/link-broken.md\u001b\\[link/broken]\u001b]8;;");
});
