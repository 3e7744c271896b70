import { once } from "node:events";
import { appendFileSync, mkdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { type DevEvent, serveSite } from "../../../src/dev/serve/serve-site.ts";
import { english } from "../../support/speech.ts";
import { defaults, devFolder, prepareDevFolders } from "../dev-folder.ts";

beforeAll(prepareDevFolders);

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function serve(root: string, port: number, tell: (event: DevEvent) => void = () => {}) {
  return serveSite({
    ...defaults,
    root,
    host: "127.0.0.1",
    port,
    poll: false,
    speech: english,
    editor: undefined,
    frame: () => () => [],
    tell,
  });
}

/** Serves a site that shows the word of `shared/<file>`, which `statement` imports and contains `text` at the start. */
async function serveWord(file: string, text: string, statement: string) {
  const { root, edit, write } = devFolder();
  mkdirSync(join(root, "shared"));
  write(`shared/${file}`, text);
  edit("templates/site.tsx", (template) =>
    template
      .replace("\nimport { z }", `\n${statement}\nimport { z }`)
      .replace("<h1>{article.data.title}</h1>", "<h1>{word}</h1>"),
  );
  const { url, close } = await serve(root, 0);
  onTestFinished(close);
  const read = async () => (await fetch(new URL("/blog/premier", url))).text();
  return {
    save: (text: string) => write(`shared/${file}`, text),
    shows: (text: string) => expect.poll(read).toContain(text),
  };
}

test("a save of an outside file that a template imports is shown, and so is its correction", async () => {
  const { save, shows } = await serveWord("word.json", '"un"', 'import word from "../shared/word.json";');
  await shows("<h1>un</h1>");
  save('"deux"');
  await shows("<h1>deux</h1>");
  save('"trois');
  await shows("shared/word.json");
  save('"trois"');
  await shows("<h1>trois</h1>");
});

test("an outside file that had an error at the start is watched too", async () => {
  const broken = "export const word = ;\n";
  const { save, shows } = await serveWord("word.ts", broken, 'import { word } from "../shared/word.ts";');
  await shows("shared/word.ts:1");
  // The comparison of all files at the end of the start may find this one.
  save(`\n${broken}`);
  await shows("shared/word.ts:2");
  save('export const word = "un";\n');
  await shows("<h1>un</h1>");
});

test("a save during the first build is served, and the site starts only once", async () => {
  const { root } = devFolder();
  const port = await findFreePort();
  const page = `http://127.0.0.1:${port}/blog/premier`;
  const read = async () => (await fetch(page).catch(() => undefined))?.text();
  const events: DevEvent["kind"][] = [];
  const serving = serve(root, port, ({ kind }) => void events.push(kind));
  await expect.poll(read).toContain("Premier article");
  appendFileSync(join(root, "content/articles/premier.md"), "\nEncore.\n");
  const { close } = await serving;
  onTestFinished(close);
  await expect.poll(read).toContain("Encore.");
  expect(events.filter((kind) => kind === "ready")).toHaveLength(1);
});

test("a large file of static/ is served as it is on the disk, at the start and after a save", async () => {
  const { root, create } = devFolder();
  create("static/film.mp4", "one".repeat(500_000));
  const { url, close } = await serve(root, 0);
  onTestFinished(close);
  const read = async () => (await fetch(new URL("/film.mp4", url))).text();
  expect(await read()).toBe("one".repeat(500_000));
  create("static/film.mp4", "two".repeat(400_000));
  await expect.poll(read).toBe("two".repeat(400_000));
});

test("parts of files of static/ are served, small and large ones, and pages are sent whole", async () => {
  const { root, create } = devFolder();
  create("static/small.mp4", "0123456789");
  create("static/large.mp4", "0123456789".repeat(200_000));
  const { url, close } = await serve(root, 0);
  onTestFinished(close);
  const ask = (path: string, headers: Readonly<Record<string, string>>) =>
    fetch(new URL(path, url), { headers });
  for (const path of ["/small.mp4", "/large.mp4"]) {
    const part = await ask(path, { Range: "bytes=2-4" });
    expect([path, part.status, await part.text(), part.headers.get("cache-control")]).toEqual([
      path,
      206,
      "234",
      "no-store",
    ]);
    const tag = part.headers.get("etag") ?? "";
    expect((await ask(path, { "If-None-Match": tag })).status).toBe(304);
    expect((await ask(path, { Range: "bytes=9000000-" })).status).toBe(416);
  }
  expect((await ask("/blog/premier", { Range: "bytes=2-4" })).status).toBe(200);
});
