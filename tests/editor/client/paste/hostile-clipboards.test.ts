import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPastePage } from "../../../support/edit/paste-page.ts";

const folder = new URL("clipboards/", import.meta.url);
const samples = readdirSync(folder)
  .filter((file) => file.endsWith(".html"))
  .map((file) => readFileSync(new URL(file, folder), "utf8"));

let opened: Awaited<ReturnType<typeof openPastePage>>;
beforeAll(async () => {
  opened = await openPastePage();
});
afterAll(() => opened.close());

const from = Number(process.env.PASTE_SEED ?? 1);
const tries = Number(process.env.PASTE_TRIES ?? 400);

test("damaged and hostile clipboards lose no word that is not said, and make nothing run", async () => {
  const { page } = opened;
  const found = await page.evaluate(([samples, from, tries]) => window.tryClipboards(samples, from, tries), [
    samples,
    from,
    tries,
  ] as const);
  if (process.env.PASTE_SHOW) console.log(found[0]?.html);
  expect(found.map(({ seed, wrong }) => `${seed}: ${wrong}`)).toEqual([]);
}, 600_000);
