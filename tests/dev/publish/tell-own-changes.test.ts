import { expect, test } from "vitest";
import type { SiteChanges } from "../../../src/changes/changes.ts";
import { tellOwnChanges } from "../../../src/dev/publish/tell-own-changes.ts";
import { english } from "../../support/speech.ts";

const found: SiteChanges = {
  pages: [{ route: "/a", name: "A", state: "added", changes: [] }],
  shared: [],
  redirects: [],
  assets: [
    { kind: "style", name: "site.css", routes: ["/a"] },
    { kind: "script", name: "search.js", routes: ["/a"] },
    { kind: "card", name: "a.png", routes: ["/a"] },
    { kind: "image", name: "roof.jpg", routes: ["/a"] },
  ],
  files: [
    { path: "feed.xml", kind: "feed", state: "changed" },
    { path: "sitemap.xml", kind: "sitemap", state: "changed" },
    { path: "llms.txt", kind: "file", state: "changed" },
    { path: "_headers", kind: "host", state: "changed" },
    { path: "guide.pdf", kind: "file", state: "added" },
  ],
  pageCount: 1,
};

test("the page, the image and the file of an author are told, and nothing that follows from them", () => {
  const told = tellOwnChanges(found, english.changes);
  expect(told).toHaveLength(3);
  const text = JSON.stringify(told);
  expect(text).toContain("roof.jpg");
  expect(text).toContain("guide.pdf");
  expect(text).not.toMatch(/script|style|feed|sitemap|llms|_headers/);
});

test("what follows from a change is told if nothing else changes", () => {
  const told = tellOwnChanges(
    { ...found, pages: [], assets: [], files: found.files.slice(0, 1) },
    english.changes,
  );
  expect(JSON.stringify(told)).toContain("feed");
});
