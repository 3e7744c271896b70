import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCodeLinks } from "../../src/cli/link-codes.ts";
import { printProblems } from "../../src/cli/print-problems.ts";
import { codes } from "../../src/words/catalogue.ts";
import { english } from "../support/speech.ts";

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

test.each(["en", "fr"] as const)("every code links to an existing page (%s)", (language) => {
  vi.stubEnv("TERM_PROGRAM", "iTerm.app");
  const show = createCodeLinks(terminal, language);
  const missing = codes.filter((code) => !existsSync(targetOf(show(code))));
  expect(missing).toEqual([]);
  expect(targetOf(show("link/broken"))).toMatch(new RegExp(`docs.problems.${language}.link-broken\\.md$`));
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
