import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { previewedNames } from "../../../src/hosts/hosts.ts";
import { servePreview } from "../../../src/http/preview/serve-preview.ts";
import { nodeFileSystem } from "../../../src/store/disk.ts";
import { countOpenFiles } from "../../support/count-open-files.ts";
import { english } from "../../support/speech.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-preview-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

function publish(name: string, files: Readonly<Record<string, string>>): string {
  const dist = join(work, name, "dist");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dist, path, ".."), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}

async function serve(out: string, options: Partial<Parameters<typeof servePreview>[0]> = {}) {
  const served = await servePreview({
    out,
    as: "nginx",
    host: "127.0.0.1",
    port: 0,
    base: "",
    speech: english,
    onBusy: () => {},
    ...options,
  });
  onTestFinished(() => served.close());
  return served;
}

/** Reads the response until the server closes the connection. */
async function talk(port: number, bytes: string): Promise<string> {
  const socket = createConnection({ port, host: "127.0.0.1" });
  socket.on("error", () => {});
  socket.setEncoding("latin1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  const closed = once(socket, "close");
  socket.write(bytes, "latin1");
  await closed;
  return text;
}

const get = (target: string, head = "Host: localhost") =>
  `GET ${target} HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test("nothing outside the folder is served, whatever the target, not even through symbolic links", async () => {
  const dist = publish("safe", { "index.html": "Accueil", "a/index.html": "A", "404.html": "Perdu" });
  writeFileSync(join(dist, "../secret.txt"), "root:secret");
  symlinkSync(join(dist, "../secret.txt"), join(dist, "lien.txt"));
  symlinkSync(join(dist, ".."), join(dist, "dossier"));
  const { port } = await serve(dist);
  const statuses: Record<string, number> = {};
  for (const target of [
    "/../secret.txt",
    "/a/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/..\\secret.txt",
    "/a#b",
    "/index.html%00.txt",
    "/%",
    "/%c3%28",
    "http://localhost/secret.txt",
    "//secret.txt",
    "/lien.txt",
    "/dossier/secret.txt",
    "//a/",
    "/index.html/",
    "/a",
  ]) {
    const answer = await talk(port, get(target));
    expect(answer, target).not.toContain("root:");
    statuses[target] = statusOf(answer);
  }
  expect(statuses).toEqual({
    "/../secret.txt": 400,
    "/a/../../secret.txt": 400,
    "/%2e%2e/secret.txt": 400,
    "/..%2fsecret.txt": 400,
    "/..%5csecret.txt": 400,
    "/..\\secret.txt": 400,
    "/a#b": 400,
    "/index.html%00.txt": 400,
    "/%": 400,
    "/%c3%28": 400,
    "http://localhost/secret.txt": 400,
    "//secret.txt": 404,
    "/lien.txt": 404,
    "/dossier/secret.txt": 404,
    "//a/": 404,
    "/index.html/": 404,
    "/a": 200,
  });
});

test("other and double host names are refused, the server does not wait for a body, and HEAD gets none", async () => {
  const { port } = await serve(publish("asked", { "index.html": "Accueil" }));
  expect(statusOf(await talk(port, get("/", "Host: evil.example")))).toBe(421);
  expect(statusOf(await talk(port, get("/", "Host: localhost\r\nHost: evil.example")))).toBe(421);
  const post = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\nx`;
  expect(statusOf(await talk(port, post))).toBe(405);
  const head = await talk(port, get("/").replace("GET", "HEAD"));
  expect(head).toMatch(/Content-Length: 7\r\n[\s\S]*\r\n\r\n$/);
});

test("no page of another site can read the preview", async () => {
  const { port } = await serve(publish("origin", { "index.html": "Accueil" }), { as: "cloudflare" });
  expect(await talk(port, get("/", "Host: localhost\r\nOrigin: https://evil.example"))).not.toMatch(
    /access-control/i,
  );
});

test("other origins cannot show the preview in a frame, unless the host allows it", async () => {
  const dist = publish("framed", {
    "index.html": "Accueil",
    "seul.html": "Seul",
    _headers: "/seul.html\n  x-frame-options: DENY\n",
  });
  const { port } = await serve(dist, { as: "netlify" });
  for (const target of ["/", "/nulle-part", "/%"])
    expect(await talk(port, get(target))).toContain("X-Frame-Options: SAMEORIGIN");
  const own = (await talk(port, get("/seul.html"))).match(/x-frame-options: .*/gi);
  expect(own).toEqual([expect.stringMatching(/^x-frame-options: DENY/i)]);
});

test("a browser with the page in its cache gets “not modified”, and one with another encoding does not", async () => {
  const dist = publish("cached", { "index.html": "<p>texte</p>".repeat(100), "404.html": "Perdu" });
  const { port } = await serve(dist, { as: "netlify" });
  const ask = (target: string, accepted: string, known = '"none"') =>
    talk(port, get(target, `Host: localhost\r\nAccept-Encoding: ${accepted}\r\nIf-None-Match: ${known}`));
  const tagIn = (answer: string) => /^ETag: (.*)$/im.exec(answer)?.[1] ?? "";
  const tag = tagIn(await ask("/", "br"));
  const again = await ask("/", "br", `"other", W/${tag}`);
  expect(statusOf(again)).toBe(304);
  expect(again).toContain(`ETag: ${tag}\r\n`);
  expect(again).toMatch(/cache-control: public,max-age=0,must-revalidate\r\n[\s\S]*\r\n\r\n$/i);
  expect(again).not.toMatch(/content-(?:type|encoding|length)/i);
  expect(statusOf(await ask("/", "br", "*"))).toBe(304);
  expect(statusOf(await ask("/", "gzip", tag))).toBe(200);
  for (const as of previewedNames) {
    const { port } = await serve(dist, { as });
    const lost = get(
      "/nulle-part",
      `Host: localhost\r\nIf-None-Match: ${tagIn(await talk(port, get("/404.html")))}`,
    );
    expect([as, statusOf(await talk(port, lost))]).toEqual([as, 404]);
  }
  publish("cached", { "index.html": "neuf" });
  expect(statusOf(await ask("/", "br", tag))).toBe(200);
});

test.each(previewedNames)("%s sends a part of a film, with the headers of the whole", async (as) => {
  const dist = publish(`part-${as}`, { _headers: "/film.mp4\n  X-Film: yes\n", "film.mp4": "0123456789" });
  const { url } = await serve(dist, { as });
  const ask = (range?: string) =>
    fetch(new URL("film.mp4", url), { headers: range === undefined ? {} : { Range: range } });
  const [whole, part] = [await ask(), await ask("bytes=2-4")];
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 2-4/10",
    "234",
  ]);
  const named = ({ headers }: Response) =>
    Object.fromEntries(
      [...headers].filter(([name]) => !/^(?:date|content-length|content-range)$/.test(name)),
    );
  expect(named(part)).toEqual(named(whole));
});

test("a page that was compressed is sent whole, and a part of the plain one is sent to who asks for it", async () => {
  const { url } = await serve(publish("plain-part", { "index.html": "<p>texte</p>".repeat(100) }));
  const ask = (encoding: string) =>
    fetch(url, { headers: { "Accept-Encoding": encoding, Range: "bytes=0-2" } });
  const [packed, plain] = [await ask("br"), await ask("identity")];
  expect([packed.status, packed.headers.get("accept-ranges"), (await packed.text()).length]).toEqual([
    200,
    null,
    1200,
  ]);
  expect([plain.status, await plain.text()]).toEqual([206, "<p>"]);
});

test("new files of a build are served, and removed ones are not", async () => {
  const dist = publish("rebuilt", { "index.html": "Avant", "404.html": "Perdu", "vieux.html": "x" });
  const { url } = await serve(dist);
  const read = async (path: string) => (await fetch(new URL(path, url))).text();
  expect(await read("/")).toBe("Avant");
  writeFileSync(join(dist, "index.html"), "Après");
  rmSync(join(dist, "vieux.html"));
  expect(await read("/")).toBe("Après");
  expect(await read("/vieux")).toBe("Perdu");
  // The whole folder may be replaced, or missing for a moment.
  renameSync(dist, `${dist}-old`);
  expect((await fetch(url)).status).toBe(404);
  publish("rebuilt", { "index.html": "Tout neuf" });
  expect(await read("/")).toBe("Tout neuf");
});

test("a port in use is reported, and the next one is used", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void holder.close());
  await once(holder, "listening");
  const { port } = holder.address() as { readonly port: number };
  const busy: number[] = [];
  const served = await serve(publish("busy", { "index.html": "x" }), {
    port,
    onBusy: (port) => busy.push(port),
  });
  expect(busy).toContain(port);
  expect(served.port).toBeGreaterThan(port);
  expect((await fetch(served.url)).status).toBe(200);
});

test("lines that the host would ignore are reported with their positions", async () => {
  const dist = publish("lines", { _headers: "/*\n  X-A\n", _redirects: "/a /b 301\n/c\n" });
  const { ignored } = await serve(dist, { as: "netlify" });
  expect(ignored.map(({ file, line }) => `${file}:${line}`)).toEqual(["_headers:2", "_redirects:2"]);
});

test("a large file is sent in pieces, is not sent again to who has it, and waits for its reader", async () => {
  const dist = publish("large", { "index.html": "Accueil" });
  const film = Buffer.alloc(20_000_000, "film");
  writeFileSync(join(dist, "film.mp4"), film);
  const { port, url } = await serve(dist);
  const place = new URL("film.mp4", url);
  const answer = await fetch(place);
  expect(answer.headers.get("content-type")).toBe("video/mp4");
  expect(film.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  const tag = answer.headers.get("etag") ?? "";
  expect((await fetch(place, { headers: { "If-None-Match": tag } })).status).toBe(304);
  const head = await talk(port, get("/film.mp4").replace("GET", "HEAD"));
  expect(head).toMatch(/Content-Length: 20000000\r\n[\s\S]*\r\n\r\n$/);
  film.write("other", 10);
  writeFileSync(join(dist, "film.mp4"), film);
  expect((await fetch(place, { headers: { "If-None-Match": tag }, method: "HEAD" })).status).toBe(200);

  // More than the system holds on its way.
  truncateSync(join(dist, "film.mp4"), 100_000_000);
  const read = vi.spyOn(nodeFileSystem, "readInto");
  onTestFinished(() => read.mockRestore());
  const reader = createConnection({ port, host: "127.0.0.1" });
  reader.on("error", () => {});
  reader.write(get("/film.mp4"));
  await once(reader, "data");
  reader.pause();
  await sleep(300);
  const pieces = read.mock.calls.length;
  expect(pieces * 256 * 1024).toBeLessThan(50_000_000);
  await sleep(100);
  expect(read.mock.calls.length).toBe(pieces);
  expect(countOpenFiles(realpathSync(dist))).toBe(0);
  reader.destroy();
  await sleep(100);
  expect(read.mock.calls.length).toBe(pieces);
});

test("a film that a build replaces while it is sent ends incomplete, and is never mixed", async () => {
  const dist = publish("replaced", { "index.html": "Accueil" });
  writeFileSync(join(dist, "film.mp4"), Buffer.alloc(100_000_000, "a"));
  const { url } = await serve(dist);
  const { body } = await fetch(new URL("film.mp4", url));
  const received: Uint8Array[] = [];
  const readAll = async () => {
    for await (const piece of body ?? []) {
      if (received.length === 0) {
        writeFileSync(join(dist, "new"), Buffer.alloc(100_000_000, "b"));
        renameSync(join(dist, "new"), join(dist, "film.mp4"));
      }
      received.push(piece);
    }
  };
  await expect(readAll()).rejects.toThrow();
  expect(received.some((piece) => piece.includes("b".charCodeAt(0)))).toBe(false);
});
