import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { noMemory } from "../../../src/model/memory/memory.ts";
import type { Page } from "../../../src/model/model.ts";
import type { Route } from "../../../src/model/route.ts";
import {
  createSealer,
  findPolicies,
  joinSources,
  makePolicy,
  readStyleNeeds,
} from "../../../src/pipeline/render/policies.ts";
import { factsOf } from "../../support/facts-of.ts";
import { renderedPage } from "../../support/rendered-page.ts";

const script = Buffer.from("go()");
const style = Buffer.from("p{}");
const assets = [
  { path: "assets/a.1234567890.js", bytes: script },
  { path: "assets/a.1234567890.css", bytes: style },
];
const sha384 = (bytes: Uint8Array) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
const site = { trustedTypes: false, connections: { Form: ["https://mail.example"] }, styles: {} };

function seal(html: string, more: Partial<Parameters<typeof createSealer>[0]> = {}, route = "/a") {
  const sealPage = createSealer({ base: "", assets, policy: undefined, ...more });
  return sealPage([{ html }], factsOf(html), route as Route);
}

test("scripts, styles and preloaded files carry the hash of their file", () => {
  const html =
    '<link rel="stylesheet" href="/assets/a.1234567890.css"><link rel="modulepreload" href="/assets/a.1234567890.js">' +
    '<script type="module" src="/assets/a.1234567890.js"></script>';
  expect(seal(html, { integrity: "sha384" })).toBe(
    `<link rel="stylesheet" href="/assets/a.1234567890.css" integrity="${sha384(style)}">` +
      `<link rel="modulepreload" href="/assets/a.1234567890.js" integrity="${sha384(script)}">` +
      `<script type="module" src="/assets/a.1234567890.js" integrity="${sha384(script)}"></script>`,
  );
});

test("a preloaded file has the hash of its later request, or it would be loaded twice", () => {
  const html = '<link rel="preload" as="style" href="/assets/a.1234567890.css">';
  expect(seal(html, { integrity: "sha256" })).toMatch(/ integrity="sha256-[^"]{44}">$/);
  const script = '<link rel="preload" as="script" href="/assets/a.1234567890.js">';
  expect(seal(script, { integrity: "sha256" })).toMatch(/ integrity="sha256-[^"]{44}">$/);
});

test.each([
  ["a file without a fingerprint", '<script src="/menu.js"></script>'],
  ["another origin", '<script src="https://cdn.example/assets/a.1234567890.js"></script>'],
  ["a font", '<link rel="preload" as="font" href="/assets/a.1234567890.js">'],
  ["a comment", '<!-- <script src="/assets/a.1234567890.js"></script> -->'],
  [
    "the text of a script",
    '<script>x = \'<link rel="stylesheet" href="/assets/a.1234567890.css">\'</script>',
  ],
  ["a hash that is there", '<script src="/assets/a.1234567890.js" integrity="sha256-x"></script>'],
])("%s stays as it is", (_, html) => {
  expect(seal(html, { integrity: "sha384" })).toBe(html);
});

test("under a base path the file is found by its whole address", () => {
  const sealed = seal('<script src="/sous/assets/a.1234567890.js"></script>', {
    base: "/sous",
    integrity: "sha384",
  });
  expect(sealed).toContain(`integrity="${sha384(script)}"`);
});

test("where a host sends no headers, the page’s own policy is right after the encoding", () => {
  const html =
    '<html><head><meta charset="utf-8"><title>a</title></head><div data-island="Form"></div></html>';
  expect(seal(html, { policy: site })).toContain(
    "<meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; connect-src 'self' https://mail.example; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'\"><title>",
  );
  expect(seal(html.replace("Form", "Toaster"), { policy: site })).not.toContain("mail.example");
});

test("a page without an encoding has its policy first in its head", () => {
  const html = '<html><head lang="fr"><title>a</title></head></html>';
  expect(seal(html, { policy: site })).toMatch(
    /^<html><head lang="fr"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/,
  );
});

test.each([
  ["a script begins", '<a title="<script>">a</a>'],
  ["a style begins", "<a title='<style>'>a</a>"],
  ["a title begins", '<p data-a="<title>" data-b = "<textarea>">a</p>'],
  ["a comment begins", '<a title="<!--">a</a>'],
  ["a quotation begins", "<p data-a=it's>a</p>"],
  ["a comparison begins", "<p>1 < 2 <b>a</b> < <!-- > --></p>"],
  ["nothing begins", "<p>1 < 2, <3 and </p>"],
])("text of an author that looks as if %s removes no hash", (_, words) => {
  const sealed = seal(`${words}<script src="/assets/a.1234567890.js"></script>`, { integrity: "sha384" });
  expect(sealed).toBe(
    `${words}<script src="/assets/a.1234567890.js" integrity="${sha384(script)}"></script>`,
  );
});

test("text of an author cannot move the policy out of the head", () => {
  const body = '<body><a title="<meta charset=x>">a</a><meta charset="utf-8"></body>';
  expect(seal(`<html><head><title><head></title></head>${body}</html>`, { policy: site })).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/,
  );
});

test("a page of the workbench, which is never published, is not sealed", () => {
  const html = '<head><meta charset="utf-8"></head><script src="/assets/a.1234567890.js"></script>';
  expect(seal(html, { policy: site, integrity: "sha384" }, "/_components")).toBe(html);
});

test("the HTML around compiled Markdown is sealed, and the compiled Markdown is not changed", () => {
  const script = '<script src="/assets/a.1234567890.js"></script>';
  const body = {
    html: '<p><a href="/a" title="<script>">a</a></p>',
    facts: { ids: [], links: ["/a"], headings: [] },
  };
  const page = [{ html: "<main>" }, body, { html: `</main>${script}` }];
  const sealPage = createSealer({ base: "", assets, integrity: "sha256", policy: undefined });
  const sealed = sealPage(page, factsOf(""), "/a" as Route);
  expect(sealed).toContain(`<main>${body.html}</main>`);
  expect(sealed).toMatch(/ integrity="sha256-[^"]{44}"><\/script>$/);
});

const connected = { trustedTypes: false, connections: { Form: ["https://mail.example"] }, styles: {} };
const closed = "frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** The policies of pages, given as what each shows. */
const policiesOf = (pages: Readonly<Record<string, string>>) =>
  findPolicies(
    Object.entries(pages).map(([route, html]) =>
      renderedPage(
        {
          route,
          template: "page",
          props: {},
          sources: [],
          updated: undefined,
          indexed: true,
        } as unknown as Page,
        html,
      ),
    ),
    connected,
  );

test("most pages share one policy; pages that need more have another, shared if it is the same", () => {
  const form = '<div data-island="Form"></div>';
  expect(
    policiesOf({ "/": "a", "/404": "b", "/c": "c", "/d": form, "/e": `<p>e</p>${form}`, "/f": "f" }),
  ).toEqual({
    main: `default-src 'self'; ${closed}`,
    others: [
      {
        policy: `default-src 'self'; connect-src 'self' https://mail.example; ${closed}`,
        routes: ["/d", "/e"],
      },
    ],
    shared: `default-src 'self'; connect-src 'self' https://mail.example; ${closed}`,
  });
});

test("the main policy suits the not-found page, which is shown at any address", () => {
  const { main, others } = policiesOf({
    "/": "a",
    "/b": "b",
    "/404": '<img src="data:image/gif;base64,R0=">',
  });
  expect(main).toBe(`default-src 'self'; img-src 'self' data:; ${closed}`);
  expect(others).toEqual([]);
});

test("workbench pages, which are never published, add nothing to policies", () => {
  expect(policiesOf({ "/": "a", "/_components": "<style>p{}</style>" }).shared).toBe(
    `default-src 'self'; ${closed}`,
  );
});

const strict = { trustedTypes: true };

test("a page that declares no needs may load files of its own site only", () => {
  expect(makePolicy({}, strict)).toBe(
    "default-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'",
  );
});

test("the sources that a page needs are added to those of the site, each in its own directive", () => {
  const policy = makePolicy(
    {
      "img-src": ["'self'", "data:"],
      "script-src": ["'sha256-abc='"],
      "style-src": ["'self'"],
      "form-action": ["mailto:"],
      "frame-src": ["https://map.example"],
    },
    { trustedTypes: false },
  );
  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    "img-src 'self' data:",
    "script-src 'self' 'sha256-abc='",
    "frame-src https://map.example",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action mailto:",
  ]);
});

test("the needs of several pages are joined without repetition, in a fixed order", () => {
  expect(
    joinSources([
      { "img-src": ["data:"] },
      { "img-src": ["data:", "https://a.example"], "font-src": ["data:"] },
    ]),
  ).toEqual({ "font-src": ["data:"], "img-src": ["data:", "https://a.example"] });
});

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
