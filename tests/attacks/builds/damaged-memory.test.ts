import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealingKey } from "../../../src/store/memory.ts";
import { createSegmentStore, openSegment } from "../../../src/store/segments.ts";
import { chooseSeed, createRandom, rounds } from "./random.ts";
import { end, makeVersions, readTree, startBuild } from "./two-versions.ts";

let versions: Awaited<ReturnType<typeof makeVersions>>;
beforeAll(async () => {
  versions = await makeVersions();
});
afterAll(() => versions.remove());

function listSegments(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

type Random = () => number;
type Damage = (bytes: Buffer, random: Random) => Uint8Array;

const below = (end: number, random: Random) => Math.floor(random() * end);
const cut = (bytes: Buffer, random: Random): readonly [Buffer, Buffer, Buffer] => {
  const [from = 0, to = 0] = [below(bytes.length, random), below(bytes.length, random)].sort((a, b) => a - b);
  return [bytes.subarray(0, from), bytes.subarray(from, to), bytes.subarray(to)];
};

/** What happens to the bytes of a file. */
const damages: Readonly<Record<string, Damage>> = {
  "one bit": (bytes, random) => {
    const at = below(bytes.length, random);
    return Buffer.from(bytes).fill((bytes[at] ?? 0) ^ (1 << below(8, random)), at, at + 1);
  },
  "many bytes": (bytes, random) => {
    const damaged = Buffer.from(bytes);
    for (let count = 0; count < 100; count += 1) damaged[below(bytes.length, random)] = below(256, random);
    return damaged;
  },
  "cut short": (bytes, random) => bytes.subarray(0, below(bytes.length, random)),
  "its start gone": (bytes, random) => bytes.subarray(below(bytes.length, random)),
  "a piece gone": (bytes, random) => {
    const [start, , rest] = cut(bytes, random);
    return Buffer.concat([start, rest]);
  },
  "a piece twice": (bytes, random) => {
    const [start, piece, rest] = cut(bytes, random);
    return Buffer.concat([start, piece, piece, rest]);
  },
  "pieces exchanged": (bytes, random) => {
    const [start, piece, rest] = cut(bytes, random);
    return Buffer.concat([rest, piece, start]);
  },
  "a piece of nothing": (bytes, random) => {
    const [start, piece, rest] = cut(bytes, random);
    return Buffer.concat([start, Buffer.alloc(piece.length), rest]);
  },
  "twice over": (bytes) => Buffer.concat([bytes, bytes]),
  emptied: () => Buffer.alloc(0),
};

test("however the memory below .site/ is damaged, the site is that of a clean build", async () => {
  const random = createRandom(chooseSeed());
  const { folder, before, after } = versions;
  const memory = join(before.root, ".site/cache");
  const out = join(folder, "dist");
  cpSync(memory, join(folder, "whole"), { recursive: true });
  const names = [...Object.keys(damages), "another site’s", "names exchanged"];
  for (let round = 0; round < rounds(500); round += 1) {
    rmSync(memory, { recursive: true, force: true });
    cpSync(join(folder, "whole"), memory, { recursive: true });
    const name = names[round % names.length] ?? "";
    const paths = listSegments(memory);
    const path = paths[below(paths.length, random)] ?? "";
    const damage = damages[name];
    if (damage !== undefined) writeFileSync(path, damage(readFileSync(path), random));
    else if (name === "names exchanged") exchange(paths);
    else for (const other of listSegments(join(after.root, ".site/cache"))) cpSync(other, path);
    const { status, stderr } = await end(startBuild(before.root, out));
    expect({ round, name, status, stderr }).toEqual({ round, name, status: 0, stderr: "" });
    expect(readTree(out), `round ${round}, ${name}`).toEqual(before.clean);
  }
}, 3_600_000);

function exchange(paths: readonly string[]): void {
  const [first = "", last = ""] = [paths[0], paths.at(-1)];
  renameSync(first, `${first}.aside`);
  if (last !== first) renameSync(last, first);
  renameSync(`${first}.aside`, last);
}

test("with a key, no byte of a memory that somebody else has sealed gets into a page", async () => {
  const { folder, after } = versions;
  const key = { env: { SITE_CACHE_KEY: "0f1e2d3c4b5a69788796a5b4c3d2e1f0" } };
  const memory = join(after.root, ".site/cache");
  const out = join(folder, "poisoned");
  rmSync(memory, { recursive: true });
  expect(await end(startBuild(after.root, out, key))).toMatchObject({ status: 0 });
  for (const guess of ["", "guess"]) {
    const poisoned = listSegments(memory).reduce(
      (sum, path) => sum + poison(path, key.env.SITE_CACHE_KEY, guess),
      0,
    );
    expect(poisoned).toBeGreaterThan(40);
    rmSync(out, { recursive: true });
    const { status, stderr } = await end(startBuild(after.root, out, key));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(readTree(out)).toEqual(after.clean);
  }
}, 600_000);

/** Writes a segment anew with other words, in texts, pages and code alike, and tells how many records have them. */
function poison(path: string, key: string, guess: string): number {
  const kind = path.includes("/long/") ? "long" : "results";
  const opened = openSegment(path, sealingKey(kind, key));
  // One that was poisoned before, which no build has looked at.
  if (opened.status !== "whole") return 0;
  const store = createSegmentStore(dirname(path), sealingKey(kind, guess));
  let count = 0;
  for (const row of opened.segment.rows) {
    const text = Buffer.from(opened.segment.read(row) ?? "").toString("latin1");
    const changed = text.replaceAll("Un texte", "Poison!!");
    if (changed !== text) count += 1;
    store.put({ id: row.id, kind: row.kind, payload: Buffer.from(changed, "latin1") });
  }
  opened.segment.close();
  rmSync(path);
  store.flush();
  store.close();
  return count;
}
