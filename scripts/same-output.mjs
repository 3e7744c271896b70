// node scripts/same-output.mjs [commit]
// Builds this site, the starters in each language and the sites of tests/sites/ with this checkout and with that commit
// (`main` by default), and compares their files byte by byte. Prints each file that differs; the exit status says
// whether there was one. What the commit has built is kept below node_modules/.cache/same-output/.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("..", import.meta.url));
const cache = join(here, "node_modules/.cache/same-output");
const starters = ["blog", "firm", "documentation", "conference", "handbook"];
const languages = ["en", "fr"];

const commit = run("git", ["rev-parse", "--verify", `${process.argv[2] ?? "main"}^{commit}`], here).trim();
const before = join(cache, commit);
const after = join(cache, "now");
if (!existsSync(before)) await buildCommit(before);
rmSync(after, { recursive: true, force: true });
buildSites(here, after);

const names = new Set([...listFiles(before), ...listFiles(after)]);
const differing = [...names].sort().filter((name) => !isSame(join(before, name), join(after, name)));
for (const name of differing) console.log(name);
console.log(`${names.size} files compared with ${commit.slice(0, 8)}, ${differing.length} differ`);
process.exitCode = differing.length > 0 || names.size === 0 ? 1 : 0;

/** Builds the sites with a checkout of the commit, which is removed again. */
async function buildCommit(out) {
  const checkout = join(cache, "checkout");
  const unfinished = `${out}.unfinished`;
  for (const folder of [checkout, unfinished]) rmSync(folder, { recursive: true, force: true });
  run("git", ["worktree", "prune"], here);
  run("git", ["worktree", "add", "--detach", checkout, commit], here);
  try {
    const lock = (root) => readFileSync(join(root, "package-lock.json"), "utf8");
    if (lock(checkout) === lock(here))
      symlinkSync(join(here, "node_modules"), join(checkout, "node_modules"));
    else run("npm", ["ci", "--ignore-scripts"], checkout);
    buildSites(checkout, unfinished);
    cpSync(unfinished, out, { recursive: true });
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    run("git", ["worktree", "remove", "--force", checkout], here);
  }
}

function buildSites(root, out) {
  const site = join(root, "bin/site");
  mkdirSync(out, { recursive: true });
  // The time of a build is nowhere in its files, but dates such as "today" may be: both checkouts build on one day.
  const build = (folder, name) =>
    run(site, ["build", "--root", folder, "--out", join(out, name), "--quiet"], root);
  build(root, "site");
  // `explained` builds only with what its tests add.
  for (const name of readdirSync(join(root, "tests/sites")).filter((name) => name !== "explained")) {
    const folder = join(root, "tests/sites", name);
    build(folder, `tests-${name}`);
    // Tests copy these sites, and begin without memory.
    rmSync(join(folder, ".site"), { recursive: true, force: true });
  }
  for (const starter of starters) {
    for (const language of languages) {
      const begun = join(root, ".site", "same-output", `${starter}-${language}`);
      rmSync(begun, { recursive: true, force: true });
      run(site, ["init", begun, "--starter", starter, "--language", language], root);
      build(begun, `${starter}-${language}`);
      rmSync(begun, { recursive: true, force: true });
    }
  }
}

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(" ")} failed: ${error?.message ?? `${stdout}${stderr}`}`);
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

function isSame(one, other) {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
}
