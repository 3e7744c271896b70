import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../support/run-site.ts";

type Start = {
  readonly all: boolean;
  readonly installed: "nothing" | "production" | "everything";
  readonly isOld?: true;
  readonly isLink?: true;
};

/** What npm is asked for by a start in a folder where this is installed, by this lockfile or by an older one. */
function installWith({ all, installed, isOld, isLink }: Start): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "charpente-install-"));
  try {
    const log = join(folder, "asked");
    writeFileSync(join(folder, "npm"), `#!/bin/sh\necho "$@" > '${log}'\n`, { mode: 0o755 });
    writeFileSync(join(folder, "package-lock.json"), "{}");
    if (installed !== "nothing") {
      const packages = { a: {}, ...(installed === "everything" && { b: { dev: true } }) };
      mkdirSync(join(folder, isLink ? "elsewhere" : "node_modules"));
      if (isLink) symlinkSync(join(folder, "elsewhere"), join(folder, "node_modules"));
      writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
      utimesSync(join(folder, "package-lock.json"), 1000, 1000);
      const seconds = isOld ? 900 : 1100;
      utimesSync(join(folder, "node_modules/.package-lock.json"), seconds, seconds);
    }
    const script = `require("./scripts/install-dependencies.cjs").installDependencies(${JSON.stringify(folder)}, { all: ${all} })`;
    execFileSync(process.execPath, ["-e", script], {
      cwd: projectRoot,
      stdio: "ignore",
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    });
    return existsSync(log) ? readFileSync(log, "utf8").trim() : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const forBuild = "ci --omit=dev --ignore-scripts --no-audit --no-fund";
const everything = "ci --include=dev --ignore-scripts --no-audit --no-fund";

test("the first start of the command installs what a build needs, and the next one nothing", () => {
  expect(installWith({ all: false, installed: "nothing" })).toBe(forBuild);
  expect(installWith({ all: false, installed: "production" })).toBeUndefined();
  expect(installWith({ all: false, installed: "production", isOld: true })).toBe(forBuild);
});

test("npm test installs the missing packages after a build, and nothing if all are installed", () => {
  expect(installWith({ all: true, installed: "nothing" })).toBe(everything);
  expect(installWith({ all: true, installed: "production" })).toBe(everything);
  expect(installWith({ all: true, installed: "everything" })).toBeUndefined();
});

test("a start of the command never removes packages that tests need", () => {
  expect(installWith({ all: false, installed: "everything" })).toBeUndefined();
  expect(installWith({ all: false, installed: "everything", isOld: true })).toBe(everything);
});

test("linked packages are left alone, since npm would remove packages that others need", () => {
  expect(installWith({ all: true, installed: "production", isOld: true, isLink: true })).toBeUndefined();
});
