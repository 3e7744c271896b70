import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { runHere } from "../support/run-here.ts";
import { putFiles } from "../support/scratch-folder.ts";
import { putSmallestSite } from "../support/start-site.ts";

const who = {
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@e.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@e.org",
};
const env = { ...process.env, ...who, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };

let work = "";
/** The site stands in a folder of its repository. */
let root = "";
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "charpente-changes-"));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  root = join(work, "web/site");
  putSmallestSite(root);
  putFiles(root, {
    "content/pages/contact.md": "---\ntitle: Contact\n---\n\nPar téléphone au 01 23 45 67 89.\n",
  });
  git("init", "--quiet", "--initial-branch", "main");
  commit("Commencer");
});

function git(...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: work, env, encoding: "utf8" }).trim();
}

function commit(subject: string): void {
  putFiles(work, { ".gitignore": ".site/\ndist/\n" });
  git("add", "--all");
  git("commit", "--quiet", "--message", subject);
}

const changes = (...more: readonly string[]) =>
  runHere(["changes", "--root", root, "--language", "fr", ...more], { env: { TMPDIR: work } });
const write = (text: string) =>
  putFiles(root, { "content/pages/index.md": `---\ntitle: Bonjour\n---\n\n${text}\n` });

test("uncommitted changes are compared with the last commit, and the repository is not changed", async () => {
  const before = git("status", "--porcelain", "--untracked-files=all");
  expect(await changes()).toMatchObject({ status: 0, stdout: expect.stringContaining("aucun changement") });
  write("Un dernier texte.");
  const { status, stdout, stderr } = await changes();
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe(`Depuis ${git("rev-parse", "--short", "HEAD")}, «\u00a0Commencer\u00a0»
1 page change sur 2.

Bonjour (/)\u00a0: «\u00a0premier\u00a0» devient «\u00a0dernier\u00a0»
`);
  git("checkout", "--quiet", ".");
  expect(git("status", "--porcelain", "--untracked-files=all")).toBe(before);
  expect(git("worktree", "list").split("\n")).toHaveLength(1);
});

test("a branch is compared with its common ancestor", async () => {
  const remote = join(work, "remote.git");
  git("init", "--quiet", "--bare", remote);
  git("push", "--quiet", "--set-upstream", remote, "main");
  git("remote", "add", "origin", remote);
  git("fetch", "--quiet", "origin");
  git("branch", "--quiet", "--set-upstream-to", "origin/main");
  write("Un autre texte.");
  commit("Changer un mot");
  expect((await changes()).stdout).toContain("«\u00a0premier\u00a0» devient «\u00a0autre\u00a0»");
  expect((await changes("--since", "HEAD")).stdout).toContain("aucun changement");
  const { since } = JSON.parse((await changes("--since", "HEAD~1", "--json")).stdout);
  expect(since.subject).toBe("Commencer");
});

test("a built folder serves as the version before, and older templates are used for older versions", async () => {
  expect((await runHere(["build", "--root", root, "--quiet"])).status).toBe(0);
  write("Un dernier texte.");
  expect((await changes("--against", "dist")).stdout).toBe(`Par rapport à dist
1 page change sur 2.

Bonjour (/)\u00a0: «\u00a0premier\u00a0» devient «\u00a0dernier\u00a0»
`);
  git("checkout", "--quiet", ".");
  putFiles(root, {
    "templates/site.tsx": git("show", "HEAD:web/site/templates/site.tsx").replace(
      "<body>",
      "<body><p>Avis à tous</p>",
    ),
  });
  // A command that was ended has left its checkout. No process has this id.
  putFiles(join(work, "site-changes-999999999-abc"), { "site/a": "" });
  expect((await changes()).stdout).toContain("Sur les 2 pages");
  // Nothing is left of the versions that were checked out.
  expect(readdirSync(work).filter((name) => name.startsWith("site-changes-"))).toEqual([]);
});

test("icons with fixed names do not differ from those of a folder that was built from the same files", async () => {
  putFiles(root, {
    "templates/site.tsx": git("show", "HEAD:web/site/templates/site.tsx").replace(
      "defineSite({",
      `defineSite({
  app: ({ name }) => ({
    name,
    shortName: name,
    display: "browser",
    themeColour: "#1d5c4d",
    backgroundColour: "#fbfaf7",
    icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="9"/></svg>',
    wideView: "-6 -6 44 44",
  }),`,
    ),
  });
  expect((await runHere(["build", "--root", root, "--quiet"])).status).toBe(0);
  expect(existsSync(join(root, "dist/favicon.ico"))).toBe(true);
  expect((await changes("--against", "dist")).stdout).toContain("aucun changement");
});

test("added, removed, changed and ignored files of content give the same without a checkout", async () => {
  putFiles(root, { "notes.txt": "a", "content/pages/loin.md": "---\ntitle: Loin\n---\n" });
  commit("Ajouter");
  write("Un dernier texte.");
  rmSync(join(root, "content/pages/loin.md"));
  putFiles(root, {
    "content/pages/neuf.md": "---\ntitle: Neuf\n---\n",
    "content/pages/local.md": "---\ntitle: Local\n---\n",
    "content/.brouillon": "x",
  });
  putFiles(work, { ".git/info/exclude": "local.md\n" });
  const quick = await changes("--json");
  const states = JSON.parse(quick.stdout).pages.map((one: { route: string; state: string }) => [
    one.route,
    one.state,
  ]);
  expect(states).toEqual([
    ["/", "changed"],
    ["/local", "added"],
    ["/loin", "removed"],
    ["/neuf", "added"],
  ]);
  // A difference outside content has everything checked out.
  putFiles(root, { "notes.txt": "b" });
  expect(await changes("--json")).toEqual(quick);
});

test("--json gives data and words, --markdown a list with links", async () => {
  write("Un dernier texte.");
  const { stdout } = await changes("--json");
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    since: { commit: git("rev-parse", "--short", "HEAD"), subject: "Commencer" },
    pages: [
      {
        route: "/",
        name: "Bonjour",
        state: "changed",
        changes: [
          {
            part: "main",
            block: "text",
            kind: "words",
            before: "premier",
            after: "dernier",
            lead: "Un ",
            trail: " texte.",
            words: "«\u00a0premier\u00a0» devient «\u00a0dernier\u00a0»",
          },
        ],
      },
    ],
    shared: [],
    redirects: [],
    assets: [],
    files: [],
    pageCount: 2,
  });
  const markdown = await changes("--markdown", "--url", "https://avant.example.org");
  expect(markdown.stdout).toContain("- [**Bonjour**](https://avant.example.org/)\u00a0: «\u00a0premier");
});

test("a missing version is reported with what to do", async () => {
  expect(await changes("--since", "jamais")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining("git log --oneline"),
  });
  expect((await changes("--since", "--output=x")).status).toBe(2);
  expect(existsSync(join(work, "x"))).toBe(false);
  expect((await changes("--against", "content")).stderr).toContain("site build --out content");
  expect((await changes("--since", "HEAD", "--against", "dist")).status).toBe(2);
  rmSync(join(work, ".git"), { recursive: true });
  expect(await changes()).toMatchObject({ status: 2, stderr: expect.stringContaining("--against dist") });
});

test("if one of the versions has errors, they are reported and nothing is compared", async () => {
  putFiles(root, { "content/pages/contact.md": "---\ntitle: 42\n---\n" });
  expect(await changes()).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringContaining("contact.md:2:8"),
  });
  commit("Casser");
  putFiles(root, { "content/pages/contact.md": "---\ntitle: Contact\n---\n" });
  expect(await changes()).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringContaining("--since HEAD~1"),
  });
});
