import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Packed, packCreate, packPackage } from "../support/pack-package.ts";
import { projectRoot } from "../support/run-site.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-package-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

let packed: Packed;
beforeAll(() => {
  packed = packPackage(work);
}, 400_000);

test("the package holds every file that its README links to, its types, and no file of a build", () => {
  const paths = packed.files.map(({ path }) => path);
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(10);
  const missing = links.filter((link) => !paths.some((path) => path === link || path.startsWith(link)));
  expect(missing).toEqual([]);
  expect(paths).toContain("lib/types/index.d.ts");
  expect(paths.filter((path) => /(?:^|\/)(?:dist|\.site|compiled|node_modules|tests)\//.test(path))).toEqual(
    [],
  );
});

test("the package weighs no more than its note says, and so does each part", () => {
  const note = readFileSync(join(projectRoot, "docs/decisions/0052-package.md"), "utf8");
  const rows = [...note.matchAll(/^\| `([^`]+)` \| ([\d.]+) \|/gm)];
  const limits = new Map(rows.map(([, part = "", kilobytes]) => [part, 1000 * Number(kilobytes)]));
  const sizes = new Map<string, number>([["charpente-*.tgz", packed.size]]);
  for (const { path, size } of packed.files) {
    const part = path.includes("/") ? `${path.slice(0, path.indexOf("/"))}/` : "*";
    sizes.set(part, (sizes.get(part) ?? 0) + size);
  }
  expect([...limits.keys()].sort()).toEqual([...sizes.keys()].sort());
  for (const [part, size] of sizes) expect(size, part).toBeLessThanOrEqual(limits.get(part) ?? 0);
});

test("the package, installed in a folder with its own content and templates, builds that site", {
  timeout: 240_000,
}, () => {
  const site = join(work, "site");
  cpSync(join(projectRoot, "tests/sites/everything"), site, { recursive: true });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(site, file), change(readFileSync(join(site, file), "utf8")));
  edit("templates/site.tsx", (text) =>
    text.replace('language: "fr",', 'language: "fr",\n  highlight: true,'),
  );
  edit("content/articles/premier.md", (text) => `${text}\n\`\`\`ts\nconst un = 1;\n\`\`\`\n`);
  writeFileSync(
    join(site, "package.json"),
    JSON.stringify({ name: "a-site", private: true, type: "module" }),
  );
  execFileSync(
    "npm",
    [
      "install",
      "--no-audit",
      "--no-fund",
      "--prefer-offline",
      "--ignore-scripts",
      packed.file,
      packCreate(work).file,
    ],
    { cwd: site },
  );

  const installed = join(site, "node_modules/.bin/site");
  const { status, stderr } = spawnSync(installed, ["build"], { cwd: site, encoding: "utf8" });
  expect(stderr).toContain("4 pages");
  expect(status).toBe(0);
  const page = readFileSync(join(site, "dist/blog/premier.html"), "utf8");
  expect(page).toContain("<h1>Premier article</h1>");
  expect(page).toContain('class="hljs-keyword"');

  // What is bundled in the command is not installed beside it once more.
  const { packages } = JSON.parse(readFileSync(join(site, "node_modules/.package-lock.json"), "utf8"));
  expect(Object.keys(packages)).toContain("node_modules/react");
  expect(Object.keys(packages).length).toBeLessThan(60);
  expect(existsSync(join(site, "node_modules/html-validate"))).toBe(false);
  const check = spawnSync(installed, ["check"], { cwd: site, encoding: "utf8" });
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

  // What `npm create charpente` runs needs no network then, and takes the same options.
  const create = ["create", "charpente", "made", "--offline", "--", "--starter", "blog"];
  const created = spawnSync("npm", create, { cwd: site, encoding: "utf8" });
  expect(created.status, created.stderr).toBe(0);
  expect(created.stdout).toContain("made");
  expect(existsSync(join(site, "made/templates/site.ts"))).toBe(true);
});

test("the package that npm create runs depends on exactly the version that it was released with", () => {
  const [own, create] = ["package.json", "create-charpente/package.json"].map((path) =>
    JSON.parse(readFileSync(join(projectRoot, path), "utf8")),
  );
  expect(create.version).toBe(own.version);
  expect(create.dependencies).toEqual({ charpente: own.version });
  expect(create.engines).toEqual(own.engines);
  expect(readFileSync(join(projectRoot, "create-charpente/LICENSE"), "utf8")).toBe(
    readFileSync(join(projectRoot, "LICENSE"), "utf8"),
  );
});
