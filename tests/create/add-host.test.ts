import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { addHost } from "../../create-charpente/src/add-host.ts";
import { toFile } from "../../create-charpente/src/new-site.ts";
import { readPackageManager } from "../../create-charpente/src/package-manager.ts";
import { readExample, readStarter } from "../../create-charpente/src/starters/read-starter.ts";
import { type HostName, hostNames } from "../../src/hosts/names.ts";
import { checkWorkflow } from "../support/check-workflow.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

const agents = ["npm/11.6.0", "pnpm/10.34.9", "yarn/1.22.22", "yarn/4.18.1", "bun/1.4.5"];
const sample = readStarter("blog", "my-notes", "en");

/** The text files that a host adds to a new site, by their path. */
function filesFor(host: HostName, agent: string): ReadonlyMap<string, string> {
  const manager = readPackageManager(`${agent} npm/? node/v22.20.0 linux x64`);
  const files = addHost(sample, { host, manager, name: "my-notes", readExample });
  const added = files.filter(({ path }) => !sample.some((file) => file.path === path));
  return new Map(added.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
}

test.each(hostNames)("the build of a new site for %s writes the files of that host", (host) => {
  const manager = readPackageManager();
  const files = addHost(sample, { host, manager, name: "my-notes", readExample });
  const settings = files.find(({ path }) => path === "content/site.yaml");
  expect(parse(new TextDecoder().decode(settings?.bytes)).output).toEqual({ hosts: [host] });
});

test("a site that names its hosts keeps them", () => {
  const bytes = new TextEncoder().encode("name: A\noutput:\n  hosts: [nginx]\n");
  const manager = readPackageManager();
  const [settings] = addHost([{ path: "content/site.yaml", bytes }], {
    ...{ host: "github", manager, name: "a", readExample },
  }).filter(({ path }) => path === "content/site.yaml");
  expect(settings?.bytes).toEqual(bytes);
});

test("a site with other settings of its output names its host among them", () => {
  const [settings] = addHost([toFile("content/site.yaml", "name: A\noutput:\n  capitals: true\n")], {
    ...{ host: "nginx", manager: readPackageManager(), name: "a", readExample },
  }).filter(({ path }) => path === "content/site.yaml");
  const { output } = parse(new TextDecoder().decode(settings?.bytes));
  expect(output).toEqual({ capitals: true, hosts: ["nginx"] });
});

describe.each(agents)("with %s", (agent) => {
  const { name, lockfile, spec, installExactly } = readPackageManager(agent);

  test.each(hostNames)("%s builds with the script of the site, from its lockfile", (host) => {
    const all = [...filesFor(host, agent).values()].join("\n");
    expect(all).toMatch(host === "cloudflare" ? /"name": "my-notes"/ : new RegExp(`${name} run build`));
    // What prints a report for programs cannot be a script, of which npm prints a title.
    expect(all.match(/npx site build(?! --strict --json)|my-site/g)).toBeNull();
    if (/hashFiles|files: \[/.test(all)) expect(all).toContain(lockfile);
    if (name === "npm") return;
    expect(all).not.toMatch(/package-lock|npm ci|cache: npm|(?<!p)npm run/);
    if (/ install /.test(all)) expect(all).toContain(`npm install --global ${spec} && ${installExactly}`);
  });

  test.each(["github", "vercel", "azure"] as const)("GitHub takes the workflow for %s", async (host) => {
    const [[path = "", content = ""] = []] = filesFor(host, agent);
    expect(path).toBe(".github/workflows/publish.yml");
    expect(await checkWorkflow(path, content)).toEqual([]);
  });
});

describe.skipIf(process.platform === "win32").each(["apache", "nginx", "caddy"] as const)(
  "the script for %s",
  (host) => {
    /** Runs it where the server is this machine, and refuses the rules. */
    function publish(dist: Readonly<Record<string, string>>) {
      const root = scratchFolder();
      const programs = {
        npm: "",
        [host]: "exit 1",
        ssh: 'shift; exec sh -c "$*"',
        rsync: 'echo "$*"; for to; do from=$last last=$to; done; cp -R "$from" "$(echo "$to" | cut -d: -f2)"',
      };
      putFiles(root, {
        "deploy.sh": filesFor(host, "npm/11.6.0").get("deploy.sh") ?? "",
        "server/html/old.html": "",
        ...dist,
      });
      for (const [name, script] of Object.entries(programs))
        writeFileSync(join(root, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      const rules = join(root, "server/rules");
      const { status, stdout } = spawnSync("sh", ["deploy.sh", "me@here", join(root, "server/html"), rules], {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, PATH: [root, process.env.PATH].join(delimiter) },
      });
      return { status, copied: stdout.match(/dist\/\S*/g), hasRules: existsSync(rules) };
    }
    const page = { "dist/index.html": "", "dist/.hosts/nginx.conf": "", "dist/.hosts/Caddyfile": "" };
    const others = { apache: [], nginx: ["dist/.hosts/nginx.conf"], caddy: ["dist/.hosts/Caddyfile"] }[host];

    test("copies the assets before the pages, and leaves no rules that a new server refuses", () => {
      const { status, copied, hasRules } = publish({ ...page, "dist/assets/site.css": "" });
      expect(copied).toEqual(["dist/assets", "dist/", ...others]);
      expect([status, hasRules]).toEqual([host === "apache" ? 0 : 1, false]);
    });

    test("copies a site without assets", () => {
      expect(publish(page).copied).toEqual(["dist/", ...others]);
    });
  },
);

test.each([
  [undefined, "npm"],
  ["", "npm"],
  ["deno/2.1.0 npm/? deno/2.1.0", "npm"],
  ["pnpm/10.0.0-rc.1 npm/? node/v22", "pnpm"],
  ["yarn/1.22.22 npm/? node/v22", "yarn"],
])("the caller %j is taken for %s", (agent, name) => {
  expect(readPackageManager(agent).name).toBe(name);
});
