import { type Profiler, Session } from "node:inspector";
import { expect, test } from "vitest";
import { fillPattern, matchPattern } from "../../../src/http/preview/match-pattern.ts";
import { createDice } from "../../support/dice.ts";
import { isWhole } from "../../support/is-whole.ts";

/** Tries all ways, the longest first, as an expression made of the pattern does. */
function matchSlowly(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  if (pattern === "") return path === "" ? {} : undefined;
  const wild = /^(?:\*|:[A-Za-z]\w*)/.exec(pattern)?.[0];
  if (wild === undefined)
    return pattern[0] === path[0] ? matchSlowly(pattern.slice(1), path.slice(1)) : undefined;
  const most = wild === "*" ? path.length : (/^[^/]*/.exec(path)?.[0].length ?? 0);
  for (let length = most; length >= (wild === "*" ? 0 : 1); length -= 1) {
    const rest = matchSlowly(pattern.slice(wild.length), path.slice(length));
    const name = wild === "*" ? "splat" : wild.slice(1);
    if (rest !== undefined) return { [name]: path.slice(0, length), ...rest };
  }
  return undefined;
}

const seed = Number(process.env.SEED ?? (isWhole ? Date.now() % 1_000_000 : 42));

test("any pattern matches the paths that a slow trial of all ways matches, with the same parts", () => {
  const count = isWhole ? 300_000 : 4000;
  console.log(`SEED=${seed}, ${count} patterns`);
  const dice = createDice(seed);
  const some = <T>(items: readonly [T, ...T[]], most: number) =>
    Array.from({ length: dice.next(most) }, () => dice.pick(items)).join("");
  let matching = 0;
  for (let tried = 0; tried < count; tried += 1) {
    const pattern = `/${some(["a", "b", "/", "*", ":x", ":y", ":z", "\n", ".", ":", "é"], 9)}`;
    const path = `/${some(["a", "b", "/", "a", "é", "\n", "."], 9)}`;
    const expected = matchSlowly(pattern, path);
    expect([pattern, path, matchPattern(pattern, path)]).toEqual([pattern, path, expected]);
    if (expected !== undefined) matching += 1;
  }
  expect(matching).toBeGreaterThan(count / 20);
});

/** How often the part of the matcher ran that runs most, by the count of V8, which counts in code that it loads anew. */
async function countSteps(run: (match: typeof matchPattern) => void): Promise<number> {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const module = "../../../src/http/preview/match-pattern.ts?counted";
  const counted = (await import(/* @vite-ignore */ module)) as { readonly matchPattern: typeof matchPattern };
  run(counted.matchPattern);
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  session.post("Profiler.takePreciseCoverage", (_, taken) => {
    scripts = taken.result;
  });
  session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
  const counts = scripts
    .filter(({ url }) => url.includes("/match-pattern.ts"))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map((range) => range.count)));
  return Math.max(...counts);
}

test("a request takes at most a step for each sign of its path and piece of the pattern", async () => {
  const dice = createDice(seed);
  const pieces = ["/*", "*", "/:a", ":b", "-:c", "/a", "a", "aa", "/"] as const;
  const patterns = [
    "/a/*/*/*/*/*/*/b",
    `/${"*a".repeat(40)}b`,
    `/${":a".repeat(40)}/`,
    `${"/*".repeat(60)}/b`,
  ];
  while (patterns.length < (isWhole ? 1000 : 100))
    patterns.push(`/${Array.from({ length: 1 + dice.next(60) }, () => dice.pick([...pieces])).join("")}`);
  const paths = [`/a${"/x".repeat(60)}/b/c`, `/${"a".repeat(3000)}`, `${"/a".repeat(1500)}/`];
  const tried = patterns.flatMap((pattern) => paths.map((path) => ({ pattern, path })));
  const size = tried
    .map(({ pattern, path }) => (path.length + 1) * (2 * pattern.split(/\*|:[a-z]/).length))
    .reduce((sum, each) => sum + each, 0);
  const steps = await countSteps((match) => {
    for (const { pattern, path } of tried) match(pattern, path);
  });
  console.log(`${tried.length} matches, ${steps} steps of at most ${size}`);
  expect(steps).toBeGreaterThan(size / 100);
  expect(steps).toBeLessThanOrEqual(size);
});

test("a target names the parts that matched", () => {
  const matched = matchPattern("/blog/:year/*", "/blog/2026/a/b") ?? {};
  expect(fillPattern("/articles/:year/:splat?other=:other", matched)).toBe("/articles/2026/a/b?other=:other");
});
