import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { servePreview } from "../../src/http/preview/serve-preview.ts";
import { advisories, findHarm, secret, writeRequest } from "../support/advisories.ts";
import { askRaw } from "../support/ask-raw.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { english } from "../support/speech.ts";
import { serve } from "./raw-server.ts";

async function preview() {
  const top = scratchFolder();
  putFiles(top, { "secret.txt": secret, ".env": secret, "dist-secret/secret.txt": secret });
  const out = join(top, "dist");
  mkdirSync(out);
  writeFileSync(join(out, "index.html"), "Accueil");
  const server = await servePreview({
    out,
    as: "plain",
    host: "127.0.0.1",
    port: 0,
    base: "",
    speech: english,
    onBusy: () => {},
  });
  onTestFinished(() => server.close());
  return { port: server.port, place: join(top, "secret.txt") };
}

// `npm run test:attacks` tries each in many spellings, on separate servers.
describe.each([
  ["site dev", async () => ({ port: (await serve()).port, place: "/secret.txt" })],
  ["site preview", preview],
])("a known vulnerability of other servers does not affect %s", (_name, start) => {
  test.each(advisories)("$name", async (advisory) => {
    const { port, place } = await start();
    for (const target of advisory.targets) {
      const answer = await askRaw(port, writeRequest(advisory, target, place));
      expect(answer, target).toMatch(/^HTTP\/1\.1 /);
      expect(findHarm(answer, advisory), target).toEqual([]);
    }
  });
});
