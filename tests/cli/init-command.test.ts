import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { putNewSite } from "../../create-charpente/src/starters/put-new-site.ts";
import { readOldSite } from "../../create-charpente/src/starters/read-old-site.ts";
import type { AskInit } from "../../src/cli/ask-init.ts";
import { runInit } from "../../src/cli/commands/init.ts";
import { generatorVersion } from "../../src/store/generator-root.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { english } from "../support/speech.ts";

test("a new site gets the files of its starter, its own name and the current version of the package", async () => {
  const root = join(scratchFolder(), "Mon Carnet d’été");
  const { status, stderr } = await runHere(["init", root, "--starter", "blog"]);
  expect(status).toBe(0);
  expect(stderr).toMatch(/cd '.*Mon Carnet d’été'\n {2}npm install\n {2}npm run dev/);
  const { name, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(name).toBe("mon-carnet-d-ete");
  expect(dependencies.charpente).toBe(generatorVersion());
  for (const path of [".gitignore", "README.md", "tsconfig.json", "content/site.yaml", "templates/site.ts"])
    expect(existsSync(join(root, path)), path).toBe(true);
  expect(existsSync(join(root, "gitignore"))).toBe(false);
});

test.each([
  ["日本語", "site"],
  ["блог", "site"],
  ["Мой blog", "blog"],
  ["node_modules", "node-modules"],
  ["a".repeat(62).concat("-b"), "a".repeat(62)],
])(
  "the package and the worker in the folder %s have a name that npm and Cloudflare take",
  async (folder, name) => {
    const root = join(scratchFolder(), folder);
    await runHere(["init", root, "--starter", "firm", "--host", "cloudflare"]);
    expect(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).name).toBe(name);
    expect(readFileSync(join(root, "wrangler.jsonc"), "utf8")).toContain(`"name": "${name}"`);
  },
);

test.skipIf(process.platform === "win32").each(["L'été $(date) `date` \"\\", "-P", "~", "a b"])(
  "a shell that is given the next steps enters the folder %j",
  async (name) => {
    const root = scratchFolder();
    const { stderr } = await runHere(["init", join(root, name), "--starter", "blog"], { cwd: root });
    const enter = /^ +(cd .*)$/m.exec(stderr)?.[1] ?? "";
    const told = execFileSync("sh", ["-c", `${enter} && pwd`], { cwd: root, encoding: "utf8" });
    expect(told.trimEnd()).toBe(join(realpathSync(root), name));
  },
);

test("a folder that is not empty is refused by name, and left as it is", async () => {
  const root = scratchFolder();
  writeFileSync(join(root, "notes.txt"), "mine");
  const { status, stderr } = await runHere(["init", root, "--starter", "firm"]);
  expect(status).toBe(2);
  expect(stderr).toContain("is not empty (it holds notes.txt)");
  expect(existsSync(join(root, "content"))).toBe(false);
  const file = await runHere(["init", join(root, "notes.txt"), "--starter", "firm"]);
  expect([file.status, file.stderr]).toEqual([2, expect.stringContaining("is a file")]);
  expect(readFileSync(join(root, "notes.txt"), "utf8")).toBe("mine");
});

test("a folder with a new Git repository and nothing else is accepted", async () => {
  const root = scratchFolder();
  mkdirSync(join(root, ".git"));
  expect((await runHere(["init", root, "--starter", "firm"])).status).toBe(0);
});

test("--dry-run lists the files and writes none", async () => {
  const root = join(scratchFolder(), "site");
  const { status, stdout } = await runHere(["init", root, "--starter", "documentation", "--dry-run"]);
  expect(status).toBe(0);
  expect(stdout.split("\n")).toContain("content/pages/index.md");
  expect(existsSync(root)).toBe(false);
});

test("without a terminal, a missing starter is named and not guessed", async () => {
  const root = join(scratchFolder(), "site");
  const { status, stderr } = await runHere(["init", root]);
  expect([status, stderr]).toEqual([2, expect.stringContaining("--starter blog, or --starter firm")]);
});

test("with the language French, the new site has French texts instead of the English ones", async () => {
  const root = join(scratchFolder(), "site");
  const { status } = await runHere(["init", root, "--starter", "blog", "--language", "fr"]);
  expect(status).toBe(0);
  expect(readdirSync(join(root, "content/posts")).sort()).toEqual([
    "apprendre-a-regarder.md",
    "le-long-chemin.md",
    "une-chaise-est-revenue.md",
  ]);
  expect(readdirSync(join(root, "content/images"))).toEqual(["hills.svg"]);
  expect(readFileSync(join(root, "templates/words.ts"), "utf8")).toContain('export const language = "fr";');
});

test("in a terminal, missing answers are asked for, and nothing is written when the questions are cancelled", async () => {
  const silent = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation(() => true),
  );
  const root = join(scratchFolder(), "asked");
  const answer: AskInit = {
    starter: async ([, second]) => second,
    language: async (usual) => {
      expect(usual).toBe("en");
      return "fr";
    },
    folder: async () => root,
    host: async () => "netlify",
    install: async (command) => {
      expect(command).toBe("npm install");
      return false;
    },
    git: async () => false,
  };
  const stop: AskInit = {
    starter: async () => undefined,
    language: async () => expect.fail(),
    folder: async () => expect.fail(),
    host: async () => expect.fail(),
    install: async () => expect.fail(),
    git: async () => expect.fail(),
  };
  try {
    expect(await runInit({ dryRun: false }, english, stop)).toBe(130);
    expect(existsSync(root)).toBe(false);
    expect(await runInit({ dryRun: false }, english, answer)).toBe(0);
  } finally {
    for (const spy of silent) spy.mockRestore();
  }
  expect(existsSync(join(root, "content/services/jardins.md"))).toBe(true);
  expect(readFileSync(join(root, "netlify.toml"), "utf8")).toContain("npm run build -- --url $URL");
});

type Found = { readonly code: string; readonly file: string };

const oldSite = {
  "hugo.toml": 'title = "Carnet"\n',
  "content/_index.md": "---\ntitle: Carnet\ndescription: Notes of all kinds.\n---\nWelcome.\n",
  "content/posts/a.md":
    '+++\ntitle = "A"\ndate = 2020-01-02\ntags = ["Wood"]\naliases = ["/old-a"]\n+++\nSee [b]({{< ref "b.md" >}}).\n\n![A sign](/pics/sign.svg)\n\n{{< tweet 1 >}}\n',
  "content/posts/b.md": "---\ntitle: B\ndate: 2020-01-03\n---\nBack to [a](a.md).\n",
  "content/about.md": "---\ntitle: About\n---\nWho I am.\n",
  "static/pics/sign.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n',
};

test.each(["blog", "documentation"])(
  "texts of another site are imported into the starter %s with a report, and the site builds",
  async (starter) => {
    const [from, root] = [scratchFolder(), join(scratchFolder(), "site")];
    putFiles(from, oldSite);
    const { status, stderr } = await runHere([
      "init",
      root,
      "--starter",
      starter,
      "--from",
      join(from, "content"),
    ]);
    expect([status, stderr]).toEqual([0, expect.stringContaining("MOVED.md lists them, with file and line")]);
    const report = readFileSync(join(root, "MOVED.md"), "utf8");
    expect(report).toContain("- `{{< tweet 1 >}}`, once: `:::tweet` (`content/posts/a.md:11`)");
    expect(readFileSync(join(root, "content/images/pics/sign.svg"), "utf8")).toBe(
      oldSite["static/pics/sign.svg"],
    );

    const { stdout } = await runHere(["check", "--root", root, "--json"]);
    const { status: outcome, problems, pages } = JSON.parse(stdout);
    expect(outcome).toBe("passed");
    // The check finds what the report leaves to a person, and nothing else.
    const left = problems.map(({ code, file }: Found) => `${code} ${file}`);
    expect(left).toEqual([expect.stringMatching(/^markdown\/unwritten-directive content\/\S+a\.md$/)]);
    expect(pages.map(({ route }: { route: string }) => route)).toEqual(
      expect.arrayContaining(["/", "/about", "/posts/a", "/posts/b"]),
    );
  },
);

test("a password of the old site that a text links to stays there, and the report says so", async () => {
  const [from, root] = [scratchFolder(), join(scratchFolder(), "site")];
  putFiles(from, {
    ...oldSite,
    ".env": "PASSWORD=sapin\n",
    "content/posts/a.md":
      "---\ntitle: A\ndate: 2020-01-02\n---\n[env](/.env) [k](../../service-account.json)\n",
    "content/posts/b.md": "---\ntitle: B\ndate: 2020-01-03\n---\nWords.\n",
    "service-account.json": '{ "private_key": "sapin" }\n',
  });
  await runHere(["init", root, "--starter", "blog", "--from", from, "--language", "en"]);
  const report = readFileSync(join(root, "MOVED.md"), "utf8");
  expect(report).toContain("- `.env`: hidden: its name or that of its folder begins with a full stop");
  expect(report).toContain("- `service-account.json`: the old site does not publish it");
  expect(await runHere(["build", "--root", root])).toMatchObject({ status: 0 });
  const texts = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
  expect(texts.filter((text) => text.includes("sapin"))).toEqual([]);
});

test("a folder called content without a site around it is imported alone", () => {
  const folder = scratchFolder();
  putFiles(folder, { "content/posts/a.md": "---\ntitle: A\n---\n", "private.md": "private" });
  expect(readOldSite(join(folder, "content"))?.paths).toEqual(["posts/a.md"]);
  putFiles(folder, { "config/_default/hugo.toml": 'title = "A"\n' });
  expect(readOldSite(join(folder, "content"))?.paths).toContain("content/posts/a.md");
});

test("a starter that takes no texts, and a folder without any, are refused with a message", async () => {
  const [from, root] = [scratchFolder(), join(scratchFolder(), "site")];
  const refused = async (...args: readonly string[]) => (await runHere(["init", root, ...args])).stderr;
  expect(await refused("--starter", "firm", "--from", from)).toContain(
    "has no place for texts of another site",
  );
  expect(await refused("--starter", "blog", "--from", from)).toContain("no generator can be recognised");
  expect(await refused("--starter", "blog", "--from", join(from, "x"))).toContain("is not a folder");
  expect(existsSync(root)).toBe(false);
});

test("a folder with the marks of two generators names them, and --engine chooses", async () => {
  const [from, root] = [scratchFolder(), join(scratchFolder(), "site")];
  putFiles(from, { "_config.yml": "title: A\n", "hugo.toml": "title = 'B'\n", "content/a.md": "# A\n" });
  const run = (...more: readonly string[]) =>
    runHere(["init", root, "--starter", "blog", "--from", from, ...more]);
  expect((await run()).stderr).toMatch(
    /could be a site of Hugo \(hugo\.toml\) or of Jekyll \(_config\.yml\).*--engine/,
  );
  expect(existsSync(root)).toBe(false);
  expect((await run("--engine", "hugo")).status).toBe(0);
  expect(readFileSync(join(root, "content/site.yaml"), "utf8")).toContain("name: B");
});

test("the starter is in the language that the old site names", async () => {
  const [from, root] = [scratchFolder(), join(scratchFolder(), "site")];
  putFiles(from, {
    "_config.yml": "title: Carnet\nlang: fr-FR\n",
    "_posts/2020-01-02-a.md": "---\ntitle: A\n---\n",
  });
  await runHere(["init", root, "--starter", "blog", "--from", from, "--language", "en"]);
  expect(readFileSync(join(root, "templates/words.ts"), "utf8")).toContain('language = "fr"');
});

/** A folder of programs that stand before all others. Each is a script for `sh`. */
function putPrograms(programs: Readonly<Record<string, string>>): string {
  const folder = scratchFolder();
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return [folder, process.env.PATH].join(delimiter);
}

/** A name for commits, whatever the machine has. */
const committer = {
  ...{ GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" },
  ...{ GIT_AUTHOR_NAME: "Ada", GIT_AUTHOR_EMAIL: "ada@example.org" },
  ...{ GIT_COMMITTER_NAME: "Ada", GIT_COMMITTER_EMAIL: "ada@example.org" },
};

/** Runs `site init --starter blog` with these variables. */
function initBlog(root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const command = ["init", join(root, "site"), "--starter", "blog", "--language", "en", ...args];
  return runHere(command, { env: { ...committer, npm_config_user_agent: "", ...env } });
}

describe.skipIf(process.platform === "win32")("packages and a repository", () => {
  test.each([
    ["npm/11.6.0 node/v24.1.0 linux x64", "npm", "package-lock.json"],
    ["pnpm/10.34.9 npm/? node/v22.20.0 linux x64", "pnpm", "pnpm-lock.yaml"],
    ["yarn/4.18.1 npm/? node/v22.20.0 linux x64", "yarn", ".yarnrc.yml"],
    ["bun/1.4.5 npm/? node/v24.3.0 linux x64", "bun", "bun.lock"],
  ])("%s installs the packages, and the first commit holds what it wrote", async (agent, name, written) => {
    const root = scratchFolder();
    const PATH = putPrograms({ [name]: `[ "$1" = install ] && mkdir node_modules && touch ${written}` });
    const env = { PATH, npm_config_user_agent: agent };
    const { status, stdout, stderr } = await initBlog(root, ["--install", "--git"], env);
    expect([status, stdout.trim()], stderr).toEqual([0, expect.stringMatching(/site$/)]);
    expect(stderr).not.toContain(`${name} install`);
    expect(stderr).toContain(`  ${name} run dev\n`);
    const git = (...args: readonly string[]) =>
      execFileSync("git", args, { cwd: join(root, "site"), encoding: "utf8" });
    expect(git("log", "--format=%s %D")).toBe("Begin the site HEAD -> main\n");
    expect(git("status", "--porcelain")).toBe("");
    expect(git("ls-files").split("\n")).toEqual(expect.arrayContaining([written, "content/site.yaml"]));
  });

  test("what fails leaves the site whole without it, and says what to run", async () => {
    const root = scratchFolder();
    const PATH = putPrograms({
      npm: "mkdir -p node_modules/half; exit 1",
      git: '[ "$1" = init ] && mkdir .git',
    });
    const { status, stderr } = await initBlog(root, ["--install", "--git"], { PATH });
    expect(status).toBe(0);
    expect(stderr).toContain("The packages are not installed");
    expect(stderr).toMatch(/cd .*\n {2}npm install\n {2}git init .* && git commit .*\n {2}npm run dev\n/);
    expect(existsSync(join(root, "site/content/site.yaml"))).toBe(true);
    for (const half of ["node_modules", ".git"]) expect(existsSync(join(root, "site", half))).toBe(false);
  });

  test("inside a repository none is begun, and without options nothing is installed or begun", async () => {
    const root = scratchFolder();
    const PATH = putPrograms({ npm: "touch ../asked" });
    await initBlog(root, [], { PATH });
    expect(readdirSync(root)).toEqual(["site"]);
    expect(existsSync(join(root, "site/.git"))).toBe(false);
    execFileSync("git", ["init", "--quiet", root]);
    rmSync(join(root, "site"), { recursive: true });
    const { status, stderr } = await initBlog(root, ["--git"]);
    expect([status, stderr]).toEqual([0, expect.stringContaining("the folder is in one already")]);
    expect(existsSync(join(root, "site/.git"))).toBe(false);
  });

  test("a repository that Git refuses to read is left alone, in the folder and above it", async () => {
    const root = scratchFolder();
    const PATH = putPrograms({ git: '[ "$1" = init ]' });
    for (const repository of ["site/.git", ".git"]) {
      putFiles(root, { [`${repository}/objects/history`]: "mine" });
      const { status, stderr } = await initBlog(root, ["--git"], { PATH });
      expect([status, stderr]).toEqual([0, expect.stringContaining("the folder is in one already")]);
      expect(readFileSync(join(root, repository, "objects/history"), "utf8")).toBe("mine");
      rmSync(join(root, "site"), { recursive: true });
    }
    expect(existsSync(join(root, ".git/objects/history"))).toBe(true);
  });

  test("Ctrl-C during the installation leaves the site whole and no half of the packages", async () => {
    const root = scratchFolder();
    const npm = "mkdir -p node_modules/half; touch ../begun; exec sleep 30";
    const env = { ...process.env, ...committer, PATH: putPrograms({ npm }) };
    const args = [
      join(projectRoot, "bin/site"),
      "init",
      join(root, "site"),
      "--starter",
      "blog",
      "--install",
      "--git",
    ];
    const child = spawn(process.execPath, args, { env, stdio: "ignore" });
    const ended = once(child, "exit");
    await vi.waitUntil(() => existsSync(join(root, "begun")), { timeout: 20_000 });
    child.kill("SIGINT");
    expect(await ended).toEqual([null, "SIGINT"]);
    expect(existsSync(join(root, "site/content/site.yaml"))).toBe(true);
    for (const half of ["node_modules", ".git"]) expect(existsSync(join(root, "site", half))).toBe(false);
  });

  test("a file that cannot be written leaves nothing of the new site", () => {
    const root = scratchFolder();
    putFiles(root, { "site/b": "mine" });
    const files = ["a/a", "b/c"].map((path) => ({ path, bytes: new Uint8Array(1) }));
    expect(() => putNewSite(join(root, "site"), files)).toThrow();
    expect(readdirSync(join(root, "site"))).toEqual(["b"]);
  });
});
