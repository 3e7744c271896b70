import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { starters } from "../../create-charpente/src/starters.ts";
import { packPackage } from "../support/pack-package.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-nodes-"));
/** Tests run with `NODE_ENV=production`, with which npm would not install the type checker. */
const env = { ...process.env, NODE_ENV: "", GITHUB_ACTIONS: "" };
const install = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];

/** Runs a command of a user, with only this version of Node. */
function run(node: string, cwd: string, program: string, args: readonly string[]) {
  // npm is that of the machine, but the programs that it starts find this Node first.
  const bin = join(work, "bin");
  rmSync(bin, { recursive: true, force: true });
  mkdirSync(bin);
  writeFileSync(join(bin, "node"), `#!/bin/sh\nexec '${node}' "$@"\n`, { mode: 0o755 });
  const path = [bin, process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...env, PATH: path },
    encoding: "utf8",
  });
  return { status, stdout, said: stdout + stderr };
}

/** Creates a site from each starter with the packed package, and installs the package in it. */
function beginSites(): void {
  const { file } = packPackage(work);
  const first = join(work, "first");
  mkdirSync(first);
  writeFileSync(join(first, "package.json"), JSON.stringify({ private: true }));
  execFileSync("npm", [...install, file], { cwd: first, env });
  for (const starter of starters) {
    const site = join(work, starter);
    execFileSync("npx", ["--no-install", "site", "init", site, "--starter", starter], { cwd: first, env });
    const manifest = JSON.parse(readFileSync(join(site, "package.json"), "utf8"));
    manifest.dependencies.charpente = `file:${file}`;
    writeFileSync(join(site, "package.json"), JSON.stringify(manifest));
    execFileSync("npm", install, { cwd: site, env });
  }
}

beforeAll(beginSites, 600_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe.each(["20", "22", "24"])("on Node %s", (version) => {
  const node = process.env[`NODE_${version}_PATH`];

  test.skipIf(node === undefined).each(starters)(
    "the packed package checks, type-checks and builds the starter %s",
    (starter) => {
      if (node === undefined) return;
      const site = join(work, starter);
      expect(run(node, site, "node", ["--version"]).stdout).toMatch(new RegExp(`^v${version}\\.`));
      const check = run(node, site, "npm", ["run", "check"]);
      expect(check.said).toContain("nothing found");
      expect(check.status, check.said).toBe(0);
      rmSync(join(site, "dist"), { recursive: true, force: true });
      const build = run(node, site, "npm", ["run", "build"]);
      expect(build.status, build.said).toBe(0);
      expect(readFileSync(join(site, "dist/index.html"), "utf8")).toContain("<h1>");
    },
  );
});

test("at least one version of Node was tested", () => {
  expect(["20", "22", "24"].some((version) => process.env[`NODE_${version}_PATH`] !== undefined)).toBe(true);
});
