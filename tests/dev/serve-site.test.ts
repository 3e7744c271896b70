import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { type DevEvent, serveSite } from "../../src/dev/serve-site.ts";
import { defaults, devFolder, prepareDevFolders } from "./dev-folder.ts";

beforeAll(prepareDevFolders);

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("a save that comes while the site is built for the first time is served, and the site starts once", async () => {
  const { root } = devFolder();
  const port = await findFreePort();
  const page = `http://127.0.0.1:${port}/blog/premier`;
  const read = async () => (await fetch(page).catch(() => undefined))?.text();
  const events: DevEvent["kind"][] = [];
  const serving = serveSite({
    ...defaults,
    root,
    host: "127.0.0.1",
    port,
    poll: false,
    editor: undefined,
    frame: () => () => [],
    tell: ({ kind }) => void events.push(kind),
  });
  await expect.poll(read, { timeout: 20_000 }).toContain("Premier article");
  appendFileSync(join(root, "content/articles/premier.md"), "\nEncore.\n");
  const { close } = await serving;
  onTestFinished(close);
  await expect.poll(read, { timeout: 20_000 }).toContain("Encore.");
  expect(events.filter((kind) => kind === "ready")).toHaveLength(1);
});
