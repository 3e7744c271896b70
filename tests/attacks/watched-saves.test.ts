import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { scratchFolder } from "../support/scratch-folder.ts";
import { putSmallestSite, startSite } from "../support/start-site.ts";
import { chooseSeed, createRandom, rounds } from "./builds/random.ts";
import { noticeSaves } from "./notice-saves.ts";

type Save = (place: string, text: string, root: string) => void;

/** The ways in which editors and tools save a file. */
const saves: Readonly<Record<string, Save>> = {
  "in place": (place, text) => writeFileSync(place, text),
  "through a temporary file beside it": (place, text) => {
    writeFileSync(`${place}.tmp`, text);
    renameSync(`${place}.tmp`, place);
  },
  "through a temporary file elsewhere": (place, text, root) => {
    writeFileSync(join(root, "elsewhere"), text);
    renameSync(join(root, "elsewhere"), place);
  },
  "moved away first": (place, text) => {
    renameSync(place, `${place}~`);
    writeFileSync(place, text);
  },
  "removed first": (place, text) => {
    rmSync(place);
    writeFileSync(place, text);
  },
  "emptied first": (place, text) => {
    writeFileSync(place, "");
    writeFileSync(place, text);
  },
  "in two pieces": (place, text) => {
    writeFileSync(place, text.slice(0, -3));
    appendFileSync(place, text.slice(-3));
  },
  "twice in a row": (place, text) => {
    writeFileSync(place, text.replace("Texte", "Avant"));
    writeFileSync(place, text);
  },
  "with the time of long ago": (place, text) => {
    writeFileSync(place, text);
    utimesSync(place, 1_000_000_000, 1_000_000_000);
  },
  "with its whole folder": (place, text, root) => {
    const folder = join(root, "content/pages");
    mkdirSync(join(root, "checkout"));
    writeFileSync(join(root, "checkout/index.md"), text);
    renameSync(folder, join(root, "old"));
    renameSync(join(root, "checkout"), folder);
    rmSync(join(root, "old"), { recursive: true });
    expect(place).toContain(folder);
  },
  "after a mistake that was told": (place, text) => {
    writeFileSync(place, "---\ntitle: [\n---\n");
    writeFileSync(place, text);
  },
};

/** Keeps a core busy until the test ends. Without its parent, which may be killed, it ends as well. */
function keepBusy(): void {
  const loop = `while (process.ppid === ${process.pid});`;
  const child = spawn(process.execPath, ["-e", loop], { stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
}

// Beside the busy loop a save and its build take a tenth of a second, all 5,000 ten minutes.
const timeout = 7_200_000;

test("each save of 5,000, of all kinds and under load, is noticed within two seconds and shown in the end", {
  timeout,
}, async () => {
  const random = createRandom(chooseSeed());
  const kinds = Object.keys(saves);
  const root = scratchFolder();
  putSmallestSite(root);
  const place = join(root, "content/pages/index.md");
  const { url } = await startSite(["dev", "--root", root]);
  const watch = await noticeSaves(root, place);
  keepBusy();
  const late: string[] = [];
  let alone = 0;
  const noticed: number[] = [];
  const shown: number[] = [];
  const count = rounds(5000);
  for (let round = 0; round < count; round += 1) {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? "in place";
    watch.forget();
    saves[kind]?.(place, `---\ntitle: Bonjour\n---\n\nTexte ${round}.\n`, root);
    const start = performance.now();
    // How long the build takes then is a matter of the load.
    while (!(await (await fetch(url)).text()).includes(`Texte ${round}.`)) {
      if (performance.now() - start > 60_000)
        throw new Error(`The save “${kind}” of round ${round} was never shown.`);
      await sleep(5 + random() * 20);
    }
    shown.push(performance.now() - start);
    const [first] = await vi.waitUntil(() => (watch.notices().length > 0 ? watch.notices() : undefined), {
      timeout: 60_000,
    });
    const noticedMs = (first?.at ?? Number.POSITIVE_INFINITY) - start;
    noticed.push(noticedMs);
    if (noticedMs > 2000) late.push(`${kind}, by ${first?.by}, ${Math.round(noticedMs)} ms`);
    if (watch.notices().every(({ by }) => by === "look")) alone += 1;
  }
  console.log(
    `${count} saves, ${alone} of them noticed by a look alone; noticed after ${describe(noticed)}, shown after ${describe(shown)}`,
  );
  expect(late).toEqual([]);
});

/** The middle and the longest of some times. */
function describe(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b).map(Math.round);
  return `${sorted[Math.floor(sorted.length / 2)]} ms, at most ${sorted.at(-1)} ms`;
}
