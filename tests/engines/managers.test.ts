import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packPackage } from "../support/pack-package.ts";

type Manager = {
  readonly name: string;
  /** The environment variable with the path of its program. Undefined for npm, which is that of the machine. */
  readonly variable?: string;
  readonly install: readonly string[];
  /** Installs what the lockfile says, and fails where it does not fit, as a build service asks for. */
  readonly frozen: readonly string[];
  /** pnpm names the packages of a workspace in a file of its own, and takes them from there only when told so. */
  readonly isPnpm?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  /** TypeScript cannot read packages where the manager keeps them. */
  readonly hidesPackages?: boolean;
};

const managers: readonly Manager[] = [
  { name: "npm", install: ["install", "--ignore-scripts"], frozen: ["ci", "--ignore-scripts"] },
  {
    ...{ name: "pnpm 10", variable: "MANAGER_PNPM_10", isPnpm: true },
    install: ["install", "--no-frozen-lockfile"],
    frozen: ["install", "--frozen-lockfile"],
  },
  {
    ...{ name: "pnpm 12", variable: "MANAGER_PNPM_12", isPnpm: true },
    install: ["install", "--no-frozen-lockfile"],
    frozen: ["install", "--frozen-lockfile"],
  },
  {
    ...{ name: "yarn 1", variable: "MANAGER_YARN_1" },
    install: ["install"],
    frozen: ["install", "--frozen-lockfile"],
  },
  {
    ...{ name: "yarn 4", variable: "MANAGER_YARN_4", settings: { YARN_NODE_LINKER: "node-modules" } },
    install: ["install", "--no-immutable"],
    frozen: ["install", "--immutable"],
  },
  {
    ...{ name: "yarn 4 with Plug’n’Play", variable: "MANAGER_YARN_4", hidesPackages: true },
    install: ["install", "--no-immutable"],
    frozen: ["install", "--immutable"],
  },
  {
    ...{ name: "bun", variable: "MANAGER_BUN" },
    install: ["install"],
    frozen: ["install", "--frozen-lockfile"],
  },
];

const work = mkdtempSync(join(tmpdir(), "charpente-managers-"));
const home = join(work, "home");
/** Tests run with `NODE_ENV=production`, with which managers leave out the type checker. */
const env = {
  ...process.env,
  ...{ NODE_ENV: "", GITHUB_ACTIONS: "", CI: "" },
  // What they keep is thrown away with the test, and no setting of the machine changes what they do.
  ...{ HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home, XDG_STATE_HOME: home, XDG_CONFIG_HOME: home },
  ...{ YARN_ENABLE_TELEMETRY: "0", YARN_ENABLE_GLOBAL_CACHE: "1", YARN_GLOBAL_FOLDER: join(work, "yarn") },
};

let tarball = "";
/** A new site from the starter `blog`, without installed packages. */
const starter = join(work, "starter");

beforeAll(() => {
  mkdirSync(home);
  tarball = packPackage(work).file;
  const first = join(work, "first");
  mkdirSync(first);
  writeFileSync(join(first, "package.json"), JSON.stringify({ private: true }));
  const npm = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", tarball];
  execFileSync("npm", npm, { cwd: first, env: process.env });
  execFileSync("npx", ["--no-install", "site", "init", starter, "--starter", "blog"], { cwd: first, env });
  changeManifest(starter, (manifest) => ({
    ...manifest,
    dependencies: { ...manifest.dependencies, charpente: `file:${tarball}` },
  }));
}, 600_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe.each(managers)("with $name", (manager) => {
  const isHere = manager.variable === undefined || process.env[manager.variable] !== undefined;
  const run = (cwd: string, args: readonly string[]) => {
    const path = manager.variable === undefined ? "npm" : (process.env[manager.variable] ?? "");
    const [program, ...before] = /\.c?js$/.test(path) ? [process.execPath, path] : [path];
    const options = { cwd, env: { ...env, ...manager.settings }, encoding: "utf8" as const };
    const { status, stdout, stderr } = spawnSync(program ?? path, [...before, ...args], options);
    expect(status, `${manager.name} ${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
    return stdout + stderr;
  };

  test.skipIf(!isHere)(
    "a new site installs, checks, type-checks and builds, once more from its lockfile",
    () => {
      const site = join(work, `site ${manager.name}`);
      cpSync(starter, site, { recursive: true });
      run(site, manager.install);
      rmSync(join(site, "node_modules"), { recursive: true, force: true });
      run(site, manager.frozen);
      if (manager.hidesPackages) run(site, ["site", "check", "--strict"]);
      else expect(run(site, ["run", "check"])).toContain("nothing found");
      expect(run(site, ["run", "build"])).toContain("pages");
      expect(readFileSync(join(site, "dist/index.html"), "utf8")).toContain("<h1");
    },
  );

  test.skipIf(!isHere || manager.hidesPackages)(
    "a site of a workspace uses a component of another package, and an alias of its own",
    () => {
      const root = join(work, `workspace ${manager.name}`);
      const site = join(root, "sites/blog");
      cpSync(starter, site, { recursive: true });
      const settings = join(site, "pnpm-workspace.yaml");
      if (manager.isPnpm)
        writeFileSync(
          join(root, "pnpm-workspace.yaml"),
          `packages: ["sites/*", "packages/*"]\n${readFileSync(settings, "utf8")}`,
        );
      rmSync(settings);
      writeJson(join(root, "package.json"), {
        ...{ name: "all", private: true },
        ...(!manager.isPnpm && { workspaces: ["sites/*", "packages/*"] }),
      });
      addComponent(root, site, manager.isPnpm ? "workspace:*" : "1.0.0");
      run(root, manager.install);
      run(site, ["run", "check"]);
      run(site, ["run", "build"]);
      expect(readFileSync(join(site, "dist/index.html"), "utf8")).toContain(
        "<strong>from the workspace</strong>",
      );
    },
  );
});

test("at least one manager besides npm was tried", () => {
  expect(managers.some(({ variable }) => variable !== undefined && process.env[variable] !== undefined)).toBe(
    true,
  );
});

/** A package with a component as its source, which the footer of the site shows by way of an alias. */
function addComponent(root: string, site: string, version: string): void {
  const component = join(root, "packages/badge");
  mkdirSync(component, { recursive: true });
  writeJson(join(component, "package.json"), {
    ...{ name: "@all/badge", version: "1.0.0", type: "module", exports: "./badge.tsx" },
    peerDependencies: { react: "*" },
    devDependencies: { "@types/react": "19.3.0" },
  });
  writeFileSync(
    join(component, "badge.tsx"),
    "export const Badge = () => <strong>from the workspace</strong>;\n",
  );
  changeManifest(site, (manifest) => ({
    ...manifest,
    // yarn 1 leaves packages of a workspace out that have none.
    version: "1.0.0",
    dependencies: { ...manifest.dependencies, "@all/badge": version },
  }));
  writeFileSync(join(site, "templates/shared.ts"), 'export { Badge } from "@all/badge";\n');
  const config = join(site, "tsconfig.json");
  const { compilerOptions, ...rest } = JSON.parse(readFileSync(config, "utf8"));
  const paths = { "~/*": ["./templates/*"] };
  writeJson(config, { ...rest, compilerOptions: { ...compilerOptions, paths } });
  const layout = join(site, "templates/layout.tsx");
  const text = readFileSync(layout, "utf8").replace(/<\/footer>/, "<Badge /></footer>");
  writeFileSync(layout, `import { Badge } from "~/shared.ts";\n${text}`);
  expect(existsSync(join(site, "node_modules"))).toBe(false);
}

type Manifest = { readonly dependencies: Readonly<Record<string, string>> };

function changeManifest(folder: string, change: (manifest: Manifest) => Manifest): void {
  const file = join(folder, "package.json");
  writeJson(file, change(JSON.parse(readFileSync(file, "utf8"))));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
