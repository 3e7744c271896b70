import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { makeHostFiles } from "../../src/pipeline/render/host-files.ts";
import { projectRoot } from "../support/run-site.ts";

const dockerfile = readFileSync(join(projectRoot, "Dockerfile"), "utf8");

/** The instructions of the Dockerfile, each on one line, by stage. */
const stages = dockerfile
  .replaceAll(/^#.*\n/gm, "")
  .replaceAll(/\\\n\s*/g, "")
  .split(/^(?=FROM )/m)
  .map((stage) => stage.trim().split(/\n+/));
const [building = [], serving = []] = stages;
const after = (lines: readonly string[], word: string) =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

test("the Dockerfile is valid, and serves without privileges on the port of the nginx configuration", () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate(dockerfile.replace("USER 101", "USR 101"))).toHaveLength(1);
  const listens = /listen (\d+);/.exec(hostFile())?.[1];
  expect(after(serving, "EXPOSE")).toEqual([listens]);
  expect(Number(listens)).toBeGreaterThan(1024);
  const users = after(serving, "USER");
  expect(users.at(-1)).toMatch(/^[1-9]\d*$/);
  expect(serving.findIndex((line) => line.startsWith("USER "))).toBeGreaterThan(
    serving.findLastIndex((line) => /^(?:COPY|RUN) /.test(line)),
  );
});

test.each(["/", "/sous/chemin/"])(
  "below %s the container gets the pages and the configuration that are tested",
  (base) => {
    const folder = mkdtempSync(join(tmpdir(), "charpente-container-"));
    try {
      for (const [path, text] of Object.entries({
        "index.html": "a",
        "b/index.html": "b",
        ".well-known/c": "c",
      }))
        write(join(folder, "dist", path), text);
      write(join(folder, "dist/.hosts/nginx.conf"), hostFile());
      write(join(folder, "dist/.hosts/nginx-brotli.conf"), "brotli_static on;");
      const steps = after(building, "RUN").filter((step) => step.includes("/out/"));
      expect(steps).toHaveLength(1);
      const here = steps.join("\n").replaceAll("/out/", `${folder}/out/`);
      const { status } = spawnSync("sh", ["-ec", here], { cwd: folder, env: { ...process.env, BASE: base } });
      expect(status).toBe(0);

      const copied = after(serving, "COPY").map((line) => line.split(" ").slice(1));
      const target = (path: string) =>
        copied.find(([, to]) => to === path)?.[0]?.replace("/out", `${folder}/out`) ?? "";
      expect(readFileSync(target("/etc/nginx/conf.d/default.conf"), "utf8")).toBe(hostFile());
      const root = /root (.*);/.exec(hostFile())?.[1] ?? "";
      const pages = join(target(root), base);
      expect(readdirSync(pages, { recursive: true }).sort()).toEqual([
        ".well-known",
        ".well-known/c",
        "b",
        "b/index.html",
        "index.html",
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** What `site build` writes for nginx, which the tests of servers run. */
function hostFile(): string {
  const [nginx] = makeHostFiles([], {
    hosts: ["nginx"],
    base: "",
    origin: "https://www.essai.example",
    redirects: [],
    pages: "both",
    precompress: [],
    policy: { trustedTypes: true, connections: {}, styles: {} },
    files: [],
  });
  return Buffer.from(nginx?.bytes ?? []).toString();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
