import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBefore } from "../../../create-charpente/src/starters/import-again.ts";
import { readSitemap } from "../../../create-charpente/src/starters/read-old-site.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";

test("sitemaps that name each other are each read once", () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, "public"));
  const put = (name: string, kind: string, paths: readonly string[]) => {
    const urls = paths.map((path) => `<loc>https://old.example.org${path}</loc>`).join("");
    writeFileSync(join(folder, "public", name), `<${kind}>${urls}</${kind}>`);
  };
  put("sitemap.xml", "sitemapindex", ["/more.xml", "/pages.xml"]);
  put("more.xml", "sitemapindex", ["/sitemap.xml", "/more.xml", "/posts.xml"]);
  put("pages.xml", "urlset", ["/about"]);
  put("posts.xml", "urlset", ["/posts/a"]);
  expect(readSitemap(folder)).toEqual(["https://old.example.org/posts/a", "https://old.example.org/about"]);
});

test.each([
  [null, false],
  ["a", false],
  [{}, true],
])("a record of an import whose files are %j counts as one: %s", (files, isRecord) => {
  const folder = scratchFolder();
  const record = { starter: "blog", language: "en", host: "none", today: "2026-01-01", files };
  writeFileSync(join(folder, "moving.json"), JSON.stringify(record));
  expect(readBefore(folder) !== undefined).toBe(isRecord);
});
