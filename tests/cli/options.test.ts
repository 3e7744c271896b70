import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { expect, test } from "vitest";
import { addCommand, command, flag } from "../../src/cli/command.ts";
import { editor } from "../../src/cli/commands/dev.ts";
import { base, cache, host, json, out, root, url } from "../../src/cli/options.ts";
import { UsageError } from "../../src/cli/print.ts";
import { loadSpeech } from "../../src/words/speech.ts";
import { usageErrorOf } from "../support/usage-error-of.ts";

const folder = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** What a command gets that has some options, for a command line. */
async function given(...args: readonly string[]): Promise<unknown> {
  let found: unknown;
  const about = { en: "a", fr: "a" };
  const declared = command({
    name: "try",
    about,
    options: { root, out, base, url, drafts: flag("--drafts", about), cache, json },
    run: async (options) => {
      found = options;
      return 0;
    },
  });
  const program = new Command().exitOverride();
  addCommand(
    program,
    declared,
    { language: "en", loadSpeech: () => loadSpeech("en"), commands: [] },
    () => {},
  );
  await program.parseAsync(["try", "--root", folder, ...args], { from: "user" });
  return found;
}

test("without options the site is built into its own folder, for the root of its origin", async () => {
  expect(await given()).toEqual({
    root: folder,
    out: "dist",
    base: "",
    url: undefined,
    drafts: false,
    cache: true,
    json: false,
  });
});

test("options that are given are read", async () => {
  const args = [
    "--out",
    "x",
    "--base",
    "/a/",
    "--url",
    "https://a.example/",
    "--drafts",
    "--no-cache",
    "--json",
  ];
  expect(await given(...args)).toEqual({
    root: folder,
    out: "x",
    base: "/a",
    url: "https://a.example",
    drafts: true,
    cache: false,
    json: true,
  });
});

test.each([
  ["/", ""],
  ["", ""],
  ["/sous/chemin", "/sous/chemin"],
  ["/sous/chemin/", "/sous/chemin"],
  ["/~nom", "/~nom"],
  ["/v1.2_a-b", "/v1.2_a-b"],
  ["/.well-known", "/.well-known"],
  // As it stands in addresses, before those of pages.
  ["/été/日本", "/%C3%A9t%C3%A9/%E6%97%A5%E6%9C%AC"],
  ["/%c3%a9t%c3%a9/", "/%C3%A9t%C3%A9"],
  ["/e\u0301", "/%C3%A9"],
])("--base %s is the base “%s”", (written, read) => {
  expect(base.read(written)).toBe(read);
});

test.each([
  "sous",
  "//",
  "/a//b",
  "/a//",
  "/a b",
  "/%",
  "/a%2Fb",
  "/a?b",
  "/a#b",
  "https://x.example/a",
  "/..",
  "/a/../b",
  "/./a",
  "/a/.",
])("--base %s is refused", (written) => {
  expect(usageErrorOf(() => base.read(written))).toBe(
    `--base ${written} is not a path: write it as in /sub/path`,
  );
});

test.each([
  ["https://www.example.org", "https://www.example.org"],
  ["https://www.example.org/", "https://www.example.org"],
  ["http://localhost:8080", "http://localhost:8080"],
  ["HTTPS://Example.ORG:443", "https://example.org"],
])("--url %s is the origin %s", (written, origin) => {
  expect(url.read(written)).toBe(origin);
});

test.each([
  "www.example.org",
  "ftp://example.org",
  "https://example.org/a",
  "https://example.org/?a",
  "https://example.org/#a",
  "",
  "/",
])("--url “%s” is refused", (written) => {
  expect(() => url.read(written)).toThrow(UsageError);
});

test.each(["nowhere", fileURLToPath(import.meta.url)])(
  "--root must be a folder that is there, unlike %s",
  (written) => {
    expect(usageErrorOf(() => root.read(written))).toBe(`--root ${written} is not a folder`);
  },
);

test("an editor is given by its name, or by its link; there may be none", () => {
  expect(editor.read("zed")).toBe("zed://file{path}:{line}:{column}");
  expect(editor.read("emacs://open?file={path}&line={line}")).toBe("emacs://open?file={path}&line={line}");
  expect(editor.read("none")).toBeUndefined();
});

test.each(["notepad", "constructor", "javascript:alert('{path}')", "https://www.example.org/", ""])(
  "the editor %j is refused, and the message says what can be given",
  (written) => {
    expect(usageErrorOf(() => editor.read(written))).toMatch(
      /is neither vscode, .* nor none, nor a link with \{path\} in it/,
    );
  },
);

test("an address of IPv6 may stand in brackets, as in a link", () => {
  expect(["::1", "[::1]", "localhost"].map((written) => host.read(written))).toEqual([
    "::1",
    "::1",
    "localhost",
  ]);
});
