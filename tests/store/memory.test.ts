import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { digestOf, keyOf, shortHashOf } from "../../src/model/memory/hash.ts";
import type { LongKind } from "../../src/model/memory/kinds.ts";
import { type Memory, remember, rememberLong } from "../../src/model/memory/memory.ts";
import { createDiskMemory, createScratchMemory, sealingKey } from "../../src/store/memory.ts";
import { createSegmentStore, openSegment } from "../../src/store/segments.ts";
import { countOpenFiles } from "../support/count-open-files.ts";
import { getFiles, putFiles, scratchFolder } from "../support/scratch-folder.ts";

/** Asks for a result as a build would that asks for this one alone, and says whether it was computed. */
function ask(
  memory: ReturnType<typeof createDiskMemory>,
  key: string,
  result: unknown = { html: `<p>${key} été</p>` },
) {
  let computed = false;
  const given = remember(memory, "texts", key, () => {
    computed = true;
    return result;
  });
  memory.flush();
  return { given, computed };
}

async function askBytes(memory: ReturnType<typeof createDiskMemory>, key: string, bytes: Uint8Array) {
  let computed = false;
  const given = await rememberBytes(memory, key, async () => {
    computed = true;
    return bytes;
  });
  memory.flush();
  return { given: Buffer.from(given), computed };
}

async function rememberBytes(
  memory: Memory,
  key: string,
  compute: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  return memory.find("pictures", key) ?? memory.keep("pictures", key, await compute());
}

/** The files in which results are kept. */
function segmentFiles(folder: string): readonly string[] {
  return Object.keys(getFiles(folder)).map((path) => join(folder, path));
}

test("the next build gets the result of the last without computing it", async () => {
  const folder = join(scratchFolder(), ".site/cache");
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  expect(ask(createDiskMemory(folder, "1"), "a")).toEqual({
    given: { html: "<p>a été</p>" },
    computed: true,
  });
  expect(await askBytes(createDiskMemory(folder, "1"), "a", bytes)).toEqual({ given: bytes, computed: true });
  expect(ask(createDiskMemory(folder, "1"), "a")).toEqual({
    given: { html: "<p>a été</p>" },
    computed: false,
  });
  expect(await askBytes(createDiskMemory(folder, "1"), "a", bytes)).toEqual({
    given: bytes,
    computed: false,
  });
});

test.each([[0], [""], [false], [null], [[]]])("the result %j is remembered too", (result) => {
  const folder = scratchFolder();
  ask(createDiskMemory(folder, "1"), "a", result);
  expect(ask(createDiskMemory(folder, "1"), "a", result)).toEqual({ given: result, computed: false });
});

test("no result is computed each time", () => {
  const folder = scratchFolder();
  const memory = createDiskMemory(folder, "1");
  remember(memory, "texts", "a", () => undefined);
  expect(remember(memory, "texts", "a", () => undefined)).toBeUndefined();
  expect(memory.counts()).toEqual([{ kind: "texts", computed: 2, reused: 0 }]);
});

test("an unused result is found without being read", () => {
  const folder = scratchFolder();
  const recall = (result: string) => {
    let computed = 0;
    const memory = createDiskMemory(folder, "1");
    const found = rememberLong(memory, "sources", "a", () => {
      computed += 1;
      return { facts: result, bytes: Buffer.of() };
    });
    const call = () => found.facts;
    return { call, computed: () => computed, counts: memory.counts, flush: memory.flush };
  };
  const first = recall("été");
  expect([first.call(), first.computed()]).toEqual(["été", 1]);
  first.flush();
  const second = recall("other");
  expect([second.call(), second.call(), second.computed()]).toEqual(["été", "été", 0]);
  expect(second.counts()).toEqual([{ kind: "sources", computed: 0, reused: 1 }]);

  const [path = ""] = segmentFiles(folder);
  const damaged = readFileSync(path);
  damaged.write("X", damaged.indexOf("t"));
  writeFileSync(path, damaged);
  const third = recall("été");
  expect(third.computed()).toBe(0);
  expect([third.call(), third.computed()]).toEqual(["été", 1]);
  third.flush();
  const fourth = recall("other");
  expect([fourth.call(), fourth.computed()]).toEqual(["été", 0]);
});

test("results depend on the key, the kind and the version of the tools", () => {
  const folder = scratchFolder();
  ask(createDiskMemory(folder, "1"), "a");
  expect(ask(createDiskMemory(folder, "1"), "b").computed).toBe(true);
  expect(ask(createDiskMemory(folder, "2"), "a").computed).toBe(true);
  expect(remember(createDiskMemory(folder, "1"), "weights", "a", () => "other")).toBe("other");
  expect(ask(createDiskMemory(folder, "1"), "a").computed).toBe(false);
});

test("a truncated, altered or exchanged result is computed and stored again", () => {
  const folder = scratchFolder();
  ask(createDiskMemory(folder, "1"), "a");
  const [path = ""] = segmentFiles(folder);
  ask(createDiskMemory(folder, "1"), "b");
  const other = segmentFiles(folder).find((candidate) => candidate !== path) ?? "";
  const whole = readFileSync(path);
  const damages: readonly Buffer[] = [
    Buffer.alloc(0),
    ...Array.from(whole, (_, length) => whole.subarray(0, length)),
    ...Array.from(whole, (byte, at) => Buffer.from(whole).fill(byte ^ 1, at, at + 1)),
    Buffer.concat([whole, Buffer.from(" ")]),
    readFileSync(other),
    Buffer.from('{"html":"foreign"}'),
  ];
  for (const damage of damages) {
    writeFileSync(path, damage);
    expect(ask(createDiskMemory(folder, "1"), "a")).toEqual({
      given: { html: "<p>a été</p>" },
      computed: true,
    });
    expect(readFileSync(path)).toEqual(whole);
  }
});

/** Everything that a segment proves of itself, made anew over other records by somebody who does not know the key. */
function forge(folder: string, text: string): void {
  for (const path of segmentFiles(folder)) {
    const store = path.includes("/long/") ? "long" : "results";
    const opened = openSegment(path, sealingKey(store, key));
    if (opened.status !== "whole") throw new Error(opened.status);
    const records = opened.segment.rows.map(({ id, kind }) => ({ id, kind, payload: Buffer.from(text) }));
    opened.segment.close();
    rmSync(path);
    const forged = createSegmentStore(dirname(path), sealingKey(store, "a guess"));
    for (const record of records) forged.put(record);
    forged.flush();
    forged.close();
  }
}

const key = "what only the trusted builds know";

test("with a key, no result is taken from a memory that was written without it, whatever its digests say", async () => {
  const folder = scratchFolder();
  const askAll = async (secret: string | undefined) => {
    const memory = createDiskMemory(folder, "1", secret);
    const long = rememberLong(memory, "pages", "c", () => ({ facts: 1, bytes: Buffer.from('"page"') }));
    const lazy = rememberLong(memory, "sources", "d", () => ({ facts: "lazy", bytes: Buffer.of() }));
    const asked = [
      ask(memory, "a", "short").given,
      lazy.facts,
      long.facts,
      Buffer.from(long.bytes).toString(),
    ];
    const bytes = await askBytes(memory, "b", Buffer.from('"bytes"'));
    const given = [...asked, bytes.given.toString()];
    const reused = memory.counts().reduce((sum, count) => sum + count.reused, 0);
    memory.close();
    return { given, reused };
  };
  const given = ["short", "lazy", 1, '"page"', '"bytes"'];
  expect(await askAll(key)).toEqual({ given, reused: 0 });
  expect(await askAll(key)).toEqual({ given, reused: 4 });
  forge(folder, '"poison"');
  expect(await askAll(key)).toEqual({ given, reused: 0 });
  expect(await askAll(key)).toEqual({ given, reused: 4 });
  expect(await askAll(undefined)).toEqual({ given, reused: 0 });
  expect(await askAll(key)).toEqual({ given, reused: 0 });
});

test("with a key, a record that is exchanged for another of the same memory is computed again", () => {
  const folder = scratchFolder();
  for (const name of ["a", "b"]) ask(createDiskMemory(folder, "1", key), name);
  const [first = "", second = ""] = segmentFiles(folder);
  const [one, two] = [readFileSync(first), readFileSync(second)];
  // The payloads, which are of one length, change places.
  const payloadBytes = Buffer.byteLength(JSON.stringify({ html: "<p>a été</p>" }));
  writeFileSync(first, Buffer.concat([two.subarray(0, payloadBytes), one.subarray(payloadBytes)]));
  writeFileSync(second, Buffer.concat([one.subarray(0, payloadBytes), two.subarray(payloadBytes)]));
  for (const name of ["a", "b"]) {
    const given = { html: `<p>${name} été</p>` };
    expect(ask(createDiskMemory(folder, "1", key), name)).toEqual({ given, computed: true });
  }
});

test.each([undefined, key])(
  "a long piece in the place of its result, or the reverse, is computed again: key %j",
  (secret) => {
    const folder = scratchFolder();
    const askLong = () => {
      const memory = createDiskMemory(folder, "1", secret);
      const { facts, bytes } = rememberLong(memory, "pages", "a", () => ({
        facts: 1,
        bytes: Buffer.from("<p>"),
      }));
      const given = [facts, Buffer.from(bytes).toString()];
      memory.flush();
      return given;
    };
    askLong();
    const paths = segmentFiles(folder).map((path) => ({ path, bytes: readFileSync(path) }));
    const [one, other] = paths;
    if (one === undefined || other === undefined) throw new Error("two segments are expected");
    writeFileSync(one.path, other.bytes);
    writeFileSync(other.path, one.bytes);
    expect(askLong()).toEqual([1, "<p>"]);
  },
);

test.runIf(process.platform === "linux")("a pipe among the segments keeps no build waiting", () => {
  const folder = scratchFolder();
  ask(createDiskMemory(folder, "1"), "a");
  spawnSync("mkfifo", [join(folder, "0.memory")]);
  expect(ask(createDiskMemory(folder, "1"), "a").computed).toBe(false);
});

test("a failure is passed on and not kept", async () => {
  const folder = scratchFolder();
  const memory = createDiskMemory(folder, "1");
  const fail = () => {
    throw new Error("broken");
  };
  expect(() => remember(memory, "texts", "a", fail)).toThrow("broken");
  await expect(rememberBytes(memory, "a", async () => fail())).rejects.toThrow("broken");
  expect(getFiles(folder)).toEqual({});
  expect(ask(memory, "a")).toMatchObject({ computed: true });
});

test("the folder may be deleted between any two results", () => {
  const folder = join(scratchFolder(), ".site/cache");
  for (const key of ["a", "b", "a"]) {
    const memory = createDiskMemory(folder, "1");
    expect(ask(memory, key)).toEqual({ given: { html: `<p>${key} été</p>` }, computed: true });
    rmSync(folder, { recursive: true });
    expect(ask(memory, "c").computed).toBe(true);
    rmSync(folder, { recursive: true });
    expect(memory.hasFailedToStore()).toBe(false);
    memory.prune();
  }
  expect(ask(createDiskMemory(folder, "1"), "c").computed).toBe(true);
  expect(ask(createDiskMemory(folder, "1"), "c").computed).toBe(false);
});

test("results of all lengths are read back unchanged, in any order, as long as they are in use", async () => {
  const folder = scratchFolder();
  const results = Array.from({ length: 200 }, (_, at) => Buffer.alloc((at * at) % 40_000, `${at},`));
  const inOrder = [...results.keys()];
  const askAll = async (order: readonly number[]) => {
    const memory = createDiskMemory(folder, "1");
    const askOne = (at: number) => rememberBytes(memory, String(at), async () => results[at] ?? Buffer.of());
    const given = await Promise.all(order.map(askOne));
    memory.flush();
    return { given: given.map(digestOf), counts: memory.counts() };
  };
  const digests = results.map(digestOf);
  await askAll(inOrder);
  for (const order of [inOrder, inOrder.toReversed(), inOrder.toSorted((a, b) => (a % 7) - (b % 7))]) {
    expect(await askAll(order)).toEqual({
      given: order.map((at) => digests[at]),
      counts: [{ kind: "pictures", computed: 0, reused: 200 }],
    });
  }
});

test("a long result whose facts or whose bytes are lost is computed again", () => {
  const folder = scratchFolder();
  const askLong = () => {
    const memory = createDiskMemory(folder, "1");
    const { facts, bytes } = rememberLong(memory, "pages", "a", () => ({
      facts: { title: "A" },
      bytes: Buffer.from("<h1>A</h1>"),
    }));
    const given = { title: facts.title, html: Buffer.from(bytes).toString() };
    memory.flush();
    return { given, counts: memory.counts() };
  };
  const given = { title: "A", html: "<h1>A</h1>" };
  const computed = { given, counts: [{ kind: "pages", computed: 1, reused: 0 }] };
  const reused = { given, counts: [{ kind: "pages", computed: 0, reused: 1 }] };
  expect(askLong()).toEqual(computed);
  expect(askLong()).toEqual(reused);
  expect(segmentFiles(folder)).toHaveLength(2);
  const [facts = "", bytes = ""] = segmentFiles(folder).toSorted((a, b) => a.length - b.length);
  rmSync(facts);
  expect(askLong()).toEqual(computed);
  expect(askLong()).toEqual(reused);
  expect(bytes).toContain("long");
  // Nobody knows before somebody asks for them.
  rmSync(bytes);
  expect(askLong()).toEqual(reused);
  expect(readdirSync(join(folder, "long"))).toHaveLength(1);
  expect(askLong()).toEqual(reused);
});

test.each(["createDiskMemory", "noMemory"] as const)(
  "a long result that somebody else has made is not computed, but by %s where it is lost",
  (kind) => {
    const folder = scratchFolder();
    const place = join(folder, "memory");
    const memory = kind === "createDiskMemory" ? createDiskMemory(place, "1") : createScratchMemory(place);
    let computed = 0;
    const compute = () => {
      computed += 1;
      return { facts: { words: 3 }, bytes: Buffer.from("computed") };
    };
    const made = { facts: { words: 2 }, bytes: Buffer.from("made") };
    const result = memory.keep("markdown", "a", made, compute);
    expect([result.facts, Buffer.from(result.bytes).toString(), computed]).toEqual([{ words: 2 }, "made", 0]);
    expect(memory.counts()).toEqual([{ kind: "markdown", computed: 1, reused: 0 }]);
    // What is not on the disk is lost with the memory that held it.
    memory.flush();
    for (const path of segmentFiles(folder)) rmSync(path);
    expect([Buffer.from(result.bytes).toString(), computed]).toEqual(["computed", 1]);
  },
);

test("a long result is looked up without being computed", () => {
  const folder = scratchFolder();
  const compute = () => expect.unreachable();
  const find = (memory: Memory, kind: LongKind, key: string) =>
    memory.find<string>(kind, key, compute)?.facts;
  const memory = createDiskMemory(folder, "1");
  expect([find(memory, "markdown", "a"), memory.counts()]).toEqual([undefined, []]);
  rememberLong(memory, "markdown", "a", () => ({ facts: "result", bytes: Buffer.of(1) }));
  expect(find(memory, "markdown", "a")).toBe("result");
  expect([find(memory, "markdown", "b"), find(memory, "pages", "a")]).toEqual([undefined, undefined]);
  memory.flush();
  const next = createDiskMemory(folder, "1");
  expect(find(next, "markdown", "a")).toBe("result");
  expect(next.counts()).toEqual([{ kind: "markdown", computed: 0, reused: 1 }]);
  expect(find(createDiskMemory(folder, "2"), "markdown", "a")).toBeUndefined();
  expect(find(createScratchMemory(folder), "markdown", "a")).toBeUndefined();
});

test("a read-only folder is not an error, and sets a flag", async () => {
  const root = scratchFolder();
  putFiles(root, { ".site": "a file stands where the folder should be" });
  const memory = createDiskMemory(join(root, ".site/cache"), "1");
  expect(memory.hasFailedToStore()).toBe(false);
  expect(ask(memory, "a")).toEqual({ given: { html: "<p>a été</p>" }, computed: true });
  expect(memory.hasFailedToStore()).toBe(true);
  expect(await askBytes(memory, "a", Buffer.from("b"))).toEqual({ given: Buffer.from("b"), computed: true });
  memory.prune();
  expect(getFiles(root)).toEqual({ ".site": "a file stands where the folder should be" });
});

test("a build that is killed before its end leaves the results of the last", () => {
  const folder = scratchFolder();
  ask(createDiskMemory(folder, "1"), "a");
  remember(createDiskMemory(folder, "1"), "texts", "b", () => "never flushed");
  expect(ask(createDiskMemory(folder, "1"), "a").computed).toBe(false);
  expect(ask(createDiskMemory(folder, "1"), "b").computed).toBe(true);
});

test("a folder in the place of a segment gives way to what is computed again", () => {
  const folder = scratchFolder();
  ask(createDiskMemory(folder, "1"), "a");
  const [path = ""] = segmentFiles(folder);
  rmSync(path);
  mkdirSync(path);
  const memory = createDiskMemory(folder, "1");
  expect(ask(memory, "a")).toEqual({ given: { html: "<p>a été</p>" }, computed: true });
  expect(memory.hasFailedToStore()).toBe(false);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(ask(createDiskMemory(folder, "1"), "a").computed).toBe(false);
});

/** Makes a look at what is there worth while. */
const longText = "text ".repeat(50);

test("after a build, unused results are dropped if they take much room", () => {
  const folder = scratchFolder();
  const first = createDiskMemory(folder, "1");
  ask(first, "a");
  ask(first, "b");
  first.prune();
  expect(segmentFiles(folder)).toHaveLength(2);

  const second = createDiskMemory(folder, "1");
  ask(second, "b");
  second.prune();
  // Nothing has come that would need the room.
  expect(segmentFiles(folder)).toHaveLength(2);

  const third = createDiskMemory(folder, "1");
  ask(third, "b");
  ask(third, "c", longText);
  third.prune();
  expect(segmentFiles(folder)).toHaveLength(2);
  expect(ask(createDiskMemory(folder, "1"), "b").computed).toBe(false);
  expect(ask(createDiskMemory(folder, "1"), "c").computed).toBe(false);
  expect(ask(createDiskMemory(folder, "1"), "a").computed).toBe(true);
});

test("the remains of killed builds are removed, and other files stay", () => {
  const folder = scratchFolder();
  ask(createDiskMemory(folder, "1"), "a");
  const [path = ""] = segmentFiles(folder);
  writeFileSync(`${path}.123-4.tmp`, "half");
  putFiles(folder, { README: "not ours", "stray.tmp": "not ours" });
  createDiskMemory(folder, "1").prune();
  expect(Object.keys(getFiles(folder)).sort()).toEqual([basename(path), "README", "stray.tmp"].sort());
});

test("many builds with one change each do not leave as many files", () => {
  const folder = scratchFolder();
  const keys: string[] = [];
  for (let build = 0; build < 40; build += 1) {
    keys.push(`key ${build}`);
    const memory = createDiskMemory(folder, "1");
    for (const key of keys) remember(memory, "texts", key, () => key);
    memory.prune();
    expect(segmentFiles(folder).length).toBeLessThanOrEqual(9);
  }
  const last = createDiskMemory(folder, "1");
  for (const key of keys) expect(remember(last, "texts", key, () => "anew")).toBe(key);
  expect(last.counts()).toEqual([{ kind: "texts", computed: 0, reused: 40 }]);
});

test("a build that changes nothing writes nothing, however much is remembered", async () => {
  const folder = scratchFolder();
  const long = Buffer.alloc(8 * 1024 * 1024);
  const build = async () => {
    const memory = createDiskMemory(folder, "1");
    for (const key of ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
      await rememberBytes(memory, key, async () => long);
    await rememberBytes(memory, "short", async () => Buffer.from("short"));
    memory.prune();
    return segmentFiles(folder).map((path) => [path, statSync(path).ino]);
  };
  const written = await build();
  expect(written).toHaveLength(10);
  expect(await build()).toEqual(written);
});

test("a dropped result is computed again by the same memory", () => {
  const folder = scratchFolder();
  ask(createDiskMemory(folder, "1"), "a");
  const memory = createDiskMemory(folder, "1");
  ask(memory, "b", longText);
  memory.prune();
  expect(ask(memory, "a")).toEqual({ given: { html: "<p>a été</p>" }, computed: true });
  expect(ask(memory, "b").computed).toBe(false);
});

test("results that only some builds use outlive the builds that do not", async () => {
  const folder = scratchFolder();
  const weigh = (memory: ReturnType<typeof createDiskMemory>, key: string) =>
    remember(memory, "weights", key, () => 42);
  const reporting = createDiskMemory(folder, "1");
  ask(reporting, "a");
  weigh(reporting, "page");
  weigh(reporting, "old page");
  reporting.prune();

  const plain = createDiskMemory(folder, "1");
  ask(plain, "a");
  plain.prune();

  const again = createDiskMemory(folder, "1");
  weigh(again, "page");
  expect(again.counts()).toEqual([{ kind: "weights", computed: 0, reused: 1 }]);
  ask(again, "a");
  ask(again, "b", longText);
  again.prune();
  const last = createDiskMemory(folder, "1");
  expect(ask(last, "a").computed).toBe(false);
  weigh(last, "old page");
  expect(last.counts()).toEqual([
    { kind: "texts", computed: 0, reused: 1 },
    { kind: "weights", computed: 1, reused: 0 },
  ]);
});

test("builds at the same time share results, and one that drops its unused results harms no other", async () => {
  const folder = scratchFolder();
  const one = createDiskMemory(folder, "1");
  const two = createDiskMemory(folder, "1");
  ask(one, "a");
  expect(ask(two, "a").computed).toBe(false);
  ask(two, "b");
  ask(one, "c");
  one.prune();
  expect(ask(two, "b")).toEqual({ given: { html: "<p>b été</p>" }, computed: false });
  const same = await Promise.all([
    askBytes(one, "i", Buffer.from("i")),
    askBytes(two, "i", Buffer.from("i")),
  ]);
  expect(same.map(({ given }) => given.toString())).toEqual(["i", "i"]);
  expect(await askBytes(createDiskMemory(folder, "1"), "i", Buffer.from("i"))).toMatchObject({
    computed: false,
  });
});

test.runIf(process.platform === "linux")(
  "a memory that is closed has no file open, and opens them again where somebody asks",
  () => {
    const folder = scratchFolder();
    const askLong = (memory: ReturnType<typeof createDiskMemory>) =>
      Buffer.from(rememberLong(memory, "pages", "a", () => ({ facts: {}, bytes: Buffer.from("été") })).bytes);
    for (const key of ["a", "b", "c"]) ask(createDiskMemory(folder, "1"), key);
    const writer = createDiskMemory(folder, "1");
    askLong(writer);
    writer.flush();
    writer.close();
    const memory = createDiskMemory(folder, "1");
    const before = countOpenFiles(folder);
    ask(memory, "a");
    ask(memory, "d");
    expect(askLong(memory).toString()).toBe("été");
    expect(countOpenFiles(folder)).toBeGreaterThan(before + 3);
    memory.close();
    expect(countOpenFiles(folder)).toBe(before);
    expect([ask(memory, "b").computed, ask(memory, "d").computed]).toEqual([false, false]);
    memory.close();
    memory.close();
    expect(countOpenFiles(folder)).toBe(before);
  },
);

test("a segment that the system does not open stays, and is used again once it does", () => {
  const folder = scratchFolder();
  ask(createDiskMemory(folder, "1"), "a");
  const [path = ""] = segmentFiles(folder);
  renameSync(path, join(folder, "aside"));
  // Stands for a refusal that passes, such as EMFILE: a link that leads to itself is ELOOP.
  symlinkSync(basename(path), path);
  expect(createDiskMemory(folder, "1").find("markdown", "a", () => expect.unreachable())).toBeUndefined();
  expect(readdirSync(folder)).toContain(basename(path));
  rmSync(path);
  renameSync(join(folder, "aside"), path);
  expect(ask(createDiskMemory(folder, "1"), "a").computed).toBe(false);
});

test("the counts show how many results of each kind were computed and reused", async () => {
  const folder = scratchFolder();
  ask(createDiskMemory(folder, "1"), "a");
  const memory = createDiskMemory(folder, "1");
  ask(memory, "b");
  ask(memory, "a");
  ask(memory, "b");
  await askBytes(memory, "i", Buffer.from("i"));
  expect(memory.counts()).toEqual([
    { kind: "pictures", computed: 1, reused: 0 },
    { kind: "texts", computed: 1, reused: 2 },
  ]);
});

test("--no-cache starts from nothing, whatever a killed process with the same id left", () => {
  const scratch = join(scratchFolder(), "scratch");
  const old = createSegmentStore(scratch);
  // A segment is found by its name: one of many comes after the new one.
  for (let number = 0; number < 20; number += 1) {
    old.put({ id: shortHashOf(keyOf("pages", "a")), kind: "pages", payload: Buffer.from(`old ${number}`) });
    old.flush();
  }
  putFiles(scratch, { "0123456789abcdef.memory.123-4.tmp": "half" });
  const memory = createScratchMemory(scratch);
  const { bytes } = rememberLong(memory, "pages", "a", () => ({ facts: {}, bytes: Buffer.from("new") }));
  expect(Buffer.from(bytes).toString()).toBe("new");
  const long = Buffer.alloc(9 * 1024 * 1024);
  rememberLong(memory, "pages", "b", () => ({ facts: {}, bytes: long }));
  const again = rememberLong(memory, "pages", "a", () => ({ facts: {}, bytes: Buffer.from("new") }));
  rememberLong(memory, "pages", "c", () => ({ facts: {}, bytes: long }));
  expect(Buffer.from(again.bytes).toString()).toBe("new");
  memory.flush();
  expect(existsSync(scratch)).toBe(false);
});

test("--no-cache computes everything, keeps nothing and still counts", async () => {
  const memory = createScratchMemory(join(scratchFolder(), "scratch"));
  expect(ask(memory, "a").computed).toBe(true);
  expect(ask(memory, "a").computed).toBe(true);
  expect(await askBytes(memory, "i", Buffer.from("i"))).toEqual({ given: Buffer.from("i"), computed: true });
  memory.prune();
  expect(memory.hasFailedToStore()).toBe(false);
  expect(memory.counts()).toEqual([
    { kind: "pictures", computed: 1, reused: 0 },
    { kind: "texts", computed: 2, reused: 0 },
  ]);
});
