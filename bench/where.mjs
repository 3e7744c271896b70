#!/usr/bin/env node
// node bench/where.mjs [articles] [rounds]
// Writes a corpus of that many articles, builds it once, and prints how long `site where` takes for words of one
// article, of many and of none. For comparison it prints the time of `site check`, which builds in memory as well.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "../scripts/median.mjs";
import { makeArticle, writeCorpus } from "./corpus.mjs";
import { installCommand } from "./installed-command.mjs";
import { putAway } from "./put-away.mjs";

const count = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 3);
const command = installCommand();
const root = mkdtempSync(join(tmpdir(), "charpente-where-"));
try {
  cpSync(fileURLToPath(new URL("site", import.meta.url)), root, { recursive: true });
  writeCorpus(join(root, "content/blog"), count);
  run("build", "--quiet");
  const [, title = ""] = /^title: (.*)$/m.exec(makeArticle(count - 1, 2050).text) ?? [];
  const words = [title.replace(/^["']|["']$/g, ""), "chaudière", "gibtesnicht"];
  run("check", "--quiet");
  const build = time(() => run("check", "--quiet"));
  console.log(`${count} articles, load ${loadavg()[0].toFixed(1)}; site check: ${build.toFixed(0)} ms`);
  for (const asked of words) {
    const ms = time(() => run("where", asked));
    console.log(`“${asked}”: ${ms.toFixed(0)} ms, ${(ms - build).toFixed(0)} ms beyond it`);
  }
} finally {
  putAway(root);
}

function run(...args) {
  const { status, stderr } = spawnSync(process.execPath, [command, ...args, "--root", root], {
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  if (args[0] === "build" && status !== 0) throw new Error(stderr.slice(0, 2000));
}

function time(measured) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    measured();
    times.push(performance.now() - start);
  }
  return median(times);
}
