import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { projectRoot } from "../../support/run-site.ts";
import { chooseSeed, createRandom, rounds } from "./random.ts";
import { end, findTornFiles, makeVersions, readTree, startBuild } from "./two-versions.ts";

let versions: Awaited<ReturnType<typeof makeVersions>>;
beforeAll(async () => {
  versions = await makeVersions();
});
afterAll(() => versions.remove());

/** Each counts its processes by itself, so that both builds are process 1. */
const container = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
const hasContainers = spawnSync(container[0] ?? "", [...container.slice(1), "true"]).status === 0;

const ways = [
  { what: "beside one another", within: [], possible: true },
  {
    what: "in containers of their own, where both are process 1",
    within: container,
    possible: hasContainers,
  },
];

for (const { what, within, possible } of ways) {
  test.runIf(possible)(
    `two builds into one folder, ${what}, give the one site or the other`,
    async () => {
      const random = createRandom(chooseSeed());
      const { folder, before, after } = versions;
      const out = join(folder, `dist-${within.length}`);
      await end(startBuild(before.root, out));
      for (let round = 0; round < rounds(50); round += 1) {
        const first = startBuild(before.root, out, { within });
        await new Promise((resolve) => setTimeout(resolve, random() * 100));
        const second = startBuild(after.root, out, { within });
        for (const { status, stderr } of [await end(first), await end(second)])
          expect({ round, status, stderr }).toEqual({ round, status: 0, stderr: "" });
        const tree = JSON.stringify([...readTree(out)]);
        const whole = [before, after].map(({ clean }) => JSON.stringify([...clean]));
        expect(whole, `round ${round}`).toContain(tree);
      }
    },
    1_800_000,
  );
}

test.runIf(hasContainers)(
  "a build that was killed in a container holds up the next one for as long as a lock may be quiet",
  async () => {
    const { folder, before, after } = versions;
    const out = join(folder, "dist-killed");
    await end(startBuild(before.root, out));
    const killed = startBuild(after.root, out, { within: container });
    const watcher = watch(out, (_event, name) => {
      if (name === ".site-lock") killed.child.kill("SIGKILL");
    });
    await end(killed);
    watcher.close();
    expect(readTree(out).has(".site-lock")).toBe(true);
    expect(await end(startBuild(after.root, out))).toMatchObject({ status: 0 });
    expect(readTree(out)).toEqual(after.clean);
  },
);

test.runIf(hasContainers)(
  "a build that stood still in a container until another took its lock changes nothing",
  async () => {
    const { folder, before, after } = versions;
    const out = join(folder, "dist-paused");
    await end(startBuild(before.root, out));
    const paused = startBuild(after.root, out, { within: container });
    const { pid = 0 } = paused.child;
    const send = (signal: NodeJS.Signals) => {
      // The one process of the container.
      const child = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1");
      process.kill(Number(child), signal);
    };
    const watcher = watch(out, (_event, name) => {
      if (name !== ".site-lock") return;
      watcher.close();
      send("SIGSTOP");
    });
    await once(watcher, "close");
    const other = await end(startBuild(before.root, out));
    send("SIGCONT");
    const { status, stderr } = await end(paused);
    expect([other.status, status, stderr]).toEqual([
      0,
      1,
      expect.stringContaining("another build has taken over"),
    ]);
    expect(readTree(out)).toEqual(before.clean);
  },
);

test("two builds of one site at once, with the same memory, give the result of a clean build", async () => {
  const { folder, before } = versions;
  for (let round = 0; round < rounds(30); round += 1) {
    appendFileSync(join(before.root, "content/categories.yaml"), `# ${round}\n`);
    const outs = [join(folder, "one"), join(folder, "two")];
    const builds = outs.map((out) => startBuild(before.root, out));
    for (const build of builds) expect(await end(build)).toMatchObject({ status: 0 });
    for (const out of outs) expect(readTree(out), `round ${round}`).toEqual(before.clean);
  }
}, 1_800_000);

test("builds during site dev publish complete sites, and site dev continues", async () => {
  const { folder, before, after } = versions;
  const out = join(before.root, "dist");
  const { url } = await startDev(before.root);
  for (let round = 0; round < rounds(40); round += 1) {
    const page = join(before.root, "content/articles/a-1.md");
    appendFileSync(page, " ");
    expect(await end(startBuild(before.root, out))).toMatchObject({ status: 0 });
    expect(findTornFiles(out, [before, after]), `round ${round}`).toEqual([]);
    expect((await fetch(`${url}blog/a-2`)).status).toBe(200);
  }
  await end(startBuild(before.root, join(folder, "beside"), { options: ["--no-cache"] }));
  expect(readTree(join(folder, "beside"))).toEqual(readTree(out));
}, 1_800_000);

async function startDev(root: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const args = [join(projectRoot, "bin/site"), "dev", "--root", root, "--port", "0"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += String(chunk);
  });
  const url = await vi.waitFor(
    () => {
      const found = /http:\/\/\S+/.exec(said)?.[0];
      expect(found, said).toBeDefined();
      return found ?? "";
    },
    { timeout: 60_000, interval: 50 },
  );
  return { child, url };
}
