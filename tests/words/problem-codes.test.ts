import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codes, isCode, problems } from "../../src/words/catalogue.ts";
import type { ProblemWords } from "../../src/words/in-each-language.ts";
import { projectRoot } from "../support/run-site.ts";

/**
 * All that a reader would search, but for what is made, as `docs/problems/` with a page for each code, and for the words
 * that editors read instead.
 */
const texts = ["src", "create-charpente/src", "bin", "scripts", "templates", "docs", "starters"]
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).replaceAll("\\", "/")),
  )
  .filter(
    (path) =>
      !/\/(?:docs\/problems|docs\/functions|node_modules|\.site|dist)\/|\/for-editors\.ts$/.test(path),
  )
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

test("a problem code is in at most three files: its object, the line that raises it, and one more", () => {
  const scattered = codes.flatMap((code) => {
    const whole = new RegExp(`(?<![\\w/-])${code}(?![\\w/-])`);
    const named = texts.filter(({ text }) => whole.test(text)).map(({ path }) => path);
    return named.length > 3 ? [{ code, named }] : [];
  });
  expect(scattered).toEqual([]);
});

test("a problem is raised with a severity of its object", () => {
  const raised = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/code: "([a-z-]+\/[a-z-]+)",[\s\S]{0,120}?severity: "(\w+)"/g)].map(
      ([, code = "", severity = ""]) => ({ path, code, severity }),
    ),
  );
  expect(raised.length).toBeGreaterThan(80);
  const others = raised.filter(({ code, severity }) => {
    const object: ProblemWords | undefined = isCode(code) ? problems[code] : undefined;
    return severity !== object?.severity && severity !== object?.otherSeverity;
  });
  expect(others).toEqual([]);
});
