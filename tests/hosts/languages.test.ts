import { chmodSync, cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { previewRules } from "../../src/hosts/hosts.ts";
import { answerRequest } from "../../src/http/preview/answer-request.ts";
import { createDistFiles } from "../../src/http/preview/dist-files.ts";
import { bodyOf } from "../support/body-of.ts";
import { filesIn } from "../support/read-blocks.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";
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
  const { status } = await runHere(["build", "--root", root]);
  expect(status).toBe(0);
  // Workers of a server may be somebody else than who started it.
  chmodSync(root, 0o755);
  cpSync(join(root, "dist"), join(root, "www"), { recursive: true });
});
afterAll(close);

/** What `site preview --as nginx` answers. */
async function preview(path: string) {
  const files = createDistFiles(join(root, "dist"));
  const asked = {
    method: "GET",
    target: path,
    host: "127.0.0.1",
    acceptEncoding: undefined,
  };
  const answer = answerRequest(asked, { files, host: previewRules.nginx, listening: "127.0.0.1", base: "" });
  return {
    status: answer.status,
    headers: { "content-type": answer.headers["Content-Type"] },
    body: bodyOf(answer),
  };
}

describe.each(["nginx", "the preview", "Caddy", "Apache"] as const)("%s", (name) => {
  describe.skipIf(name !== "the preview" && !hasServer(name))(
    "as a site in several languages tells it",
    () => {
      let server: Awaited<ReturnType<typeof startServer>> | undefined;
      const get = (path: string) => (server === undefined ? preview(path) : ask(server.port, path));
      beforeAll(async () => {
        if (name !== "the preview") server = await startServer(name, root, "");
      });
      afterAll(() => server?.close());

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

      test("the feed of a language has its type", async () => {
        const { headers } = await get("/en/atom.xml");
        expect(headers["content-type"]).toMatch(/^application\/atom\+xml(?:; charset=utf-8)?$/);
      });
    },
  );
});
