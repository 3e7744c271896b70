import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { writeRank } from "../../../src/hosts/write-rank.ts";
import { digestOf } from "../../../src/model/memory/hash.ts";
import { createCompressor } from "../../../src/pipeline/io/compress-file.ts";
import { type Compress, compressFiles } from "../../../src/pipeline/publish/compress-files.ts";
import { createDiskMemory, createScratchMemory } from "../../../src/store/memory.ts";
import { createMapMemory } from "../../support/map-memory.ts";

const long = Buffer.from("Un bâtiment utile. ".repeat(100));

test("each text file has a copy in each format, with the same content", async () => {
  const files = [
    { path: "a.html", bytes: long },
    { path: "assets/a.1234567890.js", bytes: long },
  ];
  const compressed = await compressFiles(files, ["br", "gz"], createCompressor(createMapMemory()).compress);
  expect(compressed.map(({ path }) => path)).toEqual([
    "a.html.br",
    "a.html.gz",
    "assets/a.1234567890.js.br",
    "assets/a.1234567890.js.gz",
  ]);
  const [br, gz] = compressed.map(({ bytes }) => bytes);
  expect(Buffer.compare(brotliDecompressSync(br ?? ""), long)).toBe(0);
  expect(Buffer.compare(gunzipSync(gz ?? ""), long)).toBe(0);
});

test.each([
  ["what is short", "a.html", Buffer.from("<p>Court</p>")],
  ["an image", "a.png", long],
  ["a font", "assets/a.woff2", long],
  ["what servers read and visitors do not", ".hosts/nginx.txt", long],
])("%s is published once", async (_, path, bytes) => {
  expect(
    await compressFiles([{ path, bytes }], ["br", "gz"], createCompressor(createMapMemory()).compress),
  ).toEqual([]);
});

test("a short file of known size is not read to see whether it is worth compressing", async () => {
  const short = {
    path: "a.html",
    sizeBytes: 999,
    get bytes(): Uint8Array {
      throw new Error("read");
    },
  };
  expect(await compressFiles([short], ["br"], createCompressor(createMapMemory()).compress)).toEqual([]);
});

test("the two files of a page are compressed once, and not again in the next build", async () => {
  const memory = createMapMemory();
  const page = [
    { path: "a.html", bytes: long, digest: digestOf(long) },
    { path: "a/index.html", bytes: long, digest: digestOf(long) },
  ];
  const first = await compressFiles(page, ["br", "gz"], createCompressor(memory).compress);
  const second = await compressFiles(page, ["br", "gz"], createCompressor(memory).compress);
  expect(memory.computed()).toBe(2);
  expect(second).toEqual(first);
});

test("however many files there are, a few are compressed at a time, and their bytes are not kept", async () => {
  let busy = 0;
  let busiest = 0;
  let read = 0;
  const compress: Compress = async ({ path }, format) => {
    busy += 1;
    busiest = Math.max(busiest, busy);
    await new Promise((resolve) => setImmediate(resolve));
    busy -= 1;
    return {
      facts: null,
      digest: `of ${path} as ${format}`,
      sizeBytes: 12,
      get bytes() {
        read += 1;
        return Buffer.from(path);
      },
    };
  };
  const files = Array.from({ length: 500 }, (_, index) => ({ path: `${index}.html`, bytes: long }));
  const compressed = await compressFiles(files, ["br", "gz"], compress);
  expect(busiest).toBeGreaterThan(3);
  expect(busiest).toBeLessThan(20);
  expect(read).toBe(0);
  expect(compressed).toHaveLength(1000);
  expect(compressed[3]).toMatchObject({ path: "1.html.gz", digest: "of 1.html as gz", sizeBytes: 12 });
  expect(Buffer.from(compressed[3]?.bytes ?? []).toString()).toBe("1.html");
});

test.each([
  ["remembered", (folder: string) => createDiskMemory(folder, "1")],
  ["kept until the build ends", createScratchMemory],
])("compressed bytes that are %s stay on the disk, and are made again if they are lost", async (_, open) => {
  const folder = mkdtempSync(join(tmpdir(), "charpente-compressed-"));
  const memory = open(folder);
  try {
    // So long that it is written at once.
    const noise = randomBytes(9 * 1024 * 1024);
    const files = [{ path: "a.txt", bytes: noise }];
    const [gz] = await compressFiles(files, ["gz"], createCompressor(memory).compress);
    const before = gz?.bytes ?? Buffer.of();
    expect(before === gz?.bytes).toBe(false);
    expect([gz?.digest, gz?.sizeBytes]).toEqual([digestOf(before), before.byteLength]);
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (path.endsWith(".memory")) truncateSync(join(folder, path));
    expect(Buffer.compare(gz?.bytes ?? Buffer.of(), before)).toBe(0);
    expect(Buffer.compare(gunzipSync(before), noise)).toBe(0);
  } finally {
    memory.flush();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a compressed file contains neither the date nor the system", async () => {
  const [gz] = await compressFiles(
    [{ path: "a.txt", bytes: long }],
    ["gz"],
    createCompressor(createMapMemory()).compress,
  );
  // RFC 1952: bytes 4 to 7 are the time, byte 9 is the system.
  expect([...(gz?.bytes.subarray(4, 8) ?? []), gz?.bytes[9]]).toEqual([0, 0, 0, 0, 255]);
});

test("compressed files are published with their originals", () => {
  expect(["a.html.br", "assets/a.js.gz", "sitemap.xml.br"].map(writeRank)).toEqual([1, 0, 2]);
});

test("the files for hosts are written after the pages", () => {
  const files = [".htaccess", "_headers", "vercel.json", "staticwebapp.config.json", ".hosts/nginx.conf"];
  expect(files.map(writeRank)).toEqual([2, 2, 2, 2, 2]);
});

test("a compressed file is weighed by its compressed size, and not compressed again", async () => {
  const memory = createMapMemory();
  const { compress, weigh } = createCompressor(memory);
  const alone = weigh({ bytes: long });
  expect(memory.computed()).toBe(1);
  const [compressed] = await compressFiles([{ path: "a.html", bytes: long }], ["br"], compress);
  expect(weigh({ bytes: long })).toBe(compressed?.bytes.byteLength);
  expect(weigh({ bytes: long }, "quickly")).toBe(compressed?.bytes.byteLength);
  expect(memory.computed()).toBe(2);
  expect(alone).toBe(compressed?.bytes.byteLength);
});
