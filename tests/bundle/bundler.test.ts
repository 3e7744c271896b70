import type { Message } from "esbuild";
import { expect, test } from "vitest";
import { adviseOn } from "../../src/bundle/bundler.ts";
import type { Text } from "../../src/words/message.ts";
import { tell } from "../support/speech.ts";

const location = { file: "", namespace: "", line: 24, column: 0, length: 1, lineText: "", suggestion: "" };
const advice = (text: string, ...notes: Message["notes"]) => inWords(adviseOn({ text, notes, location }));
const inWords = (text: Text | undefined) => text && tell(text);
const external = "You can mark the path as external to exclude it from the bundle.";

test.each([
  ["./menue.ts", "no file has this name: look at its spelling, its folder and its ending"],
  ["../menue.ts", "no file has this name: look at its spelling, its folder and its ending"],
  ["/fonts/a.woff2", "no file has this name: look at its spelling, its folder and its ending"],
])("for a missing file, %s, the hint suggests files of a similar name", (path, hint) => {
  expect(advice(`Could not resolve "${path}"`)).toBe(hint);
});

test("a missing script in the site’s list counts as a file, whatever its name looks like", () => {
  const text = 'Could not resolve "templates/enhancers/helo.ts"';
  expect(inWords(adviseOn({ text, notes: [], location: null }))).toContain("no file has this name");
  const style = { ...location, file: "templates/styles/site.css" };
  expect(inWords(adviseOn({ text: 'Could not resolve "fond.png"', notes: [], location: style }))).toContain(
    "no file",
  );
});

test.each([
  ["minisearch", "npm install minisearch,"],
  ["minisearch/plain", "npm install minisearch,"],
  ["@orama/stemmers/french", "npm install @orama/stemmers,"],
])(
  "for a missing package, %s, the advice is to install it, not to leave it out of the bundle",
  (path, hint) => {
    expect(advice(`Could not resolve "${path}"`, { text: external, location: null })).toContain(hint);
  },
);

test("an error of the bundler has its line and keeps its suggestion", () => {
  expect(advice("Unexpected closing tag", { text: 'The opening "Layout" tag is here:', location })).toBe(
    'The opening "Layout" tag is in line 24',
  );
  const proposal = 'Did you mean "color" instead?';
  expect(advice('"colr" is not a known CSS property', { text: proposal, location })).toBe(proposal);
});

test("code that cannot be read says where to look", () => {
  expect(advice('Expected ";" but found "x"')).toContain("the line before");
  expect(advice("Import assertions are deprecated")).toBeUndefined();
});

test("for an image that a template imports, the hint gives the ways to show it", () => {
  expect(advice('No loader is configured for ".png" files: content/logo.png')).toContain("into static/");
});
