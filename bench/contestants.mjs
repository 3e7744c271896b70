import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { copyRealSite } from "./copy-real-site.mjs";
import { writeCorpus } from "./corpus.mjs";
import { installCommand } from "./installed-command.mjs";
import { measureCommand } from "./measure-command.mjs";
import { putAway } from "./put-away.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const command = installCommand();
const eleventyVersion = "3.1.8";
const ourCommands = {
  build: [process.execPath, command, "build", "--quiet"],
  serve: (port) => [process.execPath, command, "dev", "--port", `${port}`],
  made: [".site", "dist"],
  remembers: true,
};
const realSaves = [
  saveArticle("content/articles/decret-bacs-2026.md", "/decret-bacs-2026"),
  {
    what: "a setting",
    file: "content/site.yaml",
    page: "/",
    change: (text, mark) => text.replace(/^name: .*/m, `name: ${mark}`),
  },
  {
    what: "a style",
    file: "templates/styles/base.css",
    page: "/",
    change: (text, mark) => `${text}\n.${mark} { color: red }\n`,
    // It is served once its page names it under its new name.
    styleOf: (html) => /\/assets\/home\.\w+\.css/.exec(html)?.[0],
  },
  {
    what: "a template",
    file: "templates/components/footer.tsx",
    page: "/",
    change: (text, mark) => text.replace('<footer className="site-footer"', `$& data-mark="${mark}"`),
  },
];

/**
 * Lays the same corpus out for every generator that is found here. `missing` says which are not; `remove` puts
 * the folders away.
 */
export function prepareContestants(count, withOthers) {
  const folder = mkdtempSync(join(tmpdir(), "charpente-compare-"));
  const missing = [];
  const contestants = [layOutOurs(join(folder, "ours"), count)];
  if (withOthers) {
    const hugo = process.env.HUGO || "hugo";
    const { status, stdout } = spawnSync(hugo, ["version"], { encoding: "utf8" });
    if (status === 0) {
      const version = /v(\d+\.\d+)/.exec(stdout)?.[1] ?? "";
      contestants.push(layOutHugo(join(folder, "hugo"), count, hugo, `Hugo ${version}`));
    } else missing.push("Hugo is not found here: set HUGO to its program.");
    const eleventy = installEleventy();
    if (eleventy !== undefined) contestants.push(layOutEleventy(join(folder, "eleventy"), count, eleventy));
    else missing.push(`Eleventy ${eleventyVersion} could not be installed.`);
  }
  return { contestants, missing, remove: () => putAway(folder) };
}

/** The same for the site of this repository in a copy of it, which no other generator builds. */
export function prepareRealSite() {
  const folder = copyRealSite();
  const ours = contestant({ name: "ours", folder, ...ourCommands, saves: realSaves });
  return { contestants: [ours], missing: [], remove: () => putAway(folder) };
}

function layOutOurs(folder, count) {
  cpSync(join(here, "site"), folder, { recursive: true });
  writeCorpus(join(folder, "content/blog"), count);
  return contestant({
    name: "ours",
    folder,
    ...ourCommands,
    saves: [saveFirstArticle("/blog/article-000000")],
  });
}

function layOutHugo(folder, count, hugo, name) {
  cpSync(join(here, "references/hugo"), folder, { recursive: true });
  mkdirSync(join(folder, "content/blog"), { recursive: true });
  writeSharedParts(folder, { home: "content/_index.md", data: "data" });
  writeFileSync(join(folder, "content/blog/_index.md"), "---\ntitle: Blog\n---\n");
  writeCorpus(join(folder, "content/blog"), count);
  return contestant({
    name,
    folder,
    build: [hugo, "--quiet"],
    serve: (port) => [hugo, "server", "--bind", "127.0.0.1", "--port", `${port}`],
    saves: [saveFirstArticle("/blog/article-000000/")],
    made: ["public", "resources", ".hugo_build.lock"],
  });
}

function layOutEleventy(folder, count, modules) {
  cpSync(join(here, "references/eleventy"), folder, { recursive: true });
  symlinkSync(modules, join(folder, "node_modules"), "junction");
  writeSharedParts(folder, { home: "content/index.md", data: "_data" });
  writeCorpus(join(folder, "content/blog"), count);
  const build = [process.execPath, join(modules, "@11ty/eleventy/cmd.cjs"), "--quiet"];
  return contestant({
    name: `Eleventy ${eleventyVersion}`,
    folder,
    build,
    serve: (port) => [...build, "--serve", "--incremental", `--port=${port}`],
    saves: [saveFirstArticle("/blog/article-000000/")],
    made: ["_site", ".cache"],
  });
}

function saveFirstArticle(page) {
  return saveArticle("content/blog/article-000000.md", page);
}

function saveArticle(file, page) {
  return { what: "an article", file, page, change: (text, mark) => `${text}\n${mark}\n` };
}

/** The home page's text, and the site's name and links. */
function writeSharedParts(folder, { home, data }) {
  const site = parse(readFileSync(join(here, "site/content/site.yaml"), "utf8"));
  cpSync(join(here, "site/content/pages/home.md"), join(folder, home));
  mkdirSync(join(folder, data), { recursive: true });
  writeFileSync(join(folder, data, "site.json"), JSON.stringify(site));
}

/** `saves` are the changes of a file that show on `page`, of which the first is of an article. */
function contestant({ name, folder, build, serve, saves, made, remembers = false }) {
  return {
    name,
    folder,
    serve,
    saves,
    remembers,
    prepare: (phase, run) => {
      if (phase === "cold") for (const path of made) putAway(join(folder, path));
      if (phase === "one changed")
        appendFileSync(join(folder, "content/blog/article-000000.md"), `\nModification ${run}.\n`);
    },
    buildOnce: () => measureCommand(build, folder),
  };
}

/** Where its packages are, in a folder of their own that later comparisons find again. */
function installEleventy() {
  const folder = join(tmpdir(), `charpente-eleventy-${eleventyVersion}`);
  const modules = join(folder, "node_modules");
  if (existsSync(join(modules, ".package-lock.json"))) return modules;
  mkdirSync(folder, { recursive: true });
  cpSync(join(here, "references/eleventy/package.json"), join(folder, "package.json"));
  const { status } = spawnSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  return status === 0 ? modules : undefined;
}
