import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { factsOf } from "../support/facts-of.ts";

const needs = (body: string) => factsOf(`<!DOCTYPE html><html><body>${body}</body></html>`).policy;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each([
  ['<img src="/a.png">', { "img-src": ["'self'"] }],
  [
    '<img src="data:image/gif;base64,R0=" srcset="https://i.example/a.png 1x, /b.png 2x">',
    {
      "img-src": ["'self'", "data:", "https://i.example"],
    },
  ],
  ['<img srcset="/a.png 1x,https://cdn.example/b.png 2x">', { "img-src": ["'self'", "https://cdn.example"] }],
  [
    '<link rel="preload" as="image" imagesrcset="https://cdn.example/a.png 1x, https://img.example/b.png 2x">',
    { "img-src": ["https://cdn.example", "https://img.example"] },
  ],
  ['<script src="//cdn.example/a.js"></script>', { "script-src": ["https://cdn.example"] }],
  ['<link rel="canonical" href="https://www.essai.example/">', {}],
  ['<link rel="stylesheet" href="https://c.example/a.css">', { "style-src": ["https://c.example"] }],
  ['<link rel="preload" as="font" href="https://f.example/a.woff2">', { "font-src": ["https://f.example"] }],
  [
    '<video src="/a.mp4" poster="https://i.example/p.jpg"></video>',
    {
      "img-src": ["https://i.example"],
      "media-src": ["'self'"],
    },
  ],
  ['<iframe src="https://map.example/x"></iframe>', { "frame-src": ["https://map.example"] }],
  ['<form action="mailto:a@b.example"></form>', { "form-action": ["mailto:"] }],
  ['<form><button formaction="/b"></button></form>', { "form-action": ["'self'"] }],
  ["<style>p{color:red}</style>", { "style-src": [hash("p{color:red}")] }],
  ["<script>a < b && c()</script>", { "script-src": [hash("a < b && c()")] }],
  ['<script type="speculationrules">{"a":1}</script>', { "script-src": [hash('{"a":1}')] }],
  ['<script type="application/ld+json">{"a":1}</script>', {}],
])("for %s, the policy needs %j", (body, sources) => {
  expect(needs(body).sources).toEqual(sources);
});

test("islands are named once, whatever they are drawn with", () => {
  expect(
    needs('<div data-island="B"></div><div data-island="A"></div><div data-island="B"></div>').islands,
  ).toEqual(["A", "B"]);
});

test("no hash allows attributes that contain a style or a script", () => {
  const { refused } = needs(
    '<p style="color:red">a</p><p style="color:red">b</p><a href=" JavaScript:x()" onclick="y()">c</a>',
  );
  expect(refused).toEqual(['<p style="color:red">', '<a href="javascript:…">', '<a onclick="…">']);
});
