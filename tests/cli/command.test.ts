import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashOf } from "../../src/model/memory/hash.ts";
import { copyEverything, everything } from "../support/copy-everything.ts";
import { edit, readTree } from "../support/edit-site.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot, runSite } from "../support/run-site.ts";
import { putSmallestSite } from "../support/start-site.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-command-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A copy of the site that uses everything, in a folder of its own. It remembers a build: pictures take most of one. */
function copySite(name: string): string {
  const root = copyAnew(name);
  cpSync(join(model, ".site"), join(root, ".site"), { recursive: true });
  return root;
}

/** A copy that remembers nothing. */
function copyAnew(name: string): string {
  const root = join(work, name);
  cpSync(everything, root, { recursive: true });
  return root;
}

const model = join(work, "model");
beforeAll(() => copyEverything(model));

/** Code of a template that says where the build is, and goes on once it has been stopped. */
const waitToBeStopped = `const { existsSync } = process.getBuiltinModule("node:fs");
  process.stderr.write("Here I am.\\n");
  while (!existsSync("stopped"));`;

describe("the command line", () => {
  test("without arguments prints its help", async () => {
    const { status, stdout } = await runHere([]);
    expect(status).toBe(0);
    expect(stdout).toContain("Usage: site");
    expect(stdout).toContain("build");
  });

  test("prints its version", () => {
    const { version } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as {
      version: string;
    };
    expect(runSite(["--version"])).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  test("help of build shows every option and an example", async () => {
    const { stdout } = await runHere(["build", "--help"]);
    const options = [
      "--root",
      "--out",
      "--base",
      "--url",
      "--drafts",
      "--strict",
      "--no-cache",
      "--json",
      "--quiet",
      "--verbose",
    ];
    for (const option of options) expect(stdout).toContain(option);
    expect(stdout).toContain("Example:");
  });

  test.each([
    [["biuld"], "did you mean “build”?"],
    [["build", "--drfats"], "did you mean “--drafts”?"],
    [["build", "--root", "/nowhere/at/all"], "is not a folder"],
    [["build", "--url", "www.example.org"], "is not an origin"],
    [["build", "--url", "https://www.example.org/a"], "is not an origin"],
    [["build", "--base", "sous/chemin"], "is not a path"],
  ])("site %j is refused with status 2", async (args, message) => {
    const { status, stdout, stderr } = await runHere(args);
    expect(stderr).toContain(message);
    expect(stdout).toBe("");
    expect(status).toBe(2);
  });
});

test.runIf(existsSync("/dev/full"))(
  "a full disk at the other end of > is reported in one line, with status 1",
  () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [join(projectRoot, "bin/site"), "--help"], {
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    closeSync(full);
    expect(stderr).toMatch(/^error: the output cannot be written: ENOSPC.*\n$/);
    expect(status).toBe(1);
  },
);

describe("a program that ends before it has read the output of site", () => {
  /** Runs the command with both of its outputs closed at the other end, and gives its exit status. */
  async function runUnread(args: readonly string[]): Promise<number | null> {
    const child = spawn(process.execPath, [join(projectRoot, "bin/site"), ...args], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.destroy();
    child.stderr.destroy();
    await once(child, "exit");
    return child.exitCode;
  }

  test.each([
    [["--help"], 0],
    [["completion", "bash"], 0],
    [["biuld"], 2],
  ])("does not change the exit status of site %j", async (args, status) => {
    expect(await runUnread(args)).toBe(status);
  });

  test("does not keep a build from publishing", async () => {
    const root = copySite("unread");
    expect(await runUnread(["build", "--json", "--root", root])).toBe(0);
    expect(readTree(join(root, "dist"))).toHaveProperty(["index.html"]);
  });

  test("does not turn a refused build into a good one", async () => {
    const root = copySite("unread-mistake");
    edit(root, "content/articles/premier.md", (text) => text.replace(/^title:.*$/m, "title: 7"));
    expect(await runUnread(["build", "--json", "--root", root])).toBe(1);
  });
});

describe("a build", () => {
  test("lists the files that it made, the entries left out and the day when the next is due", async () => {
    const { status, stdout, stderr } = await runHere(["build", "--root", copyAnew("summary")]);
    expect(status).toBe(0);
    expect(stdout).toBe("");
    expect(stderr).toContain("left out: 1 draft (content/articles/brouillon.md)");
    expect(stderr).toContain("(content/articles/plus-tard.md); the next is due on 2099-01-01");
    expect(stderr).toMatch(/4 pages, \d+ files, [\d.]+ MB in dist\/ \(\d+ changed\), [\d.]+ s/);
    expect(stderr).not.toContain("reused");
  });

  test("is quiet with --quiet, and prints each stage’s time with --verbose", async () => {
    const root = copySite("loud");
    expect(await runHere(["build", "--root", root, "--quiet"])).toMatchObject({
      status: 0,
      stderr: "",
      stdout: "",
    });
    const { stderr } = await runHere(["build", "--root", root, "--verbose"]);
    for (const stage of ["read", "parse", "validate", "markdown", "render", "publish"]) {
      expect(stderr).toMatch(new RegExp(`${stage} +[\\d.]+ ms`));
    }
    expect(stderr).toContain(
      "reused 1 of 1 assets, 1 of 1 drawings, 5 of 5 entries, 2 of 2 feed-items, 2 of 2 images, 3 of 3 markdown, 4 of 4 pages, 7 of 7 sources, 1 of 1 templates",
    );
  });

  test("publishes drafts and later entries when asked", async () => {
    const root = copySite("drafts");
    await runHere(["build", "--root", root, "--drafts"]);
    expect(readFileSync(join(root, "dist/blog/brouillon.html"), "utf8")).toContain("Pas encore.");
    expect(readFileSync(join(root, "dist/blog/plus-tard.html"), "utf8")).toContain("Pas encore non plus.");
    await runHere(["build", "--root", root]);
    expect(
      Object.keys(readTree(join(root, "dist"))).filter((path) => /brouillon|plus-tard/.test(path)),
    ).toEqual([]);
  });

  test("prints one report on standard output", async () => {
    const { stdout } = await runHere(["build", "--root", copySite("json"), "--json"]);
    const report = JSON.parse(stdout) as Record<string, unknown> & {
      pages: readonly Record<string, unknown>[];
    };
    expect(report).toMatchObject({ version: 1, status: "written", problems: [] });
    const article = report.pages.find(({ route }) => route === "/blog/premier");
    expect(article).toMatchObject({ template: "article", sources: ["content/articles/premier.md"] });
    expect(article?.bytes).toBe(statSync(join(work, "json/dist/blog/premier.html")).size);
    expect(article?.brotli).toBeLessThan(article?.bytes as number);
  });

  test("names problems as annotations in GitHub Actions", async () => {
    const root = copySite("annotations");
    edit(root, "content/articles/premier.md", (text) => text.replace("energie", "énergies: 100 %"));
    const { status, stderr } = await runHere(["build", "--root", root], {
      env: { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: root },
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^::error file=content\/articles\/premier\.md,line=4,col=\d+,title=yaml\/syntax::/m,
    );
  });

  test("names them from the repository’s root if the site is in a folder of it", async () => {
    const root = copySite("repository/sites/essai");
    edit(root, "content/articles/premier.md", (text) => text.replace("energie", "énergies: 100 %"));
    const env = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: join(work, "repository") };
    const { stderr } = await runHere(["build", "--root", "."], { cwd: root, env });
    expect(stderr).toMatch(/^::error file=sites\/essai\/content\/articles\/premier\.md,line=4,/m);
    expect(stderr).toMatch(/^content\/articles\/premier\.md:4:\d+ {2}error/m);
  });

  test("with an error leaves the last dist as it was", async () => {
    const root = copySite("refused");
    await runHere(["build", "--root", root]);
    const before = readTree(join(root, "dist"));
    edit(root, "content/articles/premier.md", (text) =>
      text.replace("category: energie", "category: energy"),
    );
    const { status, stderr } = await runHere(["build", "--root", root]);
    expect(status).toBe(1);
    expect(stderr).toContain("did you mean “energie”?");
    expect(stderr).toContain("1 error, 0 warnings: nothing was written, dist/ is as it was");
    expect(readTree(join(root, "dist"))).toEqual(before);
  });

  test("with a warning is written, unless it is strict", async () => {
    const root = copySite("strict");
    writeFileSync(join(root, "content/oublie.md"), "---\ntitle: Oublié\n---\n");
    expect((await runHere(["build", "--root", root])).status).toBe(0);
    expect((await runHere(["build", "--root", root, "--strict"])).status).toBe(1);
  });

  test("puts base and origin into every address", async () => {
    const root = copySite("base");
    await runHere(["build", "--root", root, "--base", "/sous/chemin/", "--url", "https://ailleurs.example"]);
    const html = readFileSync(join(root, "dist/index.html"), "utf8");
    expect(html).toContain('<link rel="canonical" href="https://ailleurs.example/sous/chemin/">');
    expect(html).toContain('href="/sous/chemin/blog/premier#chiffres"');
    expect(html).toMatch(/src="\/sous\/chemin\/assets\/facade-900\.[0-9a-f]{10}\.jpg"/);
    expect(html).not.toMatch(/(?:href|src|srcSet)="\/(?!sous\/chemin\/)/);
    expect(readFileSync(join(root, "dist/sitemap.xml"), "utf8")).toContain(
      "<loc>https://ailleurs.example/sous/chemin/blog/premier</loc><lastmod>2025-09-01</lastmod>",
    );
  });

  test("makes the same bytes in another folder, time zone and language, cold and remembered", async () => {
    const one = copyAnew("here");
    const other = copyAnew("là-bas, plus loin/encore");
    runSite(["build", "--root", one], { env: { TZ: "Pacific/Kiritimati", LC_ALL: "sv_SE.UTF-8" } });
    runSite(["build", "--root", "."], { cwd: other, env: { TZ: "America/Los_Angeles", LC_ALL: "C" } });
    const bytes = readTree(join(one, "dist"));
    expect(readTree(join(other, "dist"))).toEqual(bytes);
    await runHere(["build", "--root", one, "--out", "remembered"]);
    expect(readTree(join(one, "remembered"))).toEqual(bytes);
  });

  test("after an edit gives the same as a clean build", async () => {
    const root = copySite("edited");
    await runHere(["build", "--root", root]);
    edit(root, "content/articles/premier.md", (text) => text.replace("Un paragraphe", "Un autre paragraphe"));
    edit(root, "content/categories.yaml", (text) => text.replace("Confort", "Le confort"));
    edit(root, "templates/styles/site.css", (text) => text.replace("1rem", "2rem"));
    rmSync(join(root, "content/articles/second.md"));
    edit(root, "content/articles/premier.md", (text) => text.replace("next: second\n", ""));
    await runHere(["build", "--root", root]);
    const remembered = readTree(join(root, "dist"));
    await runHere(["build", "--root", root, "--no-cache", "--out", "clean"]);
    expect(readTree(join(root, "clean"))).toEqual(remembered);
    expect(Object.keys(remembered).filter((path) => path.includes("second"))).toEqual([]);
  });

  test.each([
    ["templates are loaded", (text: string) => `${text}\n${waitToBeStopped}\n`],
    [
      "a page is drawn",
      (text: string) => text.replace("{article.body && ", `{(() => { ${waitToBeStopped} })()}$&`),
    ],
  ])("stopped by Ctrl-C while %s leaves the last dist/ complete", async (_, change) => {
    const root = copySite("stopped");
    await runHere(["build", "--root", root, "--quiet"]);
    const before = readTree(join(root, "dist"));
    edit(root, "content/categories.yaml", (text) => text.replace("Énergie", "Énergie et plus"));
    edit(root, "templates/site.tsx", change);
    const child = spawn(process.execPath, [join(projectRoot, "bin/site"), "build", "--root", root], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.stderr.on("data", (chunk) => {
      if (!String(chunk).includes("Here I am.")) return;
      child.kill("SIGINT");
      writeFileSync(join(root, "stopped"), "");
    });
    // Before it publishes, a build ends at once.
    expect(await once(child, "exit")).toEqual([null, "SIGINT"]);
    expect(readTree(join(root, "dist"))).toEqual(before);
    rmSync(root, { recursive: true });
  });

  test("fingerprints every script, style, font and image with the hash of its content", async () => {
    const root = copySite("fingerprints");
    await runHere(["build", "--root", root]);
    const before = Object.keys(readTree(join(root, "dist"))).filter((path) => path.startsWith("assets/"));
    expect(before.filter((path) => !/\.[0-9a-f]{10}\.[a-z0-9]+$/.test(path))).toEqual([]);
    edit(root, "templates/styles/site.css", (text) => text.replace("1rem", "3rem"));
    await runHere(["build", "--root", root]);
    const after = Object.keys(readTree(join(root, "dist"))).filter((path) => path.startsWith("assets/"));
    expect(after.filter((path) => !before.includes(path))).toEqual([
      expect.stringMatching(/^assets\/site\.\w+\.css$/),
    ]);
    expect(before.filter((path) => !after.includes(path))).toHaveLength(1);
  });

  test("continues if its memory is corrupt or cannot be written", async () => {
    const root = copySite("corrupt");
    await runHere(["build", "--root", root]);
    const bytes = readTree(join(root, "dist"));
    const cache = join(root, ".site/cache");
    for (const entry of readdirSync(cache, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), "not what was stored");
    }
    expect((await runHere(["build", "--root", root])).status).toBe(0);
    expect(readTree(join(root, "dist"))).toEqual(bytes);
    const small = join(work, "unwritable");
    putSmallestSite(small);
    writeFileSync(join(small, ".site"), "a file where the folder would be");
    expect((await runHere(["build", "--root", small])).status).toBe(0);
  });

  test("cleans SVG images of everything that runs", async () => {
    const root = copySite("svg");
    await runHere(["build", "--root", root]);
    const name = readdirSync(join(root, "dist/assets")).find((file) => file.startsWith("plan."));
    const svg = readFileSync(join(root, "dist/assets", name ?? ""), "utf8");
    expect(svg).toContain("<title>Plan</title>");
    expect(svg).not.toMatch(/script|onload|alert/);
  });
});

describe("a mistake in the templates", () => {
  test("that throws is shown at its own file and line", async () => {
    const root = copySite("throws");
    writeFileSync(
      join(root, "templates/broken.tsx"),
      "/** Fails on the fourth line. */\nexport function Broken({ title }: { readonly title: string }) {\n  const words: readonly string[] | undefined = title === '' ? [] : undefined;\n  return <p>{words!.join(', ')}</p>;\n}\n",
    );
    edit(root, "templates/site.tsx", (text) =>
      text
        .replace("import { Counter }", 'import { Broken } from "./broken.tsx";\nimport { Counter }')
        .replace("{article.body && ", "<Broken title={category} />\n{article.body && "),
    );
    const { status, stderr } = await runHere(["build", "--root", root]);
    expect(status).toBe(1);
    expect(stderr).toContain(
      "templates/broken.tsx:4:21  error  drawing /blog/premier and 1 more page failed: Cannot read properties of undefined",
    );
    expect(stderr).toContain("4 |   return <p>{words!.join(', ')}</p>;");
    expect(stderr).toContain("[template/throws]");
  });

  test("is shown at its place in a folder of any name, and in a linked folder", async () => {
    const root = copySite("throws (é #1)");
    const link = join(work, "throws-linked");
    symlinkSync(root, link);
    edit(root, "templates/site.tsx", (text) =>
      text.replace("{article.body && ", '{(() => { throw new Error("Zut."); })()}\n{article.body && '),
    );
    const place =
      /templates\/site\.tsx:\d+:\d+ {2}error {2}drawing \/blog\/premier and 1 more page failed: Zut\./;
    expect((await runHere(["build", "--root", root])).stderr).toMatch(place);
    expect((await runHere(["build", "--root", link])).stderr).toMatch(place);
  });

  test("in a script is reported once, not for every page that needs an asset", async () => {
    const root = copySite("script");
    edit(root, "templates/site.tsx", (text) => text.replace("enhancers/hello.ts", "enhancers/helo.ts"));
    const { stderr } = await runHere(["build", "--root", root]);
    expect(stderr).toContain("Could not resolve “templates/enhancers/helo.ts”");
    expect(stderr).toContain("1 error");
  });

  test("of syntax is shown at its place", async () => {
    const root = copySite("syntax");
    edit(root, "templates/enhancers/hello.ts", (text) => `${text}const = 1;\n`);
    const { stderr, status } = await runHere(["build", "--root", root]);
    expect(status).toBe(1);
    expect(stderr).toContain('templates/enhancers/hello.ts:3:7  error  Expected identifier but found "="');
  });

  test("that asks for a missing asset gets a suggestion", async () => {
    const root = copySite("asset");
    edit(root, "templates/site.tsx", (text) => text.replace('asset("count.svg")', 'asset("cuont.svg")'));
    const { stderr, status } = await runHere(["build", "--root", root]);
    expect(status).toBe(1);
    expect(stderr).toContain("there is no asset “cuont.svg”, which drawing / needs");
    expect(stderr).toContain("did you mean “count.svg”?");
    expect(stderr).toMatch(/templates\/site\.tsx:\d+:\d+ {2}error/);
  });

  test("without templates/site.ts is reported as such", async () => {
    const root = copySite("no-site");
    rmSync(join(root, "templates/site.tsx"));
    const { stderr, status } = await runHere(["build", "--root", root]);
    expect(status).toBe(1);
    expect(stderr).toContain("templates/site.ts  error  the file that declares the site is not there");
  });
});

describe("the folder to write", () => {
  test.each(["content", "content/dist", "templates", ".", "static/x", "content/site.yaml"])(
    "%s is refused as a mistake of the command line",
    async (out) => {
      const root = copySite(`unsafe-${out.replaceAll("/", "-")}`);
      const { status, stderr } = await runHere(["build", "--root", root, "--out", out]);
      expect(status).toBe(2);
      expect(stderr).toContain("[publish/unsafe-folder]");
      expect(stderr).toMatch(/^1 error, 0 warnings: nothing was written \(/m);
    },
  );

  test("with files of another program is refused and left alone", async () => {
    const root = copySite("foreign");
    mkdirSync(join(root, "dist"));
    writeFileSync(join(root, "dist/thèse.doc"), "Dix ans de travail");
    const { status, stderr } = await runHere(["build", "--root", root]);
    expect(status).toBe(1);
    expect(stderr).toContain("[publish/foreign-folder]");
    expect(readTree(join(root, "dist"))).toEqual({ "thèse.doc": hashOf("Dix ans de travail") });
  });
});
