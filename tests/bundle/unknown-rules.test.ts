import { expect, test } from "vitest";
import { findUnknownRules } from "../../src/bundle/unknown-rules.ts";
import { published } from "../support/compatibility/published-support.ts";

const namesIn = (css: string) => findUnknownRules(css).map(({ name }) => name);

test("every at-rule that MDN lists for browsers is known, except the one that none has", () => {
  const { "at-rules": rules = {} } = published.css;
  const names = Object.keys(rules);
  expect(names.length).toBeGreaterThan(20);
  expect(namesIn(names.map((name) => `@${name} {}`).join("\n"))).toEqual(["@custom-media"]);
  const inner = Object.entries(rules).flatMap(([rule, parts]) =>
    Object.keys(parts).flatMap((part) => (/^at_/.test(part) ? [`${rule} ${part.slice(3)}`] : [])),
  );
  expect(inner.length).toBeGreaterThan(10);
  expect(namesIn(inner.map((pair) => `@${pair.replace(" ", " { @")} {} }`).join("\n"))).toEqual([]);
});

test("a rule that no browser knows is found once, with its first place and its count", () => {
  expect(findUnknownRules("a {\n  @apply font-bold;\n}\nb { @apply m-1 }\n@Tailwind utilities;")).toEqual([
    { name: "@apply", count: 2, at: { line: 2, column: 3, length: 6 } },
    { name: "@Tailwind", count: 1, at: { line: 5, column: 1, length: 9 } },
  ]);
});

test("a media query that is defined elsewhere is found", () => {
  const css =
    "@media print and (--small) { a { color: red } }\n@media (width < 3px) { a { width: var(--b) } }";
  expect(findUnknownRules(css)).toEqual([
    { name: "(--small)", count: 1, at: { line: 1, column: 18, length: 9 } },
  ]);
});

test.each([
  ["a comment", "/* @apply */ /* don't */ a { color: red } /* @tailwind"],
  ["a string", `a::after { content: "@apply"; quotes: '@apply \\' @use' "\\"@use" }`],
  ["an address", "@import url(https://fonts.example/@apply/a.css);\na { background: url( @apply.png ) }"],
  ["a rule of one browser", "@-moz-document url() {}\n@-webkit-keyframes a {}"],
])("%s holds no unknown rule", (_, css) => {
  expect(namesIn(css)).toEqual([]);
});
