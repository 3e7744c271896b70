import { chmodSync, cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { servePreview } from "../../src/http/preview/serve-preview.ts";
import { filesIn } from "../support/read-blocks.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";
import { english } from "../support/speech.ts";
import { writeSiteOf } from "../support/write-site-of.ts";
import { ask } from "./ask.ts";
import { hasServer, startServer } from "./start-server.ts";

const { root, close } = writeSiteOf(
  filesIn(readFileSync(join(projectRoot, "docs/languages.md"), "utf8")).map(({ path, text }) => ({
    path,
    text: path === "content/site.yaml" ? text.replace("output: {", "output: { precompress: [br], ") : text,
  })),
);
const read = (file: string) => readFileSync(join(root, "dist", file), "utf8");

beforeAll(async () => {
  mkdirSync(join(root, "static"), { recursive: true });
  writeFileSync(join(root, "static/film.mp4"), "0123456789");
  const { status } = await runHere(["build", "--root", root]);
  expect(status).toBe(0);
  // Workers of a server may be somebody else than who started it.
  chmodSync(root, 0o755);
  cpSync(join(root, "dist"), join(root, "www"), { recursive: true });
  // Apache takes a file that was written a moment ago for one that may still change, and sends it whole.
  utimesSync(join(root, "www/film.mp4"), new Date("2026-01-01"), new Date("2026-01-01"));
});
afterAll(close);

/** `site preview --as nginx`. */
function preview() {
  const wanted = { out: join(root, "dist"), as: "nginx", host: "127.0.0.1", port: 0, base: "" } as const;
  return servePreview({ ...wanted, speech: english, onBusy: () => {} });
}

describe.each(["nginx", "the preview", "Caddy", "Apache"] as const)("%s", (name) => {
  describe.skipIf(name !== "the preview" && !hasServer(name))(
    "as a site in several languages tells it, with a film",
    () => {
      let server: Awaited<ReturnType<typeof startServer>>;
      const get = (path: string, headers = {}) => ask(server.port, path, headers);
      beforeAll(async () => {
        server = await (name === "the preview" ? preview() : startServer(name, root, ""));
      });
      afterAll(() => server.close());

      test.each([
        ["/nowhere", "404.html"],
        ["/notes/nowhere", "404.html"],
        ["/english", "404.html"],
        ["/en/nowhere", "en/404.html"],
        ["/en/notes/nowhere", "en/404.html"],
        ["/en/404", "en/404.html"],
        ["/en/404.html", "en/404.html"],
        ["/ar/nowhere", "ar/404.html"],
      ])("for the missing page %s, the answer is %s", async (path, file) => {
        const { status, body } = await get(path);
        expect([status, body === read(file)]).toEqual([404, true]);
      });

      test.each([
        ["/en", "en/index.html"],
        ["/en/", "en/index.html"],
        ["/ar/notes/rain", "ar/notes/rain.html"],
      ])("%s is the page %s", async (path, file) => {
        const { status, body } = await get(path);
        expect([status, body === read(file)]).toEqual([200, true]);
      });

      test.each([
        ["bytes=2-4", 206, "bytes 2-4/10", "234"],
        ["bytes=-3", 206, "bytes 7-9/10", "789"],
        ["bytes=-30", 206, "bytes 0-9/10", "0123456789"],
        ["bytes=8-20", 206, "bytes 8-9/10", "89"],
        // Apache does not say the length.
        ["bytes=10-", 416, name === "Apache" ? undefined : "bytes */10", undefined],
      ])("of a film, `Range: %s` gets %i", async (range, status, part, text) => {
        const answer = await get("/film.mp4", { Range: range });
        expect([answer.status, answer.headers["content-range"]]).toEqual([status, part]);
        if (text !== undefined) expect(answer.body).toBe(text);
        const { etag = "" } = (await get("/film.mp4")).headers;
        const kept = async (known: string) =>
          (await get("/film.mp4", { Range: "bytes=0-0", "If-Range": known })).status;
        expect([await kept(etag), await kept('"other"')]).toEqual([206, 200]);
      });

      test("the feed of a language has its type", async () => {
        const { headers } = await get("/en/atom.xml");
        expect(headers["content-type"]).toMatch(/^application\/atom\+xml(?:; charset=utf-8)?$/);
      });
    },
  );
});
