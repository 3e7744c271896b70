import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";
import { get, statusOf, talk } from "../dev/raw-server.ts";
import { scratchFolder } from "./scratch-folder.ts";
import { putSmallestSite, startSite } from "./start-site.ts";

/** Only there can the handles of another process be counted, and taken away. */
export const canLimitHandles = process.platform === "linux";

/** Serves the smallest site by `site dev` with so many handles. */
export async function serveShort(handles: number) {
  const root = scratchFolder();
  putSmallestSite(root);
  const server = await startSite(["dev", "--root", root], { handles });
  const read = async (): Promise<string> => {
    const text = await talk(server.port, get("/"));
    return `${statusOf(text)} ${text}`;
  };
  let edits = 0;
  const save = (): string => {
    edits += 1;
    const text = `Texte ${edits}.`;
    writeFileSync(join(root, "content/pages/index.md"), `---\ntitle: Bonjour\n---\n\n${text}\n`);
    return text;
  };
  return {
    ...server,
    read,
    save,
    /** Saves, and waits until the page says what was saved. */
    follow: async () => {
      const text = save();
      await expect.poll(read).toContain(text);
    },
    /** No handle gets a number from `count` on; those in use stay. */
    limit: (count: number) =>
      void execFileSync("prlimit", ["--pid", String(server.pid), `--nofile=${count}:`]),
  };
}

/** Asks for so many event streams, which may be refused, and gives those connections. */
export async function openStreams(port: number, count: number): Promise<readonly Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = createConnection({ port, host: "127.0.0.1" });
      socket.on("error", () => {});
      socket.write("GET /__dev/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
      await new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
      return socket;
    }),
  );
}
