// Prints what each dependency weighs on disk, alone and with everything it brings, as rows of a Markdown table.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

console.log(
  "| package | version | alone, KB | with what it brings, KB | packages |\n| --- | --- | ---: | ---: | ---: |",
);
for (const name of [...Object.keys(dependencies), ...Object.keys(devDependencies)]) {
  const place = `node_modules/${name}`;
  const brought = closure(place);
  const total = [...brought].reduce((sum, each) => sum + sizeOf(each), 0);
  const row = [
    `\`${name}\``,
    packages[place].version,
    kilobytes(sizeOf(place)),
    kilobytes(total),
    brought.size,
  ];
  console.log(`| ${row.join(" | ")} |`);
}

/** The package at `place` and all that it needs, as places in the lockfile. Absent optional ones are left out. */
function closure(place, found = new Set()) {
  if (found.has(place) || packages[place] === undefined || !existsSync(join(root, place))) return found;
  found.add(place);
  const { dependencies = {}, optionalDependencies = {} } = packages[place];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    closure(resolve(name, place), found);
  return found;
}

/** Node looks in the package’s own node_modules first, then further up. */
function resolve(name, from) {
  for (
    let folder = from;
    folder !== "";
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))
  ) {
    if (packages[`${folder}/node_modules/${name}`] !== undefined) return `${folder}/node_modules/${name}`;
  }
  return `node_modules/${name}`;
}

function sizeOf(place) {
  const walk = (folder) =>
    readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "node_modules" ? sum : sum + walk(path);
      return entry.isFile() ? sum + statSync(path).size : sum;
    }, 0);
  return walk(join(root, place));
}

function kilobytes(bytes) {
  return Math.round(bytes / 1000).toLocaleString("en");
}
