import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { projectRoot, runSite } from "./run-site.ts";

export const film = "static/film.mp4";
/** Of a whole process, in bytes. The same site without a film takes up to 160 MB. */
export const mostMemory = 200_000_000;

/** A copy of the site that uses everything. */
export function copySite(): string {
  const root = mkdtempSync(join(tmpdir(), "charpente-film-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(projectRoot, "tests/sites/everything"), root, { recursive: true });
  return root;
}

/** Adds a film that takes no room on the disk before it is copied. */
export function addFilm(root: string, size: number): void {
  mkdirSync(join(root, "static"), { recursive: true });
  writeFileSync(join(root, film), "");
  truncateSync(join(root, film), size);
  writeFilm(root, "the end", size - 7);
}

export function writeFilm(root: string, text: string, at: number): void {
  const handle = openSync(join(root, film), "r+");
  writeSync(handle, text, at, "latin1");
  closeSync(handle);
}

/** Runs a command, and measures the whole process by what Linux says of it at its end. */
export function measure(root: string, ...args: readonly string[]) {
  const [probe, result] = [join(root, "probe.cjs"), join(root, "usage.json")];
  rmSync(result, { force: true });
  // What Node says of the most memory begins with that of the process which started it.
  writeFileSync(
    probe,
    `process.on("exit", () => {
      const { readFileSync, writeFileSync } = require("node:fs");
      const [, kilobytes] = /^VmHWM:\\s+(\\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"));
      writeFileSync(${JSON.stringify(result)}, JSON.stringify({ ...process.resourceUsage(), maxRSS: Number(kilobytes) }));
    });`,
  );
  const { status, stdout, stderr } = runSite([...args, "--root", root], {
    env: { NODE_OPTIONS: `--require=${probe}` },
  });
  const usage = JSON.parse(readFileSync(result, "utf8")) as NodeJS.ResourceUsage;
  const [memory, cpuMs] = [usage.maxRSS * 1024, (usage.userCPUTime + usage.systemCPUTime) / 1000];
  console.log(`${args.join(" ")}: ${Math.round(memory / 1e6)} MB, ${Math.round(cpuMs)} ms of CPU`);
  return { status, said: stdout + stderr, memory, cpuMs };
}

/** Starts a server. `end` stops it, and returns the most memory that it has had, in bytes. */
export async function serve(root: string, command: string) {
  const child = spawn(
    process.execPath,
    [join(projectRoot, "bin/site"), command, "--root", root, "--port", "0"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, SITE_LANGUAGE: "en" } },
  );
  const end = () => {
    const line = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"));
    child.kill("SIGKILL");
    const memory = Number(line?.[1]) * 1024;
    console.log(`${command}: ${Math.round(memory / 1e6)} MB`);
    return { memory };
  };
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  for (;;) {
    const [data] = (await once(child.stderr, "data")) as [Buffer];
    said += String(data);
    const url = /http:\/\/\S+\//.exec(said)?.[0];
    if (url !== undefined) return { url, end };
  }
}
