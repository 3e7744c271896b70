import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkPolicy } from "../../src/check/check-policy.ts";
import type { Page } from "../../src/model/model.ts";
import type { Problem } from "../../src/words/problem.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { factsOf } from "../support/facts-of.ts";
import { renderedPage } from "../support/rendered-page.ts";
import { smallSite } from "../support/small-site.tsx";

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

const settings = (output: string) => ({
  "content/site.yaml": `name: Essai\nurl: https://www.essai.example\noutput: ${output}\n`,
});

test("a site that names no host gets pages without a policy, and no file for any host", async () => {
  const { written } = await buildInMemory({});
  expect(written.get("index.html")).not.toContain("Content-Security-Policy");
  expect([...written.keys()].sort()).toEqual(["index.html", "robots.txt", "sitemap.xml"]);
});

test.each(["github", "netlify", "cloudflare"])(
  "on %s, which sends one policy for all pages, a page without an island connects to no other origin",
  async (host) => {
    const { written } = await buildInMemory(
      settings(`{ hosts: [${host}] }`),
      {},
      { ...smallSite, connections: () => ({ form: ["https://api.example.org"] }) },
    );
    const page = written.get("index.html") ?? "";
    expect(page).toContain('<meta http-equiv="Content-Security-Policy" content="default-src');
    expect(page).not.toContain("api.example.org");
  },
);

test("the policy is in the pages if the host sends no headers, otherwise only in the file of the host", async () => {
  const inPages = await buildInMemory(settings("{ hosts: [github] }"));
  expect(inPages.written.get("index.html")).toContain(
    '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src',
  );
  expect(inPages.written.has(".nojekyll")).toBe(true);
  const asHeaders = await buildInMemory(settings("{ hosts: [apache] }"));
  expect(asHeaders.written.get("index.html")).not.toContain("Content-Security-Policy");
  expect(asHeaders.written.get(".htaccess")).toContain('Content-Security-Policy "default-src');
});

test("a host that is not known is refused with those that are", async () => {
  const { report } = await buildInMemory(settings("{ hosts: [netlfy] }"));
  expect(report).toContain("netlify");
});

test("a function for connections that throws stops the build, with the line that threw", async () => {
  const { problems, written } = await buildInMemory(
    {},
    {},
    {
      ...smallSite,
      connections: () => {
        throw new Error("no account");
      },
    },
  );
  expect(problems.map(({ message }) => message)).toEqual([
    "asking for the connections of islands failed: no account",
  ]);
  expect(written.size).toBe(0);
});

test("a file of static/assets/ without a fingerprint is reported, because hosts let browsers keep it", async () => {
  const files = { "static/assets/logo.svg": "<svg/>", "static/assets/logo.1a2b3c4d.svg": "<svg/>" };
  expect((await buildInMemory(files)).problems).toEqual([]);
  const { problems } = await buildInMemory({ ...files, ...settings("{ hosts: [nginx] }") });
  expect(problems.map(({ code, file }) => [code, file])).toEqual([
    ["asset/unfingerprinted", "static/assets/logo.svg"],
  ]);
});

test("an attribute that every policy refuses is reported once for each template, and never for the workbench", () => {
  const draw = (route: string, template: string) =>
    renderedPage(
      {
        route,
        template,
        props: {},
        sources: ["content/a.md"],
        updated: undefined,
        indexed: true,
      } as unknown as Page,
      '<p style="color:red">a</p>',
    );
  const problems: Problem[] = [];
  checkPolicy([draw("/a", "one"), draw("/b", "one"), draw("/c", "two"), draw("/_d", "bench")], (problem) =>
    problems.push(problem),
  );
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ["content/a.md", 'the page /a has <p style="color:red">, which its policy refuses'],
    ["content/a.md", 'the page /c has <p style="color:red">, which its policy refuses'],
  ]);
});
