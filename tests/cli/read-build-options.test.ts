import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type RawBuildOptions, readBuildOptions } from "../../src/cli/read-build-options.ts";
import { UsageError } from "../../src/cli/usage-error.ts";
import { usageErrorOf } from "../support/usage-error-of.ts";

const folder = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const raw: RawBuildOptions = { root: folder, out: "dist", base: "/", cache: true };
const read = (options: Partial<RawBuildOptions>) => readBuildOptions({ ...raw, ...options });

test("without options the site is built into its own folder, for the root of its origin", () => {
  expect(read({})).toEqual({
    root: folder,
    out: join(folder, "dist"),
    base: "",
    url: undefined,
    drafts: false,
    strict: false,
    cache: true,
    json: false,
    quiet: false,
    verbose: false,
  });
});

test("--out is taken from the site’s folder, unless it is absolute", () => {
  expect(read({ out: "../public" }).out).toBe(join(folder, "../public"));
  expect(read({ out: join(folder, "x") }).out).toBe(join(folder, "x"));
});

test.each([
  ["/", ""],
  ["", ""],
  ["/sous/chemin", "/sous/chemin"],
  ["/sous/chemin/", "/sous/chemin"],
  ["/~nom", "/~nom"],
  ["/v1.2_a-b", "/v1.2_a-b"],
  ["/.well-known", "/.well-known"],
])("--base %s is the base “%s”", (written, base) => {
  expect(read({ base: written }).base).toBe(base);
});

test.each([
  "sous",
  "//",
  "/a//b",
  "/a b",
  "/é",
  "/a?b",
  "/a#b",
  "https://x.example/a",
  "/..",
  "/a/../b",
  "/./a",
  "/a/.",
])("--base %s is refused", (base) => {
  expect(usageErrorOf(() => read({ base }))).toBe(`--base ${base} is not a path: write it as in /sub/path`);
});

test.each([
  ["https://www.example.org", "https://www.example.org"],
  ["https://www.example.org/", "https://www.example.org"],
  ["http://localhost:8080", "http://localhost:8080"],
  ["HTTPS://Example.ORG:443", "https://example.org"],
])("--url %s is the origin %s", (url, origin) => {
  expect(read({ url }).url).toBe(origin);
});

test.each([
  "www.example.org",
  "ftp://example.org",
  "https://example.org/a",
  "https://example.org/?a",
  "https://example.org/#a",
  "",
  "/",
])("--url “%s” is refused", (url) => {
  expect(() => read({ url })).toThrow(UsageError);
});

test.each(["nowhere", fileURLToPath(import.meta.url)])(
  "--root must be a folder that is there, unlike %s",
  (root) => {
    expect(usageErrorOf(() => read({ root }))).toBe(`--root ${root} is not a folder`);
  },
);
