import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readTree } from "../support/edit-site.ts";
import { runHere } from "../support/run-here.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { putSmallestSite, startSite } from "../support/start-site.ts";

let work = "";
let root = "";
beforeEach(() => {
  work = scratchFolder();
  root = join(work, "site");
  putSmallestSite(root);
  putFiles(root, {
    "content/pages/contact.md": "---\ntitle: Contact\n---\n\nPar téléphone.\n",
    "static/plan.txt": "Rez-de-chaussée\n",
    "package.json": '{ "type": "module" }\n',
  });
});

/** Puts the folder beside the site, and a link to it in its place. */
function leadOut(name: string): void {
  renameSync(join(root, name), join(work, `outside-${name}`));
  symlinkSync(join(work, `outside-${name}`), join(root, name));
}

const commands: readonly (readonly string[])[] = [
  ["build"],
  ["build", "--strict"],
  ["check"],
  ["new", "pages", "Nouvelle page"],
  ["move", "pages/contact", "/nous-ecrire"],
  ["remove", "pages/contact"],
  ["where", "premier"],
  ["routes"],
  ["schema"],
];

describe("a folder of the site that leads out of it", () => {
  test.each(["content", "static", "templates"])(
    "%s is refused by every command, in the same words",
    async (name) => {
      leadOut(name);
      const before = readTree(work);
      for (const args of commands) {
        const { status, stdout, stderr } = await runHere([...args, "--root", root]);
        expect([args.join(" "), status, stdout]).toEqual([args.join(" "), 1, ""]);
        expect(stderr).toContain(
          `${name}  error  it is a link that leads out of the site, so it is not read`,
        );
        expect(stderr).toContain(`hint: put the files themselves into the site in place of the link ${name}`);
      }
      rmSync(join(root, ".site"), { recursive: true, force: true });
      expect(readTree(work)).toEqual(before);
    },
  );

  test("is refused as well when it leads to the site itself or into a hidden folder", async () => {
    putFiles(root, { ".cache/key.txt": "secret" });
    for (const target of [".", ".cache", "../site"]) {
      rmSync(join(root, "static"), { recursive: true });
      symlinkSync(target, join(root, "static"));
      const { status, stderr } = await runHere(["check", "--root", root]);
      expect([target, status]).toEqual([target, 1]);
      expect(stderr).toContain("static  error  it is a link that leads out of the site");
    }
  });

  test("is read when it leads to another folder of the site", async () => {
    renameSync(join(root, "static"), join(root, "files"));
    symlinkSync("files", join(root, "static"));
    expect(await runHere(["build", "--strict", "--root", root])).toMatchObject({ status: 0 });
    expect(readFileSync(join(root, "dist/plan.txt"), "utf8")).toBe("Rez-de-chaussée\n");
  });

  test("is told in the report for programs and in French", async () => {
    leadOut("static");
    const { status, stdout } = await runHere(["build", "--json", "--root", root, "--language", "fr"]);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      problems: [
        {
          code: "source/outside",
          severity: "error",
          file: "static",
          message: "c’est un lien qui mène hors du site, il n’est donc pas lu",
        },
      ],
    });
  });

  test("is not compared by `site changes`, neither as it is nor as it was", async () => {
    git("init", "--quiet", "--initial-branch", "main");
    record("Commencer");
    leadOut("static");
    expect(await runHere(["changes", "--root", root], { env: { TMPDIR: work } })).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("static  error  it is a link that leads out of the site"),
    });
    record("Mener dehors");
    rmSync(join(root, "static"));
    expect(await runHere(["changes", "--root", root], { env: { TMPDIR: work } })).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("static  error  it is a link that leads out of the site"),
    });
  });
});

describe("a link below a folder of the site", () => {
  test("is refused in `templates/` when it leads out of the site, whether imported or not", async () => {
    putFiles(work, { "outside/words.ts": 'export const words = "secret";\n' });
    symlinkSync("../../outside", join(root, "templates/shared"));
    const { status, stderr } = await runHere(["build", "--root", root]);
    expect(status).toBe(1);
    expect(stderr).toContain("templates/shared  error  it is a link that leads out of the site");
  });

  test("may lead from `templates/` to another folder of the site, and templates may import packages", async () => {
    putFiles(root, {
      "shared/words.ts": 'export const words = "";\n',
      "node_modules/greeting/index.js": "export const greeting = 'Bonjour';\n",
      "node_modules/greeting/package.json": '{ "name": "greeting", "type": "module", "main": "index.js" }\n',
    });
    symlinkSync("../shared", join(root, "templates/shared"));
    const site = readFileSync(join(root, "templates/site.tsx"), "utf8");
    const imports = 'import { words } from "./shared/words.ts";\nimport { greeting } from "greeting";\n';
    putFiles(root, {
      "templates/site.tsx": imports + site.replace("page.data.title}<", "greeting + words}<"),
    });
    expect(await runHere(["build", "--strict", "--root", root])).toMatchObject({ status: 0 });
    expect(readFileSync(join(root, "dist/index.html"), "utf8")).toContain("<h1>Bonjour</h1>");
  });
});

describe("`site edit`", () => {
  test("says why while a folder is replaced by a link, and shows the site again once that is mended", async () => {
    const { url, said } = await startSite(["edit", "--no-open", "--root", root]);
    expect((await fetch(url)).status).toBe(200);
    for (const name of ["content", "static", "templates"]) {
      const shown = () => fetch(url).then((answer) => answer.text());
      leadOut(name);
      await vi.waitFor(async () => expect(await shown()).toContain("leads out of the site"), {
        timeout: 20_000,
      });
      rmSync(join(root, name));
      renameSync(join(work, `outside-${name}`), join(root, name));
      await vi.waitFor(async () => expect(await shown()).toContain("Un premier texte"), { timeout: 20_000 });
    }
    expect(said()).toMatch(/^The site is being prepared\. This may take a minute\.\n/);
    expect(said()).toContain("it is a link that leads out of the site");
  });
});

const who = {
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@e.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@e.org",
};

function git(...args: readonly string[]): void {
  const env = { ...process.env, ...who, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  execFileSync("git", args, { cwd: root, env });
}

function record(subject: string): void {
  putFiles(root, { ".gitignore": ".site/\ndist/\n" });
  git("add", "--all");
  git("commit", "--quiet", "--message", subject);
}
