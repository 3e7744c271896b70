import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../support/run-site.ts";

type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  /** Part of the file of another package, whose digest covers it. */
  readonly inBundle?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};
type Packages = Readonly<Record<string, Locked>>;
type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
  /** Folders of the repository with manifests of their own. */
  readonly workspaces?: readonly string[];
};

const folders = [".", "scripts/lighthouse"];

function read<Content>(folder: string, name: string): Content {
  return JSON.parse(readFileSync(join(projectRoot, folder, name), "utf8"));
}

/** What an installation by this lockfile would take on trust, or run, or lack. */
function findFaults(packages: Packages, { allowScripts = {}, workspaces = [] }: Manifest): readonly string[] {
  const own = new Set(workspaces);
  return Object.entries(packages).flatMap(([place, locked]) => {
    if (place === "" || own.has(place) || (locked.link === true && own.has(locked.resolved ?? ""))) return [];
    const name = place.replace(/^.*node_modules\//, "");
    const faults: readonly (string | false)[] = [
      (locked.link === true || !/^\d+\.\d+\.\d+/.test(locked.version ?? "")) && "is no version of a package",
      locked.inBundle !== true &&
        !/^sha512-[A-Za-z0-9+/]{86}==$/.test(locked.integrity ?? "") &&
        "has no SHA-512 digest",
      // Without an address, npm asks the registry of whoever installs, and holds the answer against the digest.
      locked.resolved?.startsWith("https://registry.npmjs.org/") === false &&
        `is taken from ${locked.resolved}`,
      locked.hasInstallScript === true && !(name in allowScripts) && "runs a script that nobody has judged",
      ...missingPeers(packages, place).map((peer) => `lacks its peer ${peer}`),
    ];
    return faults.flatMap((fault) => (fault === false ? [] : [`${place} ${fault}`]));
  });
}

/** The peers that a package must have and would not find, among development packages only where it is one. */
function missingPeers(packages: Packages, place: string): readonly string[] {
  // Installed where nothing but WebAssembly runs, for the native parser: remark takes over there.
  if (place === "node_modules/@napi-rs/wasm-runtime") return [];
  const { peerDependencies = {}, peerDependenciesMeta = {}, dev } = packages[place] ?? {};
  const parts = place.split("/node_modules/");
  const folders = parts.map((_, index) => [...parts.slice(0, index), ""].join("/node_modules/"));
  return Object.keys(peerDependencies).filter((peer) => {
    if (peerDependenciesMeta[peer]?.optional === true) return false;
    const found = folders.map((folder) => packages[`${folder || "node_modules/"}${peer}`]);
    return !found.some((each) => each !== undefined && (dev === true || each.dev !== true));
  });
}

test.each(folders)(
  "what is installed in %s is pinned, comes from the registry and runs no script",
  (folder) => {
    const { packages } = read<{ packages: Packages }>(folder, "package-lock.json");
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(findFaults(packages, read<Manifest>(folder, "package.json"))).toEqual([]);
  },
);

test.each([...folders, "templates"])(
  "the manifest in %s names exact versions, and lets no package run a script",
  (folder) => {
    const { dependencies, devDependencies, allowScripts = {} } = read<Manifest>(folder, "package.json");
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(Object.values(allowScripts)).not.toContain(true);
  },
);

test.each<readonly [string, Locked]>([
  ["has no SHA-512 digest", { integrity: "" }],
  ["has no SHA-512 digest", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }],
  ["is taken from git+ssh://git@host.example/a.git#b", { resolved: "git+ssh://git@host.example/a.git#b" }],
  ["is taken from http://registry.npmjs.org/a.tgz", { resolved: "http://registry.npmjs.org/a.tgz" }],
  [
    "is taken from https://registry.npmjs.org.host.example/a",
    { resolved: "https://registry.npmjs.org.host.example/a" },
  ],
  ["is no version of a package", { version: "file:../a" }],
  ["is no version of a package", { link: true }],
  ["runs a script that nobody has judged", { hasInstallScript: true }],
  ["lacks its peer nobody", { peerDependencies: { nobody: "*" } }],
  ["lacks its peer vitest", { peerDependencies: { vitest: "*" } }],
])("a package that %s is detected", (fault, planted) => {
  const { packages } = read<{ packages: Packages }>(".", "package-lock.json");
  const changed = { ...packages, "node_modules/zod": { ...packages["node_modules/zod"], ...planted } };
  expect(findFaults(changed, read<Manifest>(".", "package.json"))).toEqual([`node_modules/zod ${fault}`]);
});
