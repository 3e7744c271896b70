import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codes } from "../../src/words/catalogue.ts";
import { projectRoot } from "../support/run-site.ts";

const texts = ["src", "templates", "scripts"]
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(folder, path).replaceAll("\\", "/"),
    ),
  )
  .filter((path) => /\.(?:tsx?|mjs|cjs)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(projectRoot, path), "utf8") }));

/** Codes on which several files depend: an edit, a report or an import differs where one of them is reported. */
const askedFor = ["entry/missing-field", "link/broken", "link/broken-anchor", "publish/unsafe-folder"];

test("a problem code stands where it is raised, in its object, and in at most one more file", () => {
  const scattered = codes.flatMap((code) => {
    const named = texts.filter(({ text }) => new RegExp(`(?<![\\w/-])${code}(?![\\w/-])`).test(text));
    const object = named.filter(({ path, text }) => isOfWords(path) && text.includes(`"${code}": {\n`));
    const raised = named.filter(
      ({ path, text }) =>
        !isOfWords(path) && new RegExp(`code: "${code}"|"${code}\\.|say\\(\\s*"${code}"`).test(text),
    );
    const others = named.filter((one) => !object.includes(one) && !raised.includes(one));
    return object.length === 1 && (others.length <= 1 || askedFor.includes(code))
      ? []
      : [[code, ...object, ...others].map((one) => (typeof one === "string" ? one : one.path)).join(" ")];
  });
  expect(scattered).toEqual([]);
});

function isOfWords(path: string): boolean {
  return path.startsWith("src/words/");
}
