import { expect, test } from "vitest";
import { noMemory } from "../../../src/model/memory/memory.ts";
import { readStyleNeeds } from "../../../src/pipeline/finish/read-style-needs.ts";

const needs = (css: string, path = "assets/site.css") =>
  readStyleNeeds([{ path, bytes: Buffer.from(css) }], noMemory);

test.each([
  ['@import"https://fonts.example/x.css";', { "style-src": ["https://fonts.example"] }],
  ["@import url(https://fonts.example/x.css) layer(a) screen;", { "style-src": ["https://fonts.example"] }],
  ["@IMPORT URL( '//fonts.example/x.css' );", { "style-src": ["https://fonts.example"] }],
  ["@import url(data:text/css,p%7B%7D);", { "style-src": ["data:"] }],
  ['@import "./rows.css"; @import url(/shell.css);', {}],
  [
    '@import"https://a.example/x.css";@font-face{src:url("https://f.example/a.woff2")}p{background:url(//i.example/a.png)}',
    {
      "font-src": ["https://f.example"],
      "img-src": ["https://i.example"],
      "style-src": ["https://a.example"],
    },
  ],
  [
    `p{background:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>")}a{mask:url(https://i.example/a.svg)}`,
    { "img-src": ["data:", "https://i.example"] },
  ],
  ["p{background:url(/a.png),url(../b.png)}", {}],
  [
    `/* @import "https://a.example"; it's */p::before{content:"@import url(https://b.example)"}q{quotes:"\\"" "//c.example"}`,
    {},
  ],
  ["p{background:url(//)}", {}],
])("for the style %s the policy has to allow %j", (css, sources) => {
  expect(needs(css)).toEqual(sources);
});

test("only styles are read, and long ones as well", () => {
  expect(needs('@import"https://a.example/x.css";', "assets/site.js")).toEqual({});
  const letters = "A".repeat(4_000_000);
  expect(needs(`p{src:url("data:font/woff2;base64,${letters}");mask:url(//i.example/a.svg)}`)).toEqual({
    "font-src": ["data:"],
    "img-src": ["https://i.example"],
  });
});
