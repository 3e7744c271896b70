#!/usr/bin/env node
// node bench/dev.mjs [articles] [--saves 20]
// Starts `site dev` on a copy of this site, or on a corpus of that many articles, and prints how long it takes from the
// start to the first page, and from a save to the byte served: of an article, a setting, a style and a template. A
// style is served once its page names it under its new name.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { writeCorpus } from "./corpus.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { saves: { type: "string", default: "20" } },
});
const count = positionals[0] === undefined ? undefined : Number(positionals[0]);
const saves = Number(values.saves);
const here = fileURLToPath(new URL(".", import.meta.url));
const project = join(here, "..");
const command = join(project, "bin/site");
const root = mkdtempSync(join(tmpdir(), "charpente-dev-bench-"));

if (count === undefined) {
  for (const name of ["content", "templates", "static", "package.json", "tsconfig.json"]) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
} else {
  cpSync(join(here, "site"), root, { recursive: true });
  writeCorpus(join(root, "content/blog"), count);
}
// In a checkout the first call installs and bundles: that is no part of serving.
spawnSync(process.execPath, [command, "--version"], { stdio: ["ignore", "ignore", "inherit"] });
console.log(
  `${count === undefined ? "this site" : `${count} articles`}, median of ${saves}; Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0].toFixed(2)}`,
);

let server;
try {
  for (const start of ["cold", "remembered"]) {
    server?.kill("SIGINT");
    const began = performance.now();
    server = await startServer();
    await fetchText("/");
    console.log(
      `${`first page, ${start}`.padEnd(26)} ${(performance.now() - began).toFixed(0).padStart(6)} ms`,
    );
    // What is prepared after the start is no part of the first save.
    await sleep(3000);
  }
  const [article, page] = findArticle();
  await measure("article", article, page, (text, mark) => `${text}\n${mark}\n`);
  if (count === undefined) {
    await measure("setting", "content/site.yaml", "/", (text, mark) =>
      text.replace(/^name: .*/m, `name: ${mark}`),
    );
    await measure(
      "style",
      "templates/styles/base.css",
      "/",
      (text, mark) => `${text}\n.${mark} { color: red }\n`,
      (html) => /\/assets\/home\.\w+\.css/.exec(html)?.[0],
    );
    await measure("template", "templates/components/footer.tsx", "/", (text, mark) =>
      text.replace(/(<footer className="site-footer")(?: data-mark="\w+")?/, `$1 data-mark="${mark}"`),
    );
  }
} finally {
  server?.kill("SIGINT");
  await sleep(500);
  rmSync(root, { recursive: true, force: true });
}

async function startServer() {
  const child = spawn(process.execPath, [command, "dev", "--root", root, "--port", "4900"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  child.url = await new Promise((resolve, reject) => {
    child.stderr.on("data", () => {
      const url = /http:\/\/[^/]+/.exec(said)?.[0];
      if (url !== undefined) resolve(url);
    });
    child.on("exit", () => reject(new Error(said)));
  });
  return child;
}

/** `styleOf` finds the style on the page that the save changes; without it, the page itself does. */
async function measure(what, file, page, change, styleOf) {
  const times = [];
  for (let save = 0; save < saves; save += 1) {
    const mark = `m${save}x${Date.now().toString(36)}`;
    const path = join(root, file);
    const text = change(readFileSync(path, "utf8"), mark);
    const began = performance.now();
    writeFileSync(path, text);
    for (;;) {
      const html = await fetchText(page);
      const style = styleOf?.(html);
      if ((style === undefined ? html : await fetchText(style)).includes(mark)) break;
      await sleep(1);
    }
    times.push(performance.now() - began);
    await sleep(250);
  }
  const sorted = times.sort((a, b) => a - b);
  const ms = (at) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))].toFixed(0);
  console.log(`${`save of one ${what}`.padEnd(26)} ${ms(0.5).padStart(6)} ms   (${ms(0)} to ${ms(1)})`);
}

function fetchText(path) {
  return new Promise((resolve, reject) => {
    // A connection of its own each time: one that is kept may end just as it is used again.
    get(server.url + path, { agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
    }).on("error", reject);
  });
}

/** An article of the site, and the route of its page. */
function findArticle() {
  if (count === undefined) return ["content/articles/decret-bacs-2026.md", "/decret-bacs-2026"];
  const [name] = readdirSync(join(root, "content/blog")).sort();
  return [`content/blog/${name}`, `/blog/${name.replace(/\.md$/, "")}`];
}
