import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { AskInit } from "../../src/cli/ask-init.ts";
import { runInit } from "../../src/cli/run-init.ts";
import { generatorVersion } from "../../src/system/generator-root.ts";
import { runHere } from "../support/run-here.ts";
import { english } from "../support/speech.ts";
import { scratchFolder } from "../system/scratch-folder.ts";

test("a new site gets the files of its starter, its own name and the version that began it", async () => {
  const root = join(scratchFolder(), "Mon Carnet d’été");
  const { status, stderr } = await runHere(["init", root, "--starter", "blog"]);
  expect(status).toBe(0);
  expect(stderr).toMatch(/cd ".*Mon Carnet d’été"\n {2}npm install\n {2}npm run dev/);
  const { name, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(name).toBe("mon-carnet-d-ete");
  expect(dependencies.charpente).toBe(generatorVersion());
  for (const path of [".gitignore", "README.md", "tsconfig.json", "content/site.yaml", "templates/site.ts"])
    expect(existsSync(join(root, path)), path).toBe(true);
  expect(existsSync(join(root, "gitignore"))).toBe(false);
});

test("a folder that holds something is refused by name, and left as it is", async () => {
  const root = scratchFolder();
  writeFileSync(join(root, "notes.txt"), "mine");
  const { status, stderr } = await runHere(["init", root, "--starter", "firm"]);
  expect(status).toBe(2);
  expect(stderr).toContain("is not empty (it holds notes.txt)");
  expect(existsSync(join(root, "content"))).toBe(false);
  const file = await runHere(["init", join(root, "notes.txt"), "--starter", "firm"]);
  expect([file.status, file.stderr]).toEqual([2, expect.stringContaining("is a file")]);
  expect(readFileSync(join(root, "notes.txt"), "utf8")).toBe("mine");
});

test("a fresh repository is empty enough to begin in", async () => {
  const root = scratchFolder();
  mkdirSync(join(root, ".git"));
  expect((await runHere(["init", root, "--starter", "firm"])).status).toBe(0);
});

test("--dry-run lists the files and writes none", async () => {
  const root = join(scratchFolder(), "site");
  const { status, stdout } = await runHere(["init", root, "--starter", "documentation", "--dry-run"]);
  expect(status).toBe(0);
  expect(stdout.split("\n")).toContain("content/pages/index.md");
  expect(existsSync(root)).toBe(false);
});

test("without a terminal, a missing starter is named and not guessed", async () => {
  const root = join(scratchFolder(), "site");
  const { status, stderr } = await runHere(["init", root]);
  expect([status, stderr]).toEqual([2, expect.stringContaining("--starter blog, or --starter firm")]);
});

test("in a terminal, what is missing is asked for, and nothing is written when the questions are left", async () => {
  const silent = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation(() => true),
  );
  const root = join(scratchFolder(), "asked");
  const answer: AskInit = { starter: async ([, second]) => second, folder: async () => root };
  const stop: AskInit = { starter: async () => undefined, folder: async () => expect.fail() };
  try {
    expect(await runInit(undefined, {}, english, stop)).toBe(130);
    expect(existsSync(root)).toBe(false);
    expect(await runInit(undefined, {}, english, answer)).toBe(0);
  } finally {
    for (const spy of silent) spy.mockRestore();
  }
  expect(existsSync(join(root, "content/services"))).toBe(true);
});
