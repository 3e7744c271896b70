import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../support/run-site.ts";
import { findSentences } from "./find-sentences.ts";

/** Texts that may stand outside of the catalogue, each by its beginning, by the reason why. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  "A bug of the generator, of which only its developers read.": [
    "A part never ends.",
    "An end belongs to no part.",
    "Nothing writes ….",
    "The bundler has ended.",
    "The client went away.",
    "esbuild has written …, which belongs to no module.",
    "the example of … is not reported as such",
    "the schema has no …",
    "the schema has no text",
    "“…” is not a path inside the published folder.",
  ],
  "Caught before anybody reads it: what is told instead stands in the catalogue.": [
    "A schema failed.",
    "Map keys must be unique",
    "The facts failed.",
    "the frame holds a page of another origin",
    "… asks for …",
    "… cannot be drawn",
    "… exports nothing",
    "… is not known",
  ],
  "The words of another program, by which its message is known.": [
    "Could not resolve",
    "No loader is configured for",
    "No matches found",
    "must end with",
  ],
  "Names and keys that a program compares.": [
    "all of it",
    "body of …",
    "to draw with",
    "Written by `site schema`, not by hand.",
  ],
  "The specification of the site gives the words of a part that fails.": ["Unexpected Application Error!"],
  "Published, and so the same whoever builds.": ["# Written by `site build`."],
  "Typed as it is, or written into a file of the site.": [
    "// Warnings until the list in MOVED.md is done.",
    "… /** Directives for the tags of the old site. */",
    "/** The words of menus, labels and buttons, as in",
    "Draws its body alone: write the rest.",
    "Draws nothing yet, and each text with it gets a warning",
    "import { directive } from",
    "site remove second --redirect-to premier --dry-run",
    "- { from: …, to: … }",
  ],
  "Code and lists of names in other languages than English.": [
    "#!/bin/sh # …",
    "#compdef site",
    "for %%n in",
    "if not defined",
    "if not exist",
    "export const words = {",
    "@others not path …",
    "[data-site-box] {",
    "__fish_seen_subcommand_from …",
    "a animate animateMotion",
    "accumulate additive",
    "alt aria-description",
    "by from to values",
    "html { --site-cobalt",
    "style srcdoc srcset",
  ],
};

const beginnings = Object.values(exceptions).flat();

/** Every sentence of `src/` and `create-charpente/src/` outside of `words/`, behind its file. */
function listSentences(): readonly { readonly file: string; readonly sentence: string }[] {
  return ["src", "create-charpente/src"].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("words/"))
      .flatMap((file) => {
        const text = readFileSync(join(projectRoot, folder, file), "utf8");
        const sentences = findSentences(text, file.endsWith(".tsx") ? "tsx" : "ts");
        return sentences.map((sentence) => ({ file, sentence }));
      }),
  );
}

test("no English sentence is outside the catalogue", () => {
  const sentences = listSentences();
  const strange = sentences.filter(({ sentence }) => !beginnings.some((one) => sentence.startsWith(one)));
  expect(strange.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([]);
  const stale = beginnings.filter((one) => !sentences.some(({ sentence }) => sentence.startsWith(one)));
  expect(stale).toEqual([]);
});

test.each([
  ['throw new Error("the site has no such entry")'],
  [`send(404, \`There is no page \${name}.\`)`],
  ["const view = <p>Look at this page.</p>"],
  [`print("these files" + \` are not \${what}\`, "nothing was written")`],
])("a sentence is found in %s", (code) => {
  expect(findSentences(code)).not.toEqual([]);
});

test.each([
  ['import { a } from "a not to be read"'],
  ['type A = "settings to draw with"'],
  ['say("entry/missing-file", { file })'],
  ["// the site has no such entry"],
])("no sentence is found in %s", (code) => {
  expect(findSentences(code)).toEqual([]);
});
