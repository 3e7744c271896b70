import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "../support/run-site.ts";

/** Stands for the bundler: the command prints how often it was bundled, and what the source says. */
const bundler = `
  import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
  const count = (existsSync("count") ? Number(readFileSync("count", "utf8")) : 0) + 1;
  writeFileSync("count", String(count));
  const said = readFileSync("src/deep/word.ts", "utf8");
  rmSync("lib", { recursive: true, force: true });
  mkdirSync("lib");
  writeFileSync("lib/main.cjs", \`exports.main = async () => console.log(\${JSON.stringify(count + " " + said)})\`);
`;

let root = "";
let source = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "charpente-start-"));
  source = join(root, "src/deep/word.ts");
  for (const path of [
    "bin",
    "scripts/install-dependencies.cjs",
    "scripts/load-when-run.mjs",
    "scripts/packages-beside-bundle.mjs",
    "scripts/gather-licences.mjs",
    "scripts/no-yaml-engine.cjs",
    "scripts/apache-2.0.txt",
    "src/words/start.cjs",
  ])
    cpSync(join(projectRoot, path), join(root, path), { recursive: true });
  for (const folder of ["node_modules", "src/deep", "create-charpente/src"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "scripts/bundle-command.mjs"), bundler);
  writeFileSync(source, "un");
  for (const path of ["package-lock.json", "node_modules/.package-lock.json"])
    writeFileSync(join(root, path), '{ "packages": {} }');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const start = () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, "bin/site")], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : stderr;
};

const past = new Date("2020-01-01T00:00:00Z");
/** How the sources look is trusted from some seconds after the last change on. */
const untilTrusted = () => new Promise((resolve) => setTimeout(resolve, 2600));
const trustsLooks = () => readFileSync(join(root, "lib/.bundled"), "utf8").includes("\n");

test("a source that did not change is bundled once, also when it is only touched", () => {
  expect([start(), start()]).toEqual(["1 un", "1 un"]);
  utimesSync(source, past, past);
  expect(start()).toBe("1 un");
});

test("a source that changed within the same moment, with the same length, is bundled again", () => {
  expect(start()).toBe("1 un");
  writeFileSync(source, "as");
  expect(start()).toBe("2 as");
});

test("if only size and time are compared, a changed source is bundled again even with an older time, and so are new and deleted ones", async () => {
  expect(start()).toBe("1 un");
  if (Date.now() - statSync(source).ctimeMs < 2500) expect(trustsLooks()).toBe(false);
  await untilTrusted();
  expect([start(), start()]).toEqual(["1 un", "1 un"]);
  expect(trustsLooks()).toBe(true);
  writeFileSync(source, "as");
  utimesSync(source, past, past);
  expect(start()).toBe("2 as");
  writeFileSync(join(root, "src/deep/new.ts"), "");
  expect(start()).toBe("3 as");
  rmSync(join(root, "src/deep/new.ts"));
  expect([start(), start()]).toEqual(["4 as", "4 as"]);
});
