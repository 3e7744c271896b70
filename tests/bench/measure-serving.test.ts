import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
// @ts-expect-error: the benchmark is plain JavaScript
import { measureServing } from "../../bench/measure-serving.mjs";

/** Serves the article as it is on the disk, or as it was at the start. */
const toProgram = (reading: "each time" | "once") => `
  const { createServer } = require("node:http");
  const read = () => require("node:fs").readFileSync("article.md");
  const first = read();
  createServer((request, response) => response.end(${reading === "once" ? "first" : "read()"}))
    .listen(Number(process.argv[1]), "127.0.0.1");
  console.log("Serving");`;

type Result = { readonly what: string; readonly times: readonly number[]; readonly lost: readonly string[] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "charpente-serving-"));
  writeFileSync(join(folder, "article.md"), "Un article.\n");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const toContestant = (program: string) => ({
  name: "ours",
  folder,
  prepare: () => {},
  serve: (port: number) => [process.execPath, "-e", program, `${port}`],
  saves: [
    {
      what: "an article",
      file: "article.md",
      page: "/article",
      change: (text: string, mark: string) => `${text}\n${mark}\n`,
    },
  ],
});

test("each start and each save is timed until its own words are served", async () => {
  const results = await measureServing([toContestant(toProgram("each time"))], {
    rounds: 1,
    saves: 2,
    settleMs: 0,
    pauseMs: 300,
  });
  expect(results.map(({ what, times, lost }: Result) => [what, times.length, lost])).toEqual([
    ["first page, nothing remembered", 1, []],
    ["first page, started again", 1, []],
    ["save of an article", 2, []],
  ]);
});

test("site dev serves the corpus from its first start on, and what is saved there", async () => {
  // What a benchmark leaves to its process to delete goes with the folder: a test's process is not told of its end.
  vi.stubEnv("TMPDIR", folder);
  // @ts-expect-error: the benchmark is plain JavaScript
  const { prepareContestants } = await import("../../bench/contestants.mjs");
  const { contestants, remove } = prepareContestants(3, false);
  try {
    const results = await measureServing(contestants, { rounds: 1, saves: 1, settleMs: 0, pauseMs: 300 });
    expect(results.map(({ times, lost }: Result) => [times.length, lost])).toEqual([
      [1, []],
      [1, []],
      [1, []],
    ]);
  } finally {
    remove();
  }
});

test("a save that is never served ends in a timeout that says what was expected", async () => {
  const results = await measureServing([toContestant(toProgram("once"))], {
    rounds: 1,
    saves: 2,
    settleMs: 0,
    pauseMs: 300,
    saveLimitMs: 1500,
  });
  expect(results.at(-1)).toEqual({
    name: "ours",
    what: "save of an article",
    times: [],
    lost: [
      expect.stringMatching(/^the save of an article at \/article: not there after 1.5 s; last, status 200/),
    ],
  });
});

test("a server that does not start is given up with what it said", async () => {
  const [first, ...more] = await measureServing([toContestant("throw new Error('no room')")], {
    rounds: 2,
    saves: 1,
  });
  expect(first.lost).toEqual([expect.stringMatching(/the server has ended.*no answer.*no room/s)]);
  expect(more).toHaveLength(1);
});
