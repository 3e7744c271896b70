import { watch } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseSeed, createRandom, rounds } from "./random.ts";
import { end, findTornFiles, makeVersions, readTree, startBuild } from "./two-versions.ts";

let versions: Awaited<ReturnType<typeof makeVersions>>;
beforeAll(async () => {
  versions = await makeVersions();
});
afterAll(() => versions.remove());

/** Kills a build after `ms`, counted from its start or from the moment at which it takes the lock. */
async function kill(root: string, out: string, ms: number, from: "start" | "lock"): Promise<boolean> {
  const build = startBuild(root, out);
  const strike = () => void setTimeout(() => build.child.kill("SIGKILL"), ms);
  const watcher = watch(out, (_event, name) => {
    if (from !== "lock" || name !== ".site-lock") return;
    watcher.close();
    strike();
  });
  if (from === "start") strike();
  const { signal } = await end(build);
  watcher.close();
  return signal === "SIGKILL";
}

test("a build that is killed at any moment leaves complete files, and the next build gives the result of a clean one", async () => {
  const random = createRandom(chooseSeed());
  const { folder, before, after } = versions;
  const out = join(folder, "dist");
  const begin = performance.now();
  await end(startBuild(before.root, out));
  const usualMs = performance.now() - begin;
  const count = rounds(500);
  let killed = 0;
  let withLock = 0;
  let round = 0;
  // A build that had ended before it was to be killed does not count.
  for (; killed < count; round += 1) {
    const { root, clean } = round % 2 === 0 ? after : before;
    const from = random() < 0.3 ? "start" : "lock";
    const ms = random() * (from === "start" ? usualMs : 40);
    // Now and then the build that would complete a killed one is killed as well.
    for (let again = random() < 0.2 ? 2 : 1; again > 0; again -= 1) {
      if (await kill(root, out, ms, from)) killed += 1;
      const torn = findTornFiles(out, [before, after]);
      expect(torn, `round ${round}, ${ms} ms from ${from}`).toEqual([]);
    }
    if (readTree(out).has(".site-lock")) withLock += 1;
    const { status, stderr } = await end(startBuild(root, out));
    expect({ round, status, stderr }).toEqual({ round, status: 0, stderr: "" });
    expect(readTree(out), `round ${round}`).toEqual(clean);
  }
  console.log(`${killed} killed in ${round} rounds, ${withLock} of them while they published`);
  expect(withLock).toBeGreaterThan(count / 10);
}, 3_600_000);
