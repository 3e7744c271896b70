import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chooseSeed, createRandom, rounds } from "../../attacks/builds/random.ts";
import { isWhole } from "../../support/is-whole.ts";
import { cutPower, listUnflushed, putDisk, recordDisk } from "../../support/record-disk.ts";
import { sendFromBob } from "./kills.ts";
import { git, openClone, repositories } from "./repositories.ts";

/** Publishes a change of Ada while Bob has pushed others, and keeps what Git has at each step of the last part. */
async function recordPublication() {
  const { ada, bob, remote, folder } = repositories();
  bob.write("content/new/deep/page.md", "---\ntitle: Deep\n---\n");
  bob.git("rm", "--quiet", "static/robots.txt");
  sendFromBob(bob);
  ada.edit("content/pages/index.md", "lead: Words", "lead: Other words");
  const recorded = recordDisk(ada.root, (path) => /^\.git(?:\/|$)/.test(path));
  /** The folders with the state of Git, with the first step of the disk that came after it. */
  const states: { readonly at: number; readonly git: string }[] = [];
  const keep = () => {
    const kept = join(folder, `git-${states.length}`);
    cpSync(join(ada.root, ".git"), kept, { recursive: true });
    states.push({ at: recorded.steps.length, git: kept });
  };
  keep();
  const unflushed: string[] = [];
  const end = await ada.publish(
    {},
    {
      onStep: (step) => {
        keep();
        if (!/^forward-(?:noted|index)$/.test(step)) return;
        unflushed.push(...listUnflushed(recorded.steps).map((what) => `${step}: ${what}`));
      },
    },
  );
  expect(end).toMatchObject({ status: "published", forwarded: { status: "done" } });
  keep();
  return { ada, remote, recorded, states, unflushed };
}

test("the note and the files of a publication are on the disk before Git is told, and a power cut at any moment is recovered from", async () => {
  const { ada, remote, recorded, states, unflushed } = await recordPublication();
  // What Git checks out for the next step is made again when it is lost.
  expect(unflushed.filter((what) => !what.includes(".site/publish/new"))).toEqual([]);
  const published = git(remote, "rev-parse", "main^{tree}");
  const seed = isWhole ? chooseSeed() : 42;
  const random = createRandom(seed);
  const count = isWhole ? rounds(150) : 2;
  const scratch = mkdtempSync(join(tmpdir(), "power-cut-"));
  let interrupted = 0;
  try {
    for (let round = 0; round < count; round += 1) {
      const at = Math.floor(random() * (recorded.steps.length + 1));
      const root = join(scratch, String(round));
      mkdirSync(root);
      const disk = cutPower(recorded, at, random);
      putDisk(root, disk);
      if (disk.has(".site/publish/forward.json")) interrupted += 1;
      const state = states.findLast((one) => one.at <= at) ?? states[0];
      cpSync(state?.git ?? "", join(root, ".git"), { recursive: true });
      const clone = openClone(root);
      const where = `seed ${seed}, round ${round}, step ${at}`;
      expect(await clone.publish(), where).toMatchObject({ forwarded: { status: "done" } });
      expect(clone.git("status", "--porcelain"), where).toBe("");
      expect(clone.git("rev-parse", "HEAD^{tree}"), where).toBe(published);
      expect(git(remote, "rev-parse", "main^{tree}"), where).toBe(published);
      rmSync(root, { recursive: true });
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  expect(ada.read("content/pages/index.md")).toContain("Other words");
  if (isWhole)
    console.log(
      `${count} power cuts in ${recorded.steps.length} steps of a publication, ${interrupted} with its note on the disk`,
    );
});
