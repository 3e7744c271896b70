import { expect, test } from "vitest";
import type { SiteChanges } from "../../../src/changes/changes.ts";
import { tellOwnChanges } from "../../../src/editor/publish/publish-page.ts";
import type { Unseen } from "../../../src/editor/publish/unseen.ts";
import { english, french } from "../../support/speech.ts";

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

const none: Unseen = { entries: [], images: [], files: [] };

test("the page, the image and the file of an author are told, and nothing that follows from them", () => {
  const told = tellOwnChanges(found, none, english.changes);
  expect(told).toHaveLength(3);
  const text = JSON.stringify(told);
  expect(text).toContain("roof.jpg");
  expect(text).toContain("guide.pdf");
  expect(text).not.toMatch(/script|style|feed|sitemap|llms|_headers/);
});

test("what follows from a change is told if nothing else changes", () => {
  const told = tellOwnChanges(
    { ...found, pages: [], assets: [], files: found.files.slice(0, 1) },
    none,
    english.changes,
  );
  expect(JSON.stringify(told)).toContain("feed");
});

test("what waits for its day, a draft, and files that no page shows are told by title and day", () => {
  const article = { collection: "articles", id: "toit", file: "content/articles/toit.md" };
  const unseen: Unseen = {
    entries: [
      {
        kind: "Article",
        name: "Toit",
        state: "added",
        held: { ...article, reason: "future", due: "2026-12-12" },
      },
      {
        kind: "Article",
        name: "Cave",
        state: "added",
        held: { ...article, reason: "draft", due: undefined },
      },
      {
        kind: "Article",
        name: "Mur",
        state: "changed",
        held: { ...article, reason: "future", due: "2027-01-01", part: "updates[1]" },
      },
      { kind: "Réglages", name: undefined, state: "changed", held: undefined },
    ],
    images: [{ path: "images/toit.jpg", kind: "file", state: "added" }],
    files: [
      { path: "guide.pdf", kind: "file", state: "added" },
      { path: "data.json", kind: "file", state: "removed" },
      { path: "images/roof.jpg", kind: "file", state: "changed" },
    ],
  };
  const told = tellOwnChanges({ ...found, pages: [] }, unseen, french.changes);
  expect(told.map(({ name, what }) => [name, what.replace(/[\u00a0\u202f]/g, " ")])).toEqual([
    ["Apparence et comportement", "l’image roof.jpg sur une page"],
    ["Aussi", "nouveau fichier guide.pdf ; data.json disparaît ; nouveau fichier images/toit.jpg"],
    ["Article «\u00a0Toit\u00a0»", "paraîtra le 12 décembre 2026"],
    ["Article «\u00a0Cave\u00a0»", "brouillon, visible de ceux qui ont accès aux fichiers"],
    ["Article «\u00a0Mur\u00a0»", "un élément paraîtra le 1er janvier 2027"],
    ["Réglages", "modifié, aucune page ne change avec lui"],
  ]);
});

test("what leaves unseen is told even if the pages cannot be compared", () => {
  const held = undefined;
  const unseen: Unseen = { ...none, entries: [{ kind: "Article", name: "Toit", state: "added", held }] };
  expect(tellOwnChanges(undefined, unseen, english.changes)).toEqual([
    { name: "Article “Toit”", what: "new, on no page" },
  ]);
});
