import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import GithubSlugger from "github-slugger";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { isWhole } from "../support/is-whole.ts";
import { linksOf, withoutFences } from "../support/links-of.ts";
import { type Packed, packCreate, packPackage } from "../support/pack-package.ts";
import { projectRoot } from "../support/run-site.ts";
import { serveFolder } from "../support/serve-folder.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-package-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

let packed: Packed;
let create: Packed;
beforeAll(() => {
  packed = packPackage(work);
  create = packCreate(work);
}, 400_000);

test("each relative link of the package leads to a file of the package, and its anchor to a heading there", () => {
  execFileSync("tar", ["-xzf", packed.file, "-C", work]);
  const root = join(work, "package");
  const documents = packed.files
    .map(({ path }) => path)
    .filter((path) => path.endsWith(".md") && !/^starters\/.*\/?content\//.test(path));
  expect(documents).toEqual(
    expect.arrayContaining([
      "README.md",
      "docs/README.md",
      "docs/functions/README.md",
      "docs/functions/paginate.md",
    ]),
  );
  const links = documents.flatMap((path) =>
    linksOf(readFileSync(join(root, path), "utf8"))
      .filter((link) => !/^[a-z]+:/i.test(link))
      .map((link) => ({ path, link })),
  );
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(({ path, link }) => {
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? join(root, path) : join(root, dirname(path), decodeURI(file));
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(target, "utf8")).has(decodeURI(anchor));
  });
  expect(broken).toEqual([]);
});

test("the package holds its types, nothing about the site of this repository, and no file of a build", () => {
  const paths = packed.files.map(({ path }) => path);
  expect(paths).toContain("lib/types/index.d.ts");
  expect(
    paths.filter((path) => /(?:^|\/)(?:dist|\.site|compiled|node_modules|tests)\/|^docs\/site/.test(path)),
  ).toEqual([]);
  const documents = paths.filter((path) => /^docs\/(?!problems).*\.md$|^[A-Z]+\.md$/.test(path));
  const texts = documents.map((path) => ({ path, text: readFileSync(join(work, "package", path), "utf8") }));
  const told = texts.filter(({ text }) => /EMAILJS_|Bâti Utile|bati-utile/.test(text));
  expect(told.map(({ path }) => path)).toEqual(["SECURITY.md"]);
});

test("the package weighs no more than its note says, and so does each part", () => {
  const note = readFileSync(join(projectRoot, "docs/decisions/0052-package.md"), "utf8");
  const rows = [...note.matchAll(/^\| `([^`]+)` \| ([\d.]+) \|/gm)];
  const limits = new Map(rows.map(([, part = "", kilobytes]) => [part, 1000 * Number(kilobytes)]));
  const sizes = new Map<string, number>([
    ["charpente-*.tgz", packed.size],
    ["create-charpente-*.tgz", create.size],
  ]);
  for (const { path, size } of packed.files) {
    const part = path.includes("/") ? `${path.slice(0, path.indexOf("/"))}/` : "*";
    sizes.set(part, (sizes.get(part) ?? 0) + size);
  }
  expect([...limits.keys()].sort()).toEqual([...sizes.keys()].sort());
  for (const [part, size] of sizes) expect(size, part).toBeLessThanOrEqual(limits.get(part) ?? 0);
});

test("the package, installed in a folder with its own content and templates, builds that site", {
  timeout: 240_000,
}, async () => {
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
    ["install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", packed.file],
    { cwd: site },
  );

  // What is bundled in the command is not installed beside it once more.
  const { packages } = JSON.parse(readFileSync(join(site, "node_modules/.package-lock.json"), "utf8"));
  expect(Object.keys(packages)).toContain("node_modules/react");
  expect(Object.keys(packages).length).toBeLessThan(30);
  expect(weigh(join(site, "node_modules"))).toBeLessThan(66_000_000);

  // What few sites need is asked for by the sites that need it.
  const installed = join(site, "node_modules/.bin/site");
  const without = spawnSync(installed, ["build"], { cwd: site, encoding: "utf8" });
  expect(without.stderr).toContain("run npm install highlight.js");
  expect(without.status).toBe(1);
  symlinkSync(join(projectRoot, "node_modules/highlight.js"), join(site, "node_modules/highlight.js"));

  const { status, stderr } = spawnSync(installed, ["build"], { cwd: site, encoding: "utf8" });
  expect(stderr).toContain("4 pages");
  expect(status).toBe(0);
  const page = readFileSync(join(site, "dist/blog/premier.html"), "utf8");
  expect(page).toContain("<h1>Premier article</h1>");
  expect(page).toContain('class="hljs-keyword"');

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

  // A starter needs no network then.
  const begun = spawnSync(installed, ["init", "made", "--starter", "blog"], { cwd: site, encoding: "utf8" });
  expect([begun.status, begun.stdout], begun.stderr).toEqual([0, "made\n"]);

  // Its search is bundled from the package, whose engine asks for no other.
  const build = spawnSync(installed, ["build", "--root", join(site, "made"), "--strict"], {
    encoding: "utf8",
  });
  expect(build.status, build.stderr).toBe(0);
  if (!isWhole) return;
  const types = spawnSync(join(projectRoot, "node_modules/.bin/tsc"), ["--project", join(site, "made")], {
    encoding: "utf8",
  });
  expect(types.stdout).toBe("");
  const server = await serveFolder(join(site, "made/dist"));
  const browser = await launchBrowser();
  const tab = await browser.newPage();
  await tab.goto(`${server.origin}/search`);
  await tab.getByRole("searchbox").pressSequentially("repair");
  await tab.getByRole("link", { name: "A chair that came back" }).waitFor();
  await browser.close();
  await server.close();
});

/** The folder of a site that `npm create charpente` makes with an empty cache and no network beside the package. */
function createAlone(name: string, ...args: readonly string[]) {
  const home = join(work, "create");
  mkdirSync(home, { recursive: true });
  const call = ["exec", "--yes", "--offline", "--cache", join(work, `cache-${name}`)];
  call.push("--package", create.file, "--", "create-charpente", name, ...args);
  const startMs = performance.now();
  const { status, stderr } = spawnSync("npm", call, { cwd: home, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return { folder: join(home, name), tookMs: performance.now() - startMs };
}

/** The files below a folder, with what they hold. */
function readFolder(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(folder, path), readFileSync(path, "utf8")])
    .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
}

test("npm create charpente writes what site init does, alone, without network, and within ten seconds", {
  timeout: 60_000,
}, () => {
  const installed = join(work, "site/node_modules/.bin/site");
  const old = join(work, "old");
  mkdirSync(join(old, "content/posts"), { recursive: true });
  writeFileSync(join(old, "hugo.toml"), 'title = "Notes"\n');
  writeFileSync(
    join(old, "content/posts/a.md"),
    '+++\ntitle = "A"\ndate = 2020-01-02\n+++\n| a | b |\n|---|---|\n| *c* | [d]({{< ref "a.md" >}}) |\n',
  );
  const calls = {
    new: ["--starter", "documentation", "--host", "gitlab"],
    moved: ["--starter", "blog", "--from", old, "--language", "fr"],
  };
  for (const [name, args] of Object.entries(calls)) {
    const { folder, tookMs } = createAlone(name, ...args);
    expect(tookMs).toBeLessThan(10_000);
    const same = join(work, "init", name);
    execFileSync(installed, ["init", same, ...args], { stdio: "pipe" });
    expect(readFolder(folder)).toEqual(readFolder(same));
  }
});

test("the package that npm create runs has the version of the other, which its sites get, and installs no package", () => {
  const [own, second] = ["package.json", "create-charpente/package.json"].map((path) =>
    JSON.parse(readFileSync(join(projectRoot, path), "utf8")),
  );
  expect(second.version).toBe(own.version);
  expect(second).not.toHaveProperty("dependencies");
  expect(second.engines).toEqual(own.engines);
  expect(readFileSync(join(projectRoot, "create-charpente/LICENSE"), "utf8")).toBe(
    readFileSync(join(projectRoot, "LICENSE"), "utf8"),
  );
});

/** In bytes, whatever blocks the disk keeps them in. */
function weigh(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** The anchors that GitHub and the registry give the headings of a document. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const headings = withoutFences(markdown).matchAll(/^#{1,6} +(.+)$/gm);
  return new Set(
    [...headings].map(([, heading = ""]) => slugger.slug(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1"))),
  );
}
