import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { edit } from "../../support/edit-site.ts";
import { projectRoot, runSite } from "../../support/run-site.ts";

const gigabyte = 1_000_000_000;
const film = "static/film.mp4";
/** Of a whole process, in bytes. The same site without a film takes up to 160 MB. */
const mostMemory = 200_000_000;
/** The CPU time of a build with nothing changed, in ms. To hash three gigabytes takes two to ten seconds. */
const mostUnchangedMs = 1500;

/** A copy of the site that uses everything, with a film that takes no room on the disk before it is copied. */
function filmSite(size: number): string {
  const root = mkdtempSync(join(tmpdir(), "charpente-film-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(projectRoot, "tests/sites/everything"), root, { recursive: true });
  mkdirSync(join(root, "static"), { recursive: true });
  writeFileSync(join(root, film), "");
  truncateSync(join(root, film), size);
  write(root, "the end", size - 7);
  return root;
}

function write(root: string, text: string, at: number): void {
  writeSync(openSync(join(root, film), "r+"), text, at, "latin1");
}

/** Runs a command, and measures the whole process by what the system says of it at its end. */
function measure(root: string, ...args: readonly string[]) {
  const [probe, result] = [join(root, "probe.cjs"), join(root, "usage.json")];
  writeFileSync(
    probe,
    `process.on("exit", () => require("node:fs").writeFileSync(${JSON.stringify(result)}, JSON.stringify(process.resourceUsage())));`,
  );
  const { status, stdout, stderr } = runSite([...args, "--root", root], {
    env: { NODE_OPTIONS: `--require=${probe}` },
  });
  const usage = JSON.parse(readFileSync(result, "utf8")) as NodeJS.ResourceUsage;
  const measured = {
    memory: usage.maxRSS * 1024,
    cpuMs: (usage.userCPUTime + usage.systemCPUTime) / 1000,
  };
  console.log(
    `${args.join(" ")}: ${Math.round(measured.memory / 1e6)} MB, ${Math.round(measured.cpuMs)} ms of CPU`,
  );
  return { status, said: stdout + stderr, ...measured };
}

function endsOf(path: string) {
  const [start, end] = [Buffer.alloc(8), Buffer.alloc(7)];
  const handle = openSync(path, "r");
  readSync(handle, start, 0, 8, 0);
  readSync(handle, end, 0, 7, statSync(path).size - 7);
  return [statSync(path).size, start.toString("latin1"), end.toString()];
}

test("a film of three gigabytes is built, checked, compared and served within 200 MB of memory", async () => {
  const size = 3 * gigabyte;
  const root = filmSite(size);
  // Results of the site without the film.
  expect(measure(root, "build", "--out", "first")).toMatchObject({ status: 0 });
  rmSync(join(root, "first"), { recursive: true });

  const cold = measure(root, "build");
  expect(cold).toMatchObject({ status: 0, said: expect.stringContaining("3,000 MB") });
  expect(endsOf(join(root, "dist/film.mp4"))).toEqual([size, "\0".repeat(8), "the end"]);
  const same = measure(root, "build");
  expect(same.said).toContain("(0 changed)");
  edit(root, "content/categories.yaml", (text) => text.replace("Énergie", "Énergie et plus"));
  const edited = measure(root, "build");
  expect(edited.status).toBe(0);
  write(root, "changed!", 0);
  const changed = measure(root, "build");
  expect(endsOf(join(root, "dist/film.mp4"))).toEqual([size, "changed!", "the end"]);
  const checked = measure(root, "check");
  const compared = measure(root, "changes", "--against", "dist");
  expect(compared).toMatchObject({ status: 0, said: expect.not.stringContaining("film.mp4") });
  const moved = measure(root, "move", "premier", "un", "--dry-run");
  const found = measure(root, "where", "Énergie");
  for (const { memory, said } of [cold, same, edited, changed, checked, compared, moved, found]) {
    expect(said).not.toMatch(/\n {4}at /);
    expect(memory).toBeLessThan(mostMemory);
  }
  for (const { cpuMs } of [same, edited]) expect(cpuMs).toBeLessThan(mostUnchangedMs);

  for (const command of ["preview", "dev"]) {
    const { child, url } = await serve(root, command);
    let received = 0;
    const answer = await fetch(new URL("/film.mp4", url));
    for await (const piece of answer.body ?? []) received += piece.byteLength;
    expect([command, answer.headers.get("content-length"), received]).toEqual([command, String(size), size]);
    const peak = peakOf(child);
    console.log(`${command}: ${Math.round(peak / 1e6)} MB`);
    // The server of « site dev » also holds the site, its templates and the watchers.
    expect(peak).toBeLessThan(command === "dev" ? mostMemory + 100_000_000 : mostMemory);
    child.kill("SIGKILL");
  }
});

test("a key in the middle of a film of a gigabyte ends the build, and the last site stays", () => {
  const root = filmSite(gigabyte);
  expect(measure(root, "build").status).toBe(0);
  write(root, "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n", gigabyte / 2);
  const refused = measure(root, "build");
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining("static/secret") });
  expect(endsOf(join(root, "dist/film.mp4"))).toEqual([gigabyte, "\0".repeat(8), "the end"]);
  expect(refused.memory).toBeLessThan(mostMemory);
});

test("a file of more than two gigabytes in content/ is named, with what to do", () => {
  const root = filmSite(1000);
  writeFileSync(join(root, "content/film.mp4"), "");
  truncateSync(join(root, "content/film.mp4"), 3 * gigabyte);
  const { status, said } = measure(root, "build");
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/content\/film\.mp4 +error .*EFBIG[\s\S]*static\//),
  ]);
});

/** Starts a server, and gives its address once it says that it is ready. */
async function serve(root: string, command: string) {
  const child = spawn(
    process.execPath,
    [join(projectRoot, "bin/site"), command, "--root", root, "--port", "0"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, SITE_LANGUAGE: "en" } },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  for (;;) {
    const [data] = (await once(child.stderr, "data")) as [Buffer];
    said += String(data);
    const url = /http:\/\/\S+\//.exec(said)?.[0];
    if (url !== undefined) return { child, url };
  }
}

/** The most memory that a process has had so far, in bytes. */
function peakOf({ pid }: ChildProcess): number {
  const line = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1]) * 1024;
}
