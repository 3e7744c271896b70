import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { crawl } from "./crawl.ts";
import { serveFolder } from "./serve-folder.ts";

test("the crawl finds missing pages, anchors, images, styles, files of styles, and addresses in feeds", async () => {
  const folder = mkdtempSync(join(tmpdir(), "charpente-crawl-"));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    "index.html",
    '<link rel="stylesheet" href="/a.css"><a id="un" href="#un">1</a><a href="/b#deux">2</a><a href="/b#trois">3</a>' +
      '<img src="/i.png" srcset="/j.png 2x"><a href="https://elsewhere.example/">4</a><a href="mailto:a@b.example">5</a>',
  );
  write("b.html", '<p id="deux"><a href="c">relative</a></p><a href="/feed.json">6</a>');
  write("404.html", "<h1>Introuvable</h1>");
  write("a.css", 'p { background: url("/k.png") }');
  write(
    "feed.json",
    JSON.stringify({ url: "https://www.essai.example/d", html: '<a href="https://www.essai.example/b#e">' }),
  );
  const server = await serveFolder(folder);
  try {
    const { reached, faults } = await crawl(server.origin, ["/"], "https://www.essai.example");
    expect(reached).toEqual(["/", "/a.css", "/b", "/feed.json"]);
    expect([...faults].sort()).toEqual([
      "/b has no #e, linked from /feed.json",
      "/b has no #trois, linked from /",
      "/c answers 404, asked for by /b",
      "/d answers 404, asked for by /feed.json",
      "/i.png answers 404, asked for by /",
      "/j.png answers 404, asked for by /",
      "/k.png answers 404, asked for by /a.css",
    ]);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
