import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { createDice } from "../support/dice.ts";
import { edit } from "../support/edit-site.ts";
import { eventually } from "../support/eventually.ts";
import { isWhole } from "../support/is-whole.ts";
import { projectRoot } from "../support/run-site.ts";
import { putSmallestSite } from "../support/start-site.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-signals-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const seed = Number(process.env.SEED ?? (isWhole ? Date.now() % 1_000_000 : 42));
const dice = createDice(seed);
console.log(`SEED=${seed}`);

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
type Moment = "starting" | "loading" | "drawing" | "bundling" | "serving";

/** Says where it is, and never comes to an end. No report of a mistake that quotes this says it. */
const endless = `process.stderr.write(["Here", "I am."].join(" ")); while (true);`;

let made = 0;
function makeSite(moment: Moment): string {
  made += 1;
  const root = join(work, `site-${made}`);
  putSmallestSite(root);
  if (moment === "loading") edit(root, "templates/site.tsx", (text) => `${text}\n${endless}\n`);
  if (moment === "drawing")
    edit(root, "templates/site.tsx", (text) =>
      text.replace(/\{page\.body && /, `{(() => { ${endless} })()}$&`),
    );
  return root;
}

/** Processes of the group that are alive. A zombie is dead, and some containers never collect it. */
function listGroup(group: number): readonly string[] {
  return readdirSync("/proc").flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${Number(pid)}/stat`, "latin1");
      const [state, , of] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return Number(of) === group && state !== "Z" ? [stat.slice(0, stat.lastIndexOf(")") + 1)] : [];
    } catch {
      return [];
    }
  });
}

/** Runs a command in a group of its own, as a terminal does, sends a signal at that moment, and waits for its end. */
async function interrupt(
  args: readonly string[],
  signal: NodeJS.Signals,
  moment: Moment,
  to: "group" | "process",
) {
  const child = spawn(process.execPath, [join(projectRoot, "bin/site"), ...args], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  const pid = child.pid ?? 0;
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += String(chunk);
    });
  const closed = once(child, "close");
  try {
    const isThere: Readonly<Record<Moment, () => boolean>> = {
      starting: () => true,
      loading: () => said.includes("Here I am."),
      drawing: () => said.includes("Here I am."),
      bundling: () => child.exitCode !== null || listGroup(pid).some((name) => name.includes("esbuild")),
      serving: () => /http:|waiting for a save/.test(said),
    };
    await eventually(() => expect([isThere[moment](), said]).toEqual([true, expect.anything()]));
    if (moment === "starting" || moment === "bundling") await sleep(dice.next(300));
    const isEnded = child.exitCode !== null;
    const start = performance.now();
    if (!isEnded) process.kill(to === "group" ? -pid : pid, signal);
    await closed;
    const ms = performance.now() - start;
    // A program of another package notices the end of its parent.
    while (listGroup(pid).length > 0 && performance.now() - start < 2000) await sleep(20);
    const { exitCode, signalCode } = child;
    return { isEnded, exitCode, signalCode, said, ms, left: listGroup(pid) };
  } finally {
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // All have ended.
    }
  }
}

type Try = readonly [command: readonly string[], moment: Moment];

const building = [["build"], ["check"], ["routes"], ["collections"], ["where", "texte"], ["schema"]] as const;
const serving = [
  ["dev", "--port", "0"],
  ["edit", "--port", "0"],
  ["check", "--watch"],
] as const;

const all: readonly Try[] = [
  ...building.flatMap((command) =>
    (["starting", "loading", "bundling"] as const).map((at): Try => [command, at]),
  ),
  ...building.slice(0, 2).map((command): Try => [command, "drawing"]),
  ...serving.flatMap((command) =>
    (["starting", "loading", "drawing", "bundling", "serving"] as const).map((at): Try => [command, at]),
  ),
  [["build", "--quiet"], "starting"],
  [["explain", "route/duplicate"], "starting"],
  [["completion", "bash"], "starting"],
];
const share: readonly Try[] = [
  [["dev", "--port", "0"], "drawing"],
  [["edit", "--port", "0"], "serving"],
  [["build"], "loading"],
];

describe.runIf(process.platform === "linux")("a signal", () => {
  const tries = (isWhole ? all : share).flatMap(([command, moment], index) =>
    signals
      .filter((_, at) => isWhole || at === index % signals.length)
      .map((signal) => ({ command, moment, signal, title: command.join(" ") })),
  );

  test.concurrent.each(tries)(
    "$signal ends site $title within two seconds, while $moment, and leaves no process",
    async ({ command, moment, signal }) => {
      const args = [...command, "--root", makeSite(moment)];
      const to = dice.pick(["group", "process"] as const);
      const { isEnded, exitCode, signalCode, said, ms, left } = await interrupt(
        ["explain", "completion"].includes(command[0] ?? "") ? command : args,
        signal,
        moment,
        to,
      );
      expect(left).toEqual([]);
      expect(said).not.toMatch(/goroutine|\n\s+at |fatal error/);
      // A command that does one thing may have ended of itself meanwhile.
      const isServing = serving.some((each) => each === command);
      if (isEnded || (!isServing && exitCode === 0)) return;
      expect(ms).toBeLessThan(2000);
      expect([exitCode, signalCode]).toEqual([null, signal]);
    },
  );

  test.runIf(isWhole).each(signals)(
    "%s while islands are bundled prints no stacks of esbuild",
    async (signal) => {
      for (let tried = 0; tried < 15; tried += 1) {
        await sleep(dice.next(50));
        const args = ["build", "--no-cache", "--root", projectRoot, "--out", join(work, "dist")];
        const { said, left } = await interrupt(args, signal, "bundling", "process");
        expect(said).not.toContain("goroutine");
        expect(left).toEqual([]);
      }
    },
  );
});
