import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { projectRoot } from "./run-site.ts";
import { at } from "./site-base.ts";

/** `site dev` of the site in `root`, as a process of its own below the base of the tests, once it says where it serves. */
export async function serveDev(root: string) {
  const args = [join(projectRoot, "bin/site"), "dev", "--root", root, "--port", "0", "--base", at("/")];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  const origin = await vi.waitFor(
    () => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      expect(found, said).toBeDefined();
      return found ?? "";
    },
    { timeout: 60_000 },
  );
  return {
    origin,
    close: async () => {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    },
  };
}
