import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../support/run-site.ts";

type Step = { readonly uses?: string; readonly run?: string };
type Job = {
  readonly permissions: Readonly<Record<string, string>>;
  readonly needs?: readonly string[];
  readonly environment?: string;
  readonly strategy?: { readonly matrix: { readonly folder: readonly string[] } };
  readonly steps: readonly Step[];
};

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const jobsOf = (name: string): Readonly<Record<string, Job>> =>
  parse(read(`.github/workflows/${name}.yml`)).jobs;
const runsOf = (job: Job | undefined) => (job?.steps ?? []).flatMap(({ run }) => run ?? []);

test("the job that may publish runs no code of the repository, and jobs that test and pack have no rights", () => {
  const { test: tests, pack, publish } = jobsOf("release");
  for (const job of [tests, pack]) expect(job?.permissions).toEqual({ contents: "read" });
  expect(runsOf(tests)).toEqual(["npm test"]);
  expect(publish).toMatchObject({ needs: ["test", "pack"], environment: "npm" });
  expect(publish?.permissions).toEqual({ contents: "write", "id-token": "write" });
  expect(publish?.steps.some(({ uses = "" }) => uses.startsWith("actions/checkout@"))).toBe(false);
  expect(
    runsOf(publish).filter((run) => /^npm (?!publish --ignore-scripts --provenance )/.test(run)),
  ).toEqual([]);
});

test("a release needs a tag that is the version of the package", () => {
  const { version } = JSON.parse(read("package.json"));
  const [compare = ""] = runsOf(jobsOf("release").pack).filter((run) => run.includes("GITHUB_REF_NAME"));
  const statusFor = (tag: string) =>
    spawnSync("bash", ["-ec", compare], { cwd: projectRoot, env: { ...process.env, GITHUB_REF_NAME: tag } })
      .status;
  expect([statusFor(`v${version}`), statusFor("v99.0.0")]).toEqual([0, 1]);
});

test("the bill of materials lists every package that the released one contains or installs, with its digest", () => {
  const printed = execFileSync(process.execPath, ["scripts/write-bill-of-materials.mjs"], {
    cwd: projectRoot,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { metadata, components } = JSON.parse(printed);
  expect(metadata.component.purl).toMatch(/^pkg:npm\/charpente@/);
  const { packages } = JSON.parse(read("package-lock.json"));
  // What the site of this repository needs is no part of it.
  const ofSite = Object.keys(JSON.parse(read("templates/package.json")).dependencies);
  const meant = Object.keys(packages).filter(
    (place) =>
      place.startsWith("node_modules/") &&
      packages[place].dev !== true &&
      packages[place].link !== true &&
      !ofSite.includes(place.slice("node_modules/".length)),
  );
  const names = meant.map((place) => `${place.replace(/^.*node_modules\//, "")}@${packages[place].version}`);
  const listed: readonly { name: string; version: string; hashes: unknown }[] = components;
  expect(listed.map(({ name, version }) => `${name}@${version}`).toSorted()).toEqual(
    [...new Set(names)].toSorted(),
  );
  expect(listed.filter(({ hashes }) => hashes === undefined)).toEqual([]);
});

test("advisories are looked for in every lockfile of the repository", () => {
  const tracked = execFileSync("git", ["ls-files", "package-lock.json", "**/package-lock.json"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  const folders = tracked.trim().split("\n").map(dirname);
  expect(jobsOf("advisories").everything?.strategy?.matrix.folder).toEqual(folders);
});

test("every way to build the site installs what a build needs, and lets no package run a script", () => {
  const workflows = readdirSync(join(projectRoot, ".github/workflows")).map(
    (name) => `.github/workflows/${name}`,
  );
  const builders = [
    "Dockerfile",
    ...["azure", "github-pages", "gitlab-ci", "vercel"].map((name) => `docs/examples/${name}.yml`),
    ".github/workflows/publish.yml",
  ];
  const installsIn = (path: string) => [...read(path).matchAll(/\bnpm ci\b[^&`\n]*/g)].map(([line]) => line);
  for (const path of builders) {
    expect(installsIn(path).length, path).toBeGreaterThan(0);
    expect(
      installsIn(path).filter((line) => !line.includes(" --omit=dev ")),
      path,
    ).toEqual([]);
  }
  const installs = [...builders, ...workflows, "README.md"].flatMap(installsIn);
  expect(installs.filter((line) => !line.includes(" --ignore-scripts"))).toEqual([]);
});

test("SECURITY.md gives the address for reports of vulnerabilities, the same as the site’s", () => {
  const { email } = parse(read("content/site.yaml"));
  expect(email).toMatch(/@/);
  expect(read("SECURITY.md")).toContain(`\`${email}\``);
});
