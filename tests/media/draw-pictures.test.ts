import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPictures } from "../../src/media/draw-pictures.ts";
import type { Picture } from "../../src/model/model.ts";
import { createDiskIo } from "../../src/pipeline/io/disk-io.ts";
import { createDiskMemory, createScratchMemory } from "../../src/store/memory.ts";
import type { Problem } from "../../src/words/problem.ts";
import { eventually } from "../support/eventually.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { tell } from "../support/speech.ts";

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#c8401c" d="M0 0h10v5H0z"/></svg>';

function picture(more: Partial<Picture> = {}): Picture {
  return {
    path: "assets/a.1.png",
    digest: "1",
    svg: async () => square,
    format: "png",
    width: 64,
    height: 64,
    colours: 16,
    ...more,
  };
}

async function draw(
  pictures: readonly Picture[],
  memory = createScratchMemory(join(scratchFolder(), "scratch")),
) {
  const problems: Problem[] = [];
  const files = await drawPictures(pictures, memory, (problem) => problems.push(problem));
  return { files, problems };
}

test("a drawing becomes pixels of the size asked for, with sharp edges, and the same bytes each time", async () => {
  const [first, second] = [await draw([picture()]), await draw([picture()])];
  const { data, info } = await sharp(first.files[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([64, 64]);
  const at = (x: number, y: number) => [...data.subarray((y * 64 + x) * info.channels).subarray(0, 3)];
  expect(at(32, 31)).toEqual([200, 64, 28]);
  expect(at(32, 32)).not.toEqual([200, 64, 28]);
  expect(Buffer.compare(first.files[0]?.bytes ?? Buffer.of(), second.files[0]?.bytes ?? Buffer.of())).toBe(0);
});

test("an ICO file holds one picture and says how large it is", async () => {
  const { files } = await draw([picture({ path: "favicon.ico", format: "ico", width: 32, height: 32 })]);
  const bytes = Buffer.from(files[0]?.bytes ?? []);
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes[6], bytes[7]]).toEqual([1, 1, 32, 32]);
  const held = bytes.subarray(bytes.readUInt32LE(18));
  expect(held.byteLength).toBe(bytes.readUInt32LE(14));
  expect(await sharp(held).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});

test("a picture is remembered by its digest, whatever its path", async () => {
  const folder = join(scratchFolder(), "cache");
  const first = createDiskMemory(folder, "1");
  const { files: made } = await draw([picture()], first);
  first.flush();
  const again = createDiskMemory(folder, "1");
  const untouched = picture({ path: "assets/b.1.png", svg: () => expect.unreachable("it is remembered") });
  const { files } = await draw([untouched], again);
  expect(again.counts()).toEqual([{ kind: "pictures", computed: 0, reused: 1 }]);
  expect(files.map(({ path }) => path)).toEqual(["assets/b.1.png"]);
  expect(Buffer.compare(files[0]?.bytes ?? Buffer.of(), made[0]?.bytes ?? Buffer.of(1))).toBe(0);
});

test("a file that is not a drawing is named, and the others are made", async () => {
  const { files, problems } = await draw([
    picture({ path: "assets/no.png", digest: "2", svg: async () => "<svg" }),
    picture(),
  ]);
  expect(files.map(({ path }) => path)).toEqual(["assets/a.1.png"]);
  expect(problems).toMatchObject([{ code: "asset/invalid-picture", severity: "error" }]);
  expect(tell(problems[0]?.message ?? "")).toContain("assets/no.png");
});

test("after an abort, pictures in progress are finished and kept, and no other is begun", async () => {
  const root = scratchFolder();
  const open = () => createDiskIo({ root, out: join(root, "dist"), cache: true });
  const refusal = new AbortController();
  const begun: string[] = [];
  const pictures = Array.from({ length: 40 }, (_, index) => {
    const digest = `${index}`;
    const svg = async () => {
      begun.push(digest);
      // Others may be under way by then; a clock would let a busy machine make all of them first.
      refusal.abort();
      return square;
    };
    return picture({ path: `assets/${index}.png`, digest, svg });
  });
  const disk = open();
  const drawn = disk.drawPictures(pictures, () => expect.unreachable("all can be drawn"), refusal.signal);
  await eventually(() => expect(begun).not.toEqual([]));
  disk.flush();
  const made = await drawn;
  await new Promise((resolve) => setImmediate(resolve));
  expect(made.length).toBe(begun.length);
  expect(begun.length).toBeLessThan(pictures.length);
  // Kept without another word.
  expect(await open().recallPictures(pictures)).toHaveLength(begun.length);
});

test("a drawing that is not XML is reported in one line, without the words of the library", async () => {
  const broken = square.replace("/></svg>", "></svg>");
  const { problems } = await draw([picture({ svg: async () => broken })]);
  expect(problems.map(({ message }) => message)).toEqual([
    "the drawing of assets/a.1.png cannot be turned into pixels: Opening and ending tag mismatch: path line 1 and svg",
  ]);
});
