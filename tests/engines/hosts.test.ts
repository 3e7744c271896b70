import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { fetchPackage } from "../../scripts/fetch-package.mjs";
import type { HostName } from "../../src/hosts/names.ts";
import { packCreate, packPackage } from "../support/pack-package.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-hosts-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Tests run with `NODE_ENV=production`, with which npm would not install the type checker. */
const env = {
  ...process.env,
  ...{ NODE_ENV: "", GITHUB_ACTIONS: "", npm_config_user_agent: "" },
  ...{ GIT_AUTHOR_NAME: "Ada", GIT_AUTHOR_EMAIL: "ada@example.org" },
  ...{ GIT_COMMITTER_NAME: "Ada", GIT_COMMITTER_EMAIL: "ada@example.org" },
};

let generator = "";
let create = "";

beforeAll(() => {
  generator = packPackage(work).file;
  const { file } = packCreate(work);
  const prefix = ["install", "--prefix", work, "--no-audit", "--no-fund", file];
  execFileSync("npm", prefix, { env });
  create = join(work, "node_modules/.bin/create-charpente");
}, 600_000);

/** A new site for a host, as npm create charpente writes it. */
function beginSite(host: HostName, name = `site-${host}`): string {
  const folder = join(work, name);
  execFileSync(create, [folder, "--starter", "blog", "--host", host, "--language", "en"], {
    env,
    stdio: "pipe",
  });
  return folder;
}

/** A clone of a new site with a lockfile, as a host gets it. */
function cloneSite(host: HostName): string {
  const site = beginSite(host, `source-${host}`);
  const manifest = join(site, "package.json");
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, "utf8"));
  const from = { ...dependencies, charpente: `file:${generator}` };
  writeFileSync(manifest, JSON.stringify({ ...rest, dependencies: from }, null, 2));
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: site, env });
  execFileSync("npm", ["install", "--package-lock-only", "--no-audit", "--prefer-offline"], {
    cwd: site,
    env,
  });
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "--message=Begin");
  const clone = join(work, `clone-${host}`);
  git("clone", "--quiet", site, clone);
  return clone;
}

/** Runs steps as hosts do: in one shell that ends at the first that fails. */
function runSteps(cwd: string, steps: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const script = steps.join("\n");
  const options = { cwd, env: { ...env, ...variables }, encoding: "utf8" as const };
  const { status, stdout, stderr } = spawnSync("bash", ["-eo", "pipefail", "-c", script], options);
  return { status, said: stdout + stderr };
}

const linkOf = (clone: string, folder = "dist") =>
  /rel="canonical" href="([^"]+)"/.exec(readFileSync(join(clone, folder, "index.html"), "utf8"))?.[1];

type Job = { readonly steps: readonly { readonly run?: string }[] };

test("the steps for GitHub Pages build a clone below the path of its repository, and again from what is kept", () => {
  const clone = cloneSite("github");
  const { jobs } = parse(readFileSync(join(clone, ".github/workflows/publish.yml"), "utf8")) as {
    readonly jobs: { readonly build: Job };
  };
  const steps = jobs.build.steps.flatMap(({ run }) => run ?? []);
  expect(steps).toHaveLength(2);
  for (const _ of [1, 2]) {
    const variables = { BASE: "/notes/", ORIGIN: "https://ada.github.io" };
    const { status, said } = runSteps(clone, steps, variables);
    expect(status, said).toBe(0);
    expect(linkOf(clone)).toBe("https://ada.github.io/notes/");
    expect(existsSync(join(clone, "dist/.nojekyll"))).toBe(true);
  }
  expect(existsSync(join(clone, ".site"))).toBe(true);
}, 240_000);

const node22 = process.env.NODE_22_PATH ?? process.env.NODE_24_PATH;

test.skipIf(node22 === undefined)(
  "GitLab’s schema takes the pipeline, and finds a mistake in it",
  () => {
    const program = fetchPackage("gitlab-ci-local@4.75.1", ".hosts/gitlab", "gitlab-ci-local/dist/index.js");
    const site = beginSite("gitlab");
    execFileSync("git", ["init", "--quiet", site], { env });
    const check = () =>
      spawnSync(node22 ?? "", [program ?? "", "--cwd", site, "--list"], { encoding: "utf8", env });
    const right = check();
    expect(right.stdout + right.stderr).toContain("json schema validated");
    expect(right.stdout).toMatch(/^pages /m);
    const file = join(site, ".gitlab-ci.yml");
    writeFileSync(file, readFileSync(file, "utf8").replace("artifacts:", "artefacts:"));
    const wrong = check();
    expect(wrong.stdout + wrong.stderr).toContain("'artefacts' property is not expected");
  },
  120_000,
);

type GitlabJob = { readonly script: readonly string[] };

test("the steps for GitLab Pages build a clone at the address that GitLab gives it", () => {
  const clone = cloneSite("gitlab");
  const pipeline = parse(readFileSync(join(clone, ".gitlab-ci.yml"), "utf8")) as {
    readonly default: { readonly before_script: readonly string[] };
    readonly pages: GitlabJob;
    readonly problems: GitlabJob;
  };
  const { before_script: before } = pipeline.default;
  for (const [address, link] of [
    ["https://ada.gitlab.io/notes", "https://ada.gitlab.io/notes/"],
    ["https://notes-1a2b3c.gitlab.io", "https://notes-1a2b3c.gitlab.io/"],
  ] as const) {
    const { status, said } = runSteps(clone, [...before, ...pipeline.pages.script], {
      CI_PAGES_URL: address,
    });
    expect(status, said).toBe(0);
    expect(linkOf(clone, "public")).toBe(link);
  }
  const { status, said } = runSteps(clone, pipeline.problems.script);
  expect(status, said).toBe(0);
  expect(JSON.parse(readFileSync(join(clone, "gl-code-quality-report.json"), "utf8"))).toEqual([]);
}, 240_000);

type Netlify = {
  resolveConfig(given: object): Promise<{
    readonly config: {
      readonly build: { readonly command: string; readonly publish: string };
      readonly plugins: readonly { readonly package: string }[];
    };
  }>;
};

test("Netlify’s reader takes its settings, whose command builds a clone", async () => {
  const path = fetchPackage("@netlify/config@25.2.6", ".hosts/netlify", "@netlify/config/lib/index.js");
  const clone = cloneSite("netlify");
  const { resolveConfig } = (await import(/* @vite-ignore */ pathToFileURL(path ?? "").href)) as Netlify;
  const read = () =>
    resolveConfig({
      ...{ repositoryRoot: clone, cwd: clone, offline: true, mode: "buildbot" },
      context: "production",
    });
  const { build, plugins } = (await read()).config;
  expect(build.publish).toBe(join(clone, "dist"));
  const { status, said } = runSteps(clone, ["npm ci --prefer-offline --no-audit", build.command], {
    URL: "https://notes.netlify.app",
  });
  expect(status, said).toBe(0);
  expect(linkOf(clone)).toBe("https://notes.netlify.app/");

  // The plugin that keeps what builds have computed is in the site, and does so.
  const [plugin] = plugins.map(({ package: name }) => join(clone, name));
  expect(parse(readFileSync(join(plugin ?? "", "manifest.yml"), "utf8"))).toEqual({ name: "keep-builds" });
  const keeping = await import(/* @vite-ignore */ pathToFileURL(join(plugin ?? "", "index.js")).href);
  const asked: string[] = [];
  const cache = {
    restore: (at: string) => asked.push(`restore ${at}`),
    save: (at: string) => asked.push(`save ${at}`),
  };
  keeping.onPreBuild({ utils: { cache } });
  keeping.onPostBuild({ utils: { cache } });
  expect(asked).toEqual(["restore .site", "save .site"]);

  const file = join(clone, "netlify.toml");
  writeFileSync(file, readFileSync(file, "utf8").replace('publish = "dist"', "publish = 3"));
  await expect(read()).rejects.toThrow("build.publish must be a string");
}, 240_000);

type Wrangler = {
  experimental_readRawConfig(given: { readonly config: string }): {
    readonly rawConfig: object;
    readonly configPath: string;
  };
  normalizeAndValidateConfig(
    rawConfig: object,
    path: string,
    user: string,
    given: object,
  ): {
    readonly config: { readonly name: string; readonly build: { readonly command: string } };
    readonly diagnostics: { hasErrors(): boolean; hasWarnings(): boolean };
  };
};

test("Wrangler’s reader takes the settings for Cloudflare, whose command builds a clone", async () => {
  const [spec, program] = ["@cloudflare/workers-utils@0.27.0", "@cloudflare/workers-utils/dist/index.mjs"];
  const path = fetchPackage(spec, ".hosts/cloudflare", program) ?? "";
  const clone = cloneSite("cloudflare");
  // It is bundled for a program that has this function.
  Object.assign(globalThis, { require: createRequire(path) });
  const wrangler = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Wrangler;
  const read = () => {
    const { rawConfig, configPath } = wrangler.experimental_readRawConfig({
      config: join(clone, "wrangler.jsonc"),
    });
    return wrangler.normalizeAndValidateConfig(rawConfig, configPath, configPath, {});
  };
  const { config, diagnostics } = read();
  expect([diagnostics.hasErrors(), diagnostics.hasWarnings()]).toEqual([false, false]);
  expect(config.name).toBe("source-cloudflare");
  const { status, said } = runSteps(clone, ["npm ci --prefer-offline --no-audit", config.build.command]);
  expect(status, said).toBe(0);
  expect(existsSync(join(clone, "dist/_headers"))).toBe(true);

  const file = join(clone, "wrangler.jsonc");
  writeFileSync(file, readFileSync(file, "utf8").replace("404-page", "405-page"));
  expect(read().diagnostics.hasErrors()).toBe(true);
}, 240_000);

describe.each(["nginx", "caddy"] as const)("the script for a server with %s", (host) => {
  test("publishes a clone with its rules, and takes rules back that the server refuses", () => {
    const clone = cloneSite(host);
    expect(runSteps(clone, ["npm ci --prefer-offline --no-audit"]).status).toBe(0);
    const server = join(work, `server-${host}`);
    mkdirSync(join(server, "html"), { recursive: true });
    writeFileSync(join(server, "rules"), "former");
    // The server is this machine: a program of the server answers as `verdict` says.
    const programs = join(work, `programs-${host}`);
    mkdirSync(programs);
    const put = (name: string, script: string) =>
      writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    put("ssh", 'shift; exec sh -c "$*"');
    put("rsync", 'for to; do from=$last last=$to; done; cp -R "$from" "$(echo "$to" | cut -d: -f2)"');
    const publish = (verdict: string) => {
      put(host, verdict);
      const call = `sh deploy.sh root@here '${server}/html' '${server}/rules'`;
      return runSteps(clone, [call], { PATH: [programs, process.env.PATH].join(delimiter) });
    };
    const refused = publish("exit 1");
    expect(refused.status, refused.said).toBe(1);
    expect(readFileSync(join(server, "rules"), "utf8")).toBe("former");
    const { status, said } = publish("exit 0");
    expect(status, said).toBe(0);
    const rules = readFileSync(join(server, "rules"), "utf8");
    expect(rules).toContain("Content-Security-Policy");
    expect(existsSync(join(server, "rules.old"))).toBe(false);
  }, 240_000);
});
