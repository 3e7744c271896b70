import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changes, messages, pages } from "../../src/words/catalogue.ts";
import { editor } from "../../src/words/editor.ts";
import { editorTasks } from "../../src/words/editor-tasks.ts";
import { projectRoot } from "../support/run-site.ts";

/** Of `words/`, these say messages; the others hold them. */
const saying = ["findings.ts", "report-reserved-names.ts", "suggest.ts", "tell.ts"];

const code = ["src", "create-charpente/src", "templates"]
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(folder, path).replaceAll("\\", "/"),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !path.startsWith("src/words/") || saying.some((name) => path.endsWith(`/${name}`)))
  .map((path) => readFileSync(join(projectRoot, path), "utf8"))
  .join("\n");

test.each([
  ["messages", messages],
  ["pages", pages],
  ["changes", changes],
  ["editor", { ...editor, ...editorTasks }],
])("a plain search finds where each key is used (%s)", (_, section) => {
  const composed = Object.keys(section).filter(
    (key) =>
      !code.includes(`"${key}"`) &&
      !(/^\w+$/.test(key) && new RegExp(`\\b(?:words|changes)\\??\\.${key}\\b`).test(code)),
  );
  expect(composed).toEqual([]);
});
