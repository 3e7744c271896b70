import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
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
import { tryBuild, tryOurBuild } from "./try-build.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const command = installCommand();
const eleventyVersion = "3.1.8";
const ourCommands = {
  build: [process.execPath, command, "build", "--quiet"],
  serve: (port) => [process.execPath, command, "dev", "--port", `${port}`],
  made: [".site", "dist"],
  remembers: true,
  attempt: tryOurBuild,
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
    // A style has been served when the page has its new name.
    styleOf: (html) => /\/assets\/home\.\w+\.css/.exec(html)?.[0],
  },
  {
    what: "a template",
    file: "templates/layout/footer.tsx",
    page: "/",
    change: (text, mark) => text.replace('<footer className="site-footer"', `$& data-mark="${mark}"`),
  },
];

/**
 * Writes the same corpus for every installed generator. `missing` names the others; `remove` moves the folders away.
 */
export function prepareContestants(count, withOthers, kind = "plain") {
  const write = (folder) => writeCorpus(folder, count, { kind });
  return layOutAll({ write, first: "article-000000" }, withOthers);
}

/** Like `prepareContestants`, for other texts, given as names without `.md` and bytes. */
export function prepareTexts(texts, withOthers) {
  const write = (folder) => {
    mkdirSync(folder, { recursive: true });
    for (const { name, text } of texts) writeFileSync(join(folder, `${name}.md`), text);
  };
  return layOutAll({ write, first: texts[0].name }, withOthers);
}

/** `first` names the article that is changed. */
function layOutAll(articles, withOthers) {
  const folder = mkdtempSync(join(tmpdir(), "charpente-compare-"));
  // A signal ends the process before `remove` is called.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const missing = [];
  const contestants = [layOutOurs(join(folder, "ours"), articles)];
  if (withOthers) {
    const hugo = process.env.HUGO || "hugo";
    const { status, stdout } = spawnSync(hugo, ["version"], { encoding: "utf8" });
    if (status === 0) {
      const version = /v(\d+\.\d+)/.exec(stdout)?.[1] ?? "";
      contestants.push(layOutHugo(join(folder, "hugo"), articles, hugo, `Hugo ${version}`));
    } else missing.push("Hugo is not found here: set HUGO to its program.");
    const eleventy = installEleventy();
    if (eleventy !== undefined)
      contestants.push(layOutEleventy(join(folder, "eleventy"), articles, eleventy));
    else missing.push(`Eleventy ${eleventyVersion} could not be installed.`);
  }
  return { contestants, missing, remove: () => putAway(folder) };
}

/** Like `prepareContestants`, for a copy of the site of this repository, which only ours builds. */
export function prepareRealSite() {
  const folder = copyRealSite();
  const ours = contestant({ name: "ours", folder, ...ourCommands, saves: realSaves });
  return { contestants: [ours], missing: [], remove: () => putAway(folder) };
}

function layOutOurs(folder, articles) {
  cpSync(join(here, "site"), folder, { recursive: true });
  articles.write(join(folder, "content/blog"));
  return contestant({
    name: "ours",
    folder,
    ...ourCommands,
    first: articles.first,
    saves: [saveArticle(`content/blog/${articles.first}.md`, `/blog/${articles.first}`)],
    pageOf: (name) => `dist/blog/${name}.html`,
  });
}

function layOutHugo(folder, articles, hugo, name) {
  cpSync(join(here, "references/hugo"), folder, { recursive: true });
  mkdirSync(join(folder, "content/blog"), { recursive: true });
  writeSharedParts(folder, { home: "content/_index.md", data: "data" });
  writeFileSync(join(folder, "content/blog/_index.md"), "---\ntitle: Blog\n---\n");
  articles.write(join(folder, "content/blog"));
  return contestant({
    name,
    folder,
    build: [hugo, "--quiet"],
    serve: (port) => [hugo, "server", "--bind", "127.0.0.1", "--port", `${port}`],
    first: articles.first,
    saves: [saveArticle(`content/blog/${articles.first}.md`, `/blog/${articles.first}/`)],
    pageOf: (name) => `public/blog/${name}/index.html`,
    made: ["public", "resources", ".hugo_build.lock"],
  });
}

function layOutEleventy(folder, articles, modules) {
  cpSync(join(here, "references/eleventy"), folder, { recursive: true });
  symlinkSync(modules, join(folder, "node_modules"), "junction");
  writeSharedParts(folder, { home: "content/index.md", data: "_data" });
  articles.write(join(folder, "content/blog"));
  const build = [process.execPath, join(modules, "@11ty/eleventy/cmd.cjs"), "--quiet"];
  return contestant({
    name: `Eleventy ${eleventyVersion}`,
    folder,
    build,
    serve: (port) => [...build, "--serve", "--incremental", `--port=${port}`],
    first: articles.first,
    saves: [saveArticle(`content/blog/${articles.first}.md`, `/blog/${articles.first}/`)],
    pageOf: (name) => `_site/blog/${name}/index.html`,
    made: ["_site", ".cache"],
  });
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

/**
 * `saves` are changes of files that are visible on `page`; the first one is of an article. `pageOf` gives the file
 * that an article becomes. `tryBuild` gives the refused files, and for ours its warnings.
 */
function contestant({
  name,
  folder,
  build,
  serve,
  first,
  saves,
  pageOf,
  made,
  remembers = false,
  attempt = tryBuild,
}) {
  return {
    name,
    folder,
    serve,
    saves,
    remembers,
    pageOf,
    prepare: (phase, run) => {
      if (phase === "cold") for (const path of made) putAway(join(folder, path));
      if (phase === "one changed")
        appendFileSync(join(folder, `content/blog/${first}.md`), `\nModification ${run}.\n`);
    },
    buildOnce: () => measureCommand(build, folder),
    tryBuild: () => attempt(build, folder),
  };
}

/** The folder of its packages, which later comparisons use again. */
function installEleventy() {
  const wanted = readFileSync(join(here, "references/eleventy/package.json"));
  const digest = createHash("sha256").update(wanted).digest("hex").slice(0, 8);
  const folder = join(tmpdir(), `charpente-eleventy-${eleventyVersion}-${digest}`);
  const modules = join(folder, "node_modules");
  if (existsSync(join(modules, ".package-lock.json"))) return modules;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), wanted);
  const { status } = spawnSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  return status === 0 ? modules : undefined;
}
