import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectRoot } from "./support/run-site.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-package-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Packs a copy as the release does, so that the command which other tests run stays as it is. */
function pack(): string {
  const copy = join(work, "checkout");
  for (const path of [
    "bin",
    "docs",
    "scripts",
    "src",
    "package.json",
    "tsconfig.json",
    "tsconfig.types.json",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
  ]) {
    cpSync(join(projectRoot, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"));
  execFileSync(process.execPath, ["scripts/trim-manifest.mjs"], { cwd: copy });
  const printed = execFileSync("npm", ["pack", "--json", "--silent"], { cwd: copy, encoding: "utf8" });
  const [{ filename }] = JSON.parse(printed.slice(printed.indexOf("["))) as [{ filename: string }];
  return join(copy, filename);
}

test("the package, installed in a folder with its own content and templates, builds that site", {
  timeout: 240_000,
}, () => {
  const site = join(work, "site");
  cpSync(join(projectRoot, "tests/sites/everything"), site, { recursive: true });
  writeFileSync(
    join(site, "package.json"),
    JSON.stringify({ name: "a-site", private: true, type: "module" }),
  );
  execFileSync(
    "npm",
    ["install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", pack()],
    { cwd: site },
  );

  const { status, stderr } = spawnSync("npx", ["--no-install", "site", "build"], {
    cwd: site,
    encoding: "utf8",
  });
  expect(stderr).toContain("4 pages");
  expect(status).toBe(0);
  expect(readFileSync(join(site, "dist/blog/premier.html"), "utf8")).toContain("<h1>Premier article</h1>");

  // What is bundled in the command is not installed beside it once more.
  const { packages } = JSON.parse(readFileSync(join(site, "node_modules/.package-lock.json"), "utf8"));
  expect(Object.keys(packages)).toContain("node_modules/react");
  expect(Object.keys(packages).length).toBeLessThan(60);
  expect(existsSync(join(site, "node_modules/html-validate"))).toBe(false);
  const check = spawnSync("npx", ["--no-install", "site", "check"], { cwd: site, encoding: "utf8" });
  expect(check.stderr).not.toContain("Cannot find");
  expect(check.status).toBe(0);

  // Its types reach the templates of that folder.
  writeFileSync(
    join(site, "tsconfig.json"),
    JSON.stringify({
      extends: join(projectRoot, "tsconfig.json"),
      compilerOptions: { paths: {}, types: [] },
      include: ["templates"],
    }),
  );
  const { stdout } = spawnSync(join(projectRoot, "node_modules/.bin/tsc"), ["--project", site], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
  expect(existsSync(join(site, "node_modules/charpente/tests"))).toBe(false);
  expect(existsSync(join(site, "node_modules/charpente/docs/templates.md"))).toBe(true);
  expect(existsSync(join(site, "node_modules/charpente/docs/problems/fr/link-broken.md"))).toBe(true);
  // The licences of what is bundled in it go with it.
  expect(readFileSync(join(site, "node_modules/charpente/lib/licences.txt"), "utf8")).toMatch(
    /^commander \d/m,
  );
});
