import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { isPlan } from "../../../src/editor/model/journal/journal.ts";
import type { StepName } from "../../../src/editor/requests.ts";
import { createDraftFile } from "../../../src/editor/server/draft-file.ts";
import { createJournalFile } from "../../../src/editor/server/journal-file.ts";
import { hashOf } from "../../../src/model/memory/hash.ts";
import { readKept, recoverExchanges } from "../../../src/store/exchange.ts";
import { chooseSeed, createRandom, rounds } from "../../attacks/builds/random.ts";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { deadPid } from "../../store/dead-pid.ts";
import { isWhole } from "../../support/is-whole.ts";
import { cutPower, describeSteps, listUnflushed, putDisk, recordDisk } from "../../support/record-disk.ts";
import { getFiles } from "../../support/scratch-folder.ts";
import { editFolder, home } from "./edit-folder.ts";

beforeAll(prepareDevFolders);

const photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } })
  .jpeg()
  .toBuffer();

const article = (id: string) => ({ collection: "articles", id });
const setTitle = (value: string) => ({ kind: "set", path: ["title"], value }) as const;
const titles = ["Accueil : tout y est", "Deux", "Trois"] as const;

/** Edits a site as its page does, and records what each answer had left on the disk. */
async function recordEdits() {
  const folder = devFolder();
  const { root } = folder;
  const { act, ask, save, token } = await editFolder(folder);
  const isKept = (path: string) => /^(?:content|static|\.site)(?:\/|$)/.test(path);
  const recorded = recordDisk(root, (path) => !isKept(path) || path.startsWith(".site/cache"));
  const states: { readonly at: number; readonly text: string; readonly state: State }[] = [];
  const tell = (text: string) => {
    recorded.tell(text);
    states.push({ at: recorded.steps.length, text, state: readState(root) });
  };
  tell("start");
  const answers = async (text: string, status: string, answer: Promise<{ readonly status: string }>) => {
    expect({ text, ...(await answer) }).toMatchObject({ text, status });
    tell(text);
  };
  const step = (action: StepName) => act(action, { file: "index.html" });
  const upload = async () => {
    const headers = { "content-type": "application/octet-stream", "x-site-edit": token };
    const body = Buffer.concat([Buffer.from('{"name":"photo.jpg"}\n'), photograph]);
    return JSON.parse((await ask("/__edit/add-file", { headers, body })).body) as { status: string };
  };
  await answers("a save", "saved", save(home, setTitle(titles[1]), titles[0]));
  await answers("a second save", "saved", save(home, setTitle(titles[2]), titles[1]));
  await answers("a refused value", "refused", save(home, setTitle(" "), titles[2]));
  await answers("an undo", "saved", step("undo"));
  await answers("a redo", "saved", step("redo"));
  await answers("an upload", "image", upload());
  const moved = { entry: article("premier"), to: "tout-premier", redirects: true, writes: true };
  await answers("a new name", "written", act("move", moved));
  const fresh = { collection: "articles", title: "Ventiler", values: { category: "energie" } };
  await answers("a new entry", "written", act("create", fresh));
  const removed = { entry: article("ventiler"), decided: {}, writes: true };
  await answers("a removal", "written", act("remove", removed));
  await answers("an undone removal", "saved", step("undo"));
  await act("discard", { entry: home, path: ["title"] });
  tell("a discarded value");
  return { recorded, states };
}

/** Digests by path. */
type State = Readonly<Record<"content" | "journal" | "drafts", string>>;

function readState(root: string): State {
  const files = getFiles(root);
  const content = Object.entries(files)
    .filter(([path]) => /^(?:content|static)\//.test(path))
    .map(([path, text]) => `${path} ${hashOf(text ?? "").slice(0, 8)}`);
  const { steps, undone } = createJournalFile(root, () => {}).journal();
  return {
    content: content.join("\n"),
    journal: steps.map(({ step, isUndone }) => `${step}${isUndone ? " undone" : ""}`).join() + undone.join(),
    drafts: createDraftFile(root, () => {})
      .all()
      .map(({ value }) => JSON.stringify(value))
      .join(),
  };
}

let edits: Awaited<ReturnType<typeof recordEdits>> | undefined;

test("a save is on the disk, with the names of its files and its line in the journal, before it is confirmed", async () => {
  edits = await recordEdits();
  const { recorded, states } = edits;
  const { steps } = recorded;
  const partOf = (text: string) => {
    const index = states.findIndex((state) => state.text === text);
    return describeSteps(steps.slice(states[index - 1]?.at, states[index]?.at));
  };
  expect(partOf("a second save")).toEqual([
    "make .site/edit/new/new",
    "write .site/edit/new/new",
    "write .site/edit/new/new",
    "flush .site/edit/new/new",
    "rename to content/pages/index.md",
    "unname .site/edit/new/new",
    "flush content/pages",
    "write .site/edit/journal.jsonl",
    "flush .site/edit/journal.jsonl",
    "told a second save",
  ]);
  for (const { at, text } of states) expect([text, listUnflushed(steps.slice(0, at))]).toEqual([text, []]);
  // The earlier content is on the disk before the first file is replaced.
  const move = partOf("a new name");
  const kept = move.findIndex((step) => /^rename to \.site\/edit\/kept\/[^/]+\/begun\.json$/.test(step));
  const first = move.findIndex((step) => /^(?:rename to|unname) content\//.test(step));
  expect([kept > 0, first > kept]).toEqual([true, true]);
  const before = states[states.findIndex(({ text }) => text === "a new name") - 1]?.at ?? 0;
  const first0 = before + first;
  expect(listUnflushed(steps.slice(0, first0))).toEqual([]);
});

test("after a power cut at any moment, each confirmed save is there, and no change of several files by half", async () => {
  const { recorded, states } = edits ?? (await recordEdits());
  const seed = isWhole ? chooseSeed() : 42;
  const random = createRandom(seed);
  const count = isWhole ? rounds(3000) : 30;
  const dead = deadPid();
  let [torn, told] = [0, 0];
  const scratch = mkdtempSync(join(tmpdir(), "power-cut-"));
  try {
    for (let round = 0; round < count; round += 1) {
      const at = Math.floor(random() * (recorded.steps.length + 1));
      const root = join(scratch, String(round));
      mkdirSync(root);
      const disk = [...cutPower(recorded, at, random)].map(([path, bytes]) => {
        // The process that wrote it is gone with the power.
        const text = path.endsWith("/begun.json")
          ? String(bytes).replace(/"pid":\d+/, `"pid":${dead}`)
          : bytes;
        return [path, text === "folder" ? text : Buffer.from(text)] as const;
      });
      putDisk(root, new Map(disk));
      const unrestored = recoverExchanges(root, () => {});
      createJournalFile(root, () => {
        told += 1;
      });
      const state = readState(root);
      const next = states.findIndex((one) => one.at > at);
      const last = next === -1 ? states.length - 1 : Math.max(next - 1, 0);
      const [sure, perhaps = sure] = [states[last], next === -1 ? undefined : states[next]];
      const where = `seed ${seed}, round ${round}, step ${at}, after ${sure?.text}`;
      for (const part of ["content", "journal", "drafts"] as const)
        expect([sure?.state[part], perhaps?.state[part]], `${where}: ${part}`).toContain(state[part]);
      expect(unrestored, where).toEqual([]);
      for (const planned of createJournalFile(root, () => {}).journal().steps)
        if (isPlan(planned)) expect(readKept(root, planned.kept), where).toBeDefined();
      expect(
        recoverExchanges(root, () => {}),
        where,
      ).toEqual([]);
      if (JSON.stringify(state) !== JSON.stringify(perhaps?.state)) torn += 1;
      rmSync(root, { recursive: true });
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  if (isWhole)
    console.log(
      `${count} power cuts in ${recorded.steps.length} steps: behind ${torn} the next step was not done yet, ${told} had torn the journal, which was told`,
    );
  expect(torn).toBeGreaterThan(0);
});
