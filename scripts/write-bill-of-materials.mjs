// Prints the software bill of materials of the package, as CycloneDX: the packages bundled into `lib/`, and those
// installed beside it. npm’s own `--omit dev` leaves out every package that developing needs too (npm/cli#7909), so npm
// gets a manifest and a lockfile without development packages.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));
const { devDependencies, workspaces, ...manifest } = read("package.json");
const lockfile = read("package-lock.json");
// What the site of this repository needs is no part of the package either.
const ofSite = new Set(
  workspaces
    .flatMap((folder) => Object.keys(read(`${folder}/package.json`).dependencies))
    .map((name) => `node_modules/${name}`),
);
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).filter(
    ([place, { dev, link }]) => !dev && !link && !workspaces.includes(place) && !ofSite.has(place),
  ),
);
delete lockfile.packages[""].devDependencies;
delete lockfile.packages[""].workspaces;

const work = mkdtempSync(join(tmpdir(), "charpente-materials-"));
try {
  // npm names the package after its folder.
  const folder = join(work, manifest.name);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lockfile));
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--legacy-peer-deps"];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
