import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { createDigestJob, finish, workOn } from "../../../src/markdown/threads/digest-job.ts";
import { startSecondThread } from "../../../src/markdown/threads/start-second-thread.ts";
import { digestOf } from "../../../src/model/memory/hash.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";

/** Files of many lengths, of which every third is not UTF-8, and what a job should find out of them. */
function writeMany(count: number) {
  const folder = scratchFolder();
  const files = Array.from({ length: count }, (_, index) => {
    const place = join(folder, `${index}.md`);
    const isText = index % 3 !== 0;
    const bytes = Buffer.alloc(index * 97, isText ? "é" : "\xff", isText ? "utf8" : "latin1");
    const whole = isText ? bytes.subarray(0, bytes.length - (bytes.length % 2)) : bytes;
    writeFileSync(place, whole);
    return { place, known: { digest: digestOf(whole), isText: isText || whole.length === 0 } };
  });
  return { places: files.map(({ place }) => place), known: files.map(({ known }) => known) };
}

test("one thread computes the digests of a hundred and fifty files", () => {
  const { places, known } = writeMany(150);
  const job = createDigestJob(places);
  workOn(job);
  expect(finish(job, 0)).toEqual(known);
});

test("a job without files ends at once", () => {
  const job = createDigestJob([]);
  workOn(job);
  expect(finish(job, 0)).toEqual([]);
});

test("a missing file and a folder are left to the caller", () => {
  const { places } = writeMany(2);
  const folder = scratchFolder();
  const job = createDigestJob([join(folder, "gone.md"), ...places, folder]);
  workOn(job);
  expect(finish(job, 0).map((known) => known !== undefined)).toEqual([false, true, true, false]);
});

test.runIf(process.platform === "linux")(
  "a pipe in the place of a published file does not block the build",
  () => {
    const pipe = join(scratchFolder(), "index.html");
    spawnSync("mkfifo", [pipe]);
    const job = createDigestJob([pipe]);
    workOn(job);
    expect(finish(job, 0)).toEqual([{ digest: digestOf(Buffer.of()), isText: true }]);
  },
);

test("a block that another thread has taken and never finishes is hashed by this thread", async () => {
  const { places, known } = writeMany(700);
  const job = createDigestJob(places);
  const thread = new Worker(
    `const { parentPort, workerData: { memory } } = require("node:worker_threads");
    parentPort.postMessage(Atomics.add(new Int32Array(memory, 0, 1), 0, 1));`,
    { eval: true, workerData: job },
  );
  const taken = await new Promise<number>((resolve) => void thread.once("message", resolve));
  await thread.terminate();
  expect(taken).toBe(0);
  workOn(job);
  expect(finish(job, 20)).toEqual(known);
});

test("two threads at work on one job compute the same as one", () => {
  const { places, known } = writeMany(700);
  const job = createDigestJob(places);
  const thread = startSecondThread();
  onTestFinished(() => thread?.close());
  thread?.digest(job);
  workOn(job);
  expect(finish(job, 60_000)).toEqual(known);
});
