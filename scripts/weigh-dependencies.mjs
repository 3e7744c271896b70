// Weighs every dependency on disk, alone and with everything it brings, and finds out where it is kept; ends with the
// weight of each installation. Packages that are not installed are left out: `npm test` and `npm run lighthouse` install
// all.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const trees = [root, join(root, "scripts/lighthouse")].map(readTree);

console.log("package, version, kept at, alone in KB, with what it brings, packages");
for (const tree of trees) {
  const { dependencies, devDependencies = {} } = tree.wanted;
  for (const name of Object.keys({ ...dependencies, ...devDependencies }).sort())
    if (existsSync(join(tree.folder, "node_modules", name))) console.log(describe(tree, name));
}
console.log(`On disk, with the native parts of this platform:
- what a build needs: ${describeWeight(trees[0], (entry) => !entry.dev)}
- what tests need besides: ${describeWeight(trees[0], (entry) => entry.dev)}
- what Lighthouse needs: ${describeWeight(trees[1], () => true)}`);

function readTree(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  return { folder, wanted: read("package.json"), packages: read("package-lock.json").packages };
}

function describe(tree, name) {
  const place = `node_modules/${name}`;
  const brought = [...closure(tree, place)];
  const total = brought.reduce((sum, each) => sum + sizeOf(tree, each), 0);
  return [
    name,
    tree.packages[place].version,
    findHome(tree, place),
    kilobytes(sizeOf(tree, place)),
    kilobytes(total),
    brought.length,
  ].join("  ");
}

/**
 * The package at `place` and everything that it needs, as places in the lockfile. Absent optional ones are left out.
 */
function closure(tree, place, found = new Set()) {
  const { folder, packages } = tree;
  if (found.has(place) || packages[place] === undefined || !existsSync(join(folder, place))) return found;
  found.add(place);
  const { dependencies = {}, optionalDependencies = {} } = packages[place];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    closure(tree, resolve(packages, name, place), found);
  return found;
}

/** Node looks in the package’s own node_modules first, then further up. */
function resolve(packages, name, from) {
  for (
    let folder = from;
    folder !== "";
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))
  ) {
    if (packages[`${folder}/node_modules/${name}`] !== undefined) return `${folder}/node_modules/${name}`;
  }
  return `node_modules/${name}`;
}

/** The maintainer and the repository of a package, from its manifest. */
function findHome({ folder }, place) {
  const { repository = "" } = JSON.parse(readFileSync(join(folder, place, "package.json"), "utf8"));
  const address = typeof repository === "string" ? repository : repository.url;
  const [, host = "github.com", path] =
    address.match(
      /^(?:github:|.*?(github\.com|gitlab\.com|code\.haverbeke\.berlin)[/:])?([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[#/].*)?$/,
    ) ?? [];
  return path === undefined ? "–" : `https://${host}/${path}`;
}

function describeWeight(tree, isMeant) {
  const places = Object.keys(tree.packages).filter(
    (place) => place !== "" && isMeant(tree.packages[place]) && existsSync(join(tree.folder, place)),
  );
  const bytes = places.reduce((sum, place) => sum + sizeOf(tree, place), 0);
  return `${places.length} packages, ${Math.round(bytes / 1e6)} MB`;
}

function sizeOf({ folder }, place) {
  const walk = (path) =>
    readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return entry.name === "node_modules" ? sum : sum + walk(inside);
      return entry.isFile() ? sum + statSync(inside).size : sum;
    }, 0);
  return walk(join(folder, place));
}

function kilobytes(bytes) {
  return Math.round(bytes / 1000).toLocaleString("en");
}
