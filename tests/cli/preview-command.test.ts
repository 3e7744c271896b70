import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-preview-command-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

test("help shows the hosts and an example that works", async () => {
  const { stdout } = await runHere(["preview", "--help"]);
  expect(stdout).toMatch(/plain,\s+github,\s+netlify,\s+cloudflare,\s+nginx/);
  expect(stdout).toContain("site preview --as netlify --open");
});

test("before the first build it says what to do, with status 1", async () => {
  const { status, stderr } = await runHere(["preview", "--root", work]);
  expect(stderr).toBe("error: dist/ is not there: run site build first\n");
  expect(status).toBe(1);
});

test.each([
  [["--as", "apache"], "it is one of plain"],
  [["--port", "x"], "a number from 0 to 65535"],
])("refuses %j with status 2", async (args, message) => {
  const { status, stderr } = await runHere(["preview", "--root", work, ...args]);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

test.each([
  ["[netlify]", "Netlify serves it, the host of the settings: ", "/a"],
  [
    "[azure]",
    "a plain file server serves it, since the rules of azure, the host of the settings, are not known here: ",
    "/a/",
  ],
  ["[netlify, nginx]", "a plain file server serves it: ", "/a/"],
])("for the hosts %s its first line says “as %s”", async (hosts, line, location) => {
  const root = join(work, hosts);
  mkdirSync(join(root, "content"), { recursive: true });
  mkdirSync(join(root, "dist/a"), { recursive: true });
  writeFileSync(join(root, "dist/a/index.html"), "Page");
  writeFileSync(join(root, "dist/a.html"), "Page");
  writeFileSync(join(root, "content/site.yaml"), `output: { hosts: ${hosts} }\n`);
  const { said, url } = await start(["--root", root, "--port", "0"]);
  expect(said).toContain(`dist/, as ${line}http://`);
  const { url: shown } = await fetch(new URL("a", url));
  expect(new URL(shown).pathname).toBe(location);
});

test("serves below a base as the host does, and Ctrl-C ends it", async () => {
  mkdirSync(join(work, "out"));
  writeFileSync(join(work, "out/a.html"), "Page");
  const args = ["--root", work, "--out", "out", "--as", "github", "--base", "/sous", "--port", "0"];
  const { child, said, url } = await start(args);
  expect(said).toContain("out/, as GitHub Pages serves it: http:");
  expect(await (await fetch(new URL("a", url))).text()).toBe("Page");
  const ended = once(child, "exit");
  child.kill("SIGINT");
  expect(await ended).toEqual([null, "SIGINT"]);
});

/** Starts the command, and waits until it has said where it serves. */
async function start(args: readonly string[]) {
  const child = spawn(process.execPath, [join(projectRoot, "bin/site"), "preview", ...args]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  const url = await eventually(() => {
    const found = /serves it.*: (http:\S+)/.exec(said)?.[1];
    expect(found, said).toBeDefined();
    return found ?? "";
  });
  return { child, said, url };
}
