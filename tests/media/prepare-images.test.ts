import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Color } from "sharp";
import { expect, test } from "vitest";
import { prepareImages } from "../../src/media/prepare-images.ts";
import type { RawFile } from "../../src/model/model.ts";
import { createDiskMemory, createScratchMemory } from "../../src/store/memory.ts";
import type { Problem } from "../../src/words/problem.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { tell } from "../support/speech.ts";

const svg = (inside = "") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9v9z"/>${inside}</svg>`,
  );

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
}

function photoOf(background: Color) {
  const channels = typeof background === "string" ? 3 : 4;
  return sharp({ create: { width: 40, height: 30, channels, background } });
}

async function prepare(sources: readonly RawFile[], memory = createScratchMemory(scratchFolder())) {
  const problems: Problem[] = [];
  const prepared = await prepareImages(sources, memory, (problem) => problems.push(problem));
  return { ...prepared, paths: prepared.files.map(({ path }) => path), problems, counts: memory.counts() };
}

test("an image is named by its given path, with accents, and its given bytes are used without reading the disk", async () => {
  const path = "content/images/fa\u00e7ade d\u2019\u00e9t\u00e9.png";
  const { images, problems, paths } = await prepare([{ path, bytes: await photo(500, 250) }]);
  expect(problems).toEqual([]);
  expect(images[path]).toMatchObject({
    width: 500,
    height: 250,
    placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  const named = images[path]?.sources.flatMap(({ variants }) => variants.map(({ path }) => path)) ?? [];
  expect([...named, images[path]?.fallback ?? ""].sort()).toEqual([...paths].sort());
});

test("whatever an image is called, the names of its files are safe in srcset", async () => {
  const bytes = await photo(500, 250);
  const { paths } = await prepare([
    { path: "content/images/IMG 001, été (1).png", bytes },
    { path: "content/images/100%?#.png", bytes: await photo(500, 260) },
    { path: "content/images/照片.svg", bytes: svg("<g/>") },
  ]);
  expect(paths.filter((path) => !/^assets\/[a-z0-9-]+\.[0-9a-f]{10}\.[a-z]+$/.test(path))).toEqual([]);
  expect(paths.some((path) => path.startsWith("assets/img-001-ete-1-400."))).toBe(true);
  expect(paths.some((path) => path.startsWith("assets/image."))).toBe(true);
});

test("an image is offered in both formats at every width up to its own", async () => {
  const path = "content/p.png";
  const { images } = await prepare([{ path, bytes: await photo(900, 30) }]);
  expect(
    images[path]?.sources.map(({ type, variants }) => [type, variants.map(({ width }) => width)]),
  ).toEqual([
    ["image/avif", [400, 800, 900]],
    ["image/webp", [400, 800, 900]],
  ]);
});

/** A picture with detail that every lossy format changes: red above, the rest as noise has it. */
function grain(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const red = { create: { width, height: height / 4, channels: 3, background: "#c00000" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#808080", noise } }).composite([
    { input: red, gravity: "north" },
  ]);
}

test.each([
  ["JPEG", () => grain(60, 40).jpeg({ quality: 98 })],
  ["WebP", () => grain(60, 40).webp({ quality: 98 })],
  ["PNG", () => grain(60, 40).png()],
  ["AVIF", () => grain(60, 40).avif({ quality: 90 })],
])("files made from a %s are encoded only once with losses", async (format, draw) => {
  const source = await draw().toBuffer();
  const path = `content/grain.${format.toLowerCase()}`;
  const { images, files } = await prepare([{ path, bytes: source }]);
  const offered = files.find((file) => file.path === images[path]?.fallback);
  const direct = await sharp(source).jpeg({ quality: 80 }).toBuffer();
  expect(Buffer.compare(offered?.bytes ?? Buffer.of(), direct)).toBe(0);
});

test("a photograph of a camera that was held upright is upright", async () => {
  const path = "content/upright.jpg";
  const bytes = await grain(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { images, files } = await prepare([{ path, bytes }]);
  expect(images[path]).toMatchObject({ width: 200, height: 400 });
  const offered = files.find((file) => file.path === images[path]?.fallback);
  const { data, info } = await sharp(offered?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([200, 400]);
  // What was above lies on the right now.
  const at = (200 * info.width + 190) * info.channels;
  const [red = 0, green = 255] = data.subarray(at, at + 3);
  expect([red > 150, green < 60]).toEqual([true, true]);
});

test.each([
  ["sixteen bits a channel", () => photoOf("#336699").toColourspace("rgb16").png()],
  ["the colours of a press", () => photoOf("#808080").toColourspace("cmyk").jpeg()],
  ["shades of grey", () => photoOf("#808080").toColourspace("b-w").png()],
  ["glass", () => photoOf({ r: 51, g: 102, b: 153, alpha: 0.5 }).png()],
])("an image of %s is shown in the colours that it has", async (_, draw) => {
  const path = "content/colours.png";
  const bytes = await draw().toBuffer();
  const { images, files, problems } = await prepare([{ path, bytes }]);
  expect(problems).toEqual([]);
  const offered = files.find((file) => file.path === images[path]?.fallback);
  const colours = async (one: Uint8Array | undefined) =>
    (await sharp(one).toColourspace("srgb").ensureAlpha().raw().toBuffer()).subarray(0, 4);
  const [shown, meant] = [await colours(offered?.bytes), await colours(bytes)];
  for (const [index, value] of meant.entries())
    expect(Math.abs((shown[index] ?? 0) - value)).toBeLessThanOrEqual(3);
  expect(images[path]?.placeholder).toMatch(/^#[0-9a-f]{6}$/);
});

test.each(["gif", "webp"] as const)(
  "an animated %s keeps moving, in every file that is offered",
  async (format) => {
    // A gradient: of few colours, GIF would be the smallest.
    const frames = ["#f00", "#0f0", "#00f"].map((colour) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><radialGradient id="g"><stop stop-color="${colour}"/><stop offset="1" stop-color="#fff"/></radialGradient><path fill="url(#g)" d="M0 0h120v90H0z"/></svg>`,
      ),
    );
    const moving = sharp(frames, { join: { animated: true } });
    const bytes = await (format === "gif" ? moving.gif() : moving.webp({ lossless: true })).toBuffer();
    const { images, files, problems } = await prepare([{ path: `content/a.${format}`, bytes }]);
    expect(problems).toEqual([]);
    const image = images[`content/a.${format}`];
    expect(image).toMatchObject({ width: 120, height: 90, sources: [{ type: "image/webp" }] });
    expect(
      Buffer.compare(Buffer.from(files.find(({ path }) => path === image?.fallback)?.bytes ?? []), bytes),
    ).toBe(0);
    const pages = await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).pages));
    expect(new Set(pages)).toEqual(new Set([3]));
  },
);

test("a drawing keeps its size and loses its scripts", async () => {
  const bytes = svg('<script>alert(1)</script><g onload="alert(2)"><circle r="3"/></g>');
  const { images, files } = await prepare([{ path: "content/plan.svg", bytes }]);
  const image = images["content/plan.svg"];
  expect(image).toMatchObject({ width: 40, height: 30, sources: [] });
  expect(image?.placeholder).toBeUndefined();
  expect(files.map(({ bytes }) => Buffer.from(bytes).toString()).join()).not.toMatch(/script|onload|alert/);
});

test("a drawing that is opened by itself runs no script at a click, and does not navigate by itself", async () => {
  const late = [
    '<a><set attributeName="href" to="javascript:alert(1)"/><circle r="3"/></a>',
    '<a><animate attributeName="xlink:href" values="#a;javascript:alert(2)"/><circle r="3"/></a>',
    '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="Refresh" content="0;url=https://evil.example"/>',
    '<h:META xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://evil.example"/>',
  ].join("");
  const stays = '<circle r="2"><animate attributeName="r" to="3" dur="1s"/></circle>';
  const { files } = await prepare([{ path: "content/plan.svg", bytes: svg(late + stays) }]);
  const drawn = files.map(({ bytes }) => Buffer.from(bytes).toString()).join();
  expect(drawn).not.toMatch(/javascript|evil/);
  expect(drawn).toMatch(/<animate attributeName="r"/);
});

test("a file that is no image is named, and the others are made", async () => {
  const { images, problems } = await prepare([
    { path: "content/a.jpg", bytes: Buffer.from("no image") },
    { path: "content/b.svg", bytes: Buffer.from("<p>no drawing</p>") },
    { path: "content/c.svg", bytes: svg() },
  ]);
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    "entry/invalid-image content/a.jpg",
    "entry/invalid-image content/b.svg",
  ]);
  expect(Object.keys(images)).toEqual(["content/c.svg"]);
});

test("an unreadable photograph of a telephone is reported as HEIC, whatever its extension", async () => {
  const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(400, "x")]);
  const { problems } = await prepare([
    { path: "content/IMG_1234.HEIC", bytes: heic },
    { path: "content/photo.jpg", bytes: heic },
  ]);
  const message = "the file is a photograph in HEIC, as telephones take them, which cannot be read here";
  expect(problems).toMatchObject([
    { file: "content/IMG_1234.HEIC", message, hint: "save it again as JPEG, PNG, WebP, AVIF or SVG" },
    { file: "content/photo.jpg", message },
  ]);
});

test("an unreadable image is reported in one line", async () => {
  const bytes = Buffer.concat([Buffer.from("\0\0\0\x18ftypmif1\0\0\0\0mif1heic"), Buffer.alloc(400, "x")]);
  const { problems } = await prepare([{ path: "content/a.jpg", bytes }]);
  expect(problems).toHaveLength(1);
  expect(tell(problems[0]?.message ?? "")).not.toContain("\n");
});

test("losses of a drawing are reported again by every build that remembers it", async () => {
  const folder = join(scratchFolder(), "cache");
  const told = async () => {
    const memory = createDiskMemory(folder, "1");
    const bytes = svg('\n<image href="photo.png"/>');
    const { problems, counts } = await prepare([{ path: "content/plan.svg", bytes }], memory);
    memory.flush();
    return { problems, computed: counts[0]?.computed };
  };
  const first = await told();
  expect(first.problems).toMatchObject([
    {
      code: "entry/cleaned-image",
      severity: "warning",
      file: "content/plan.svg",
      at: { line: 2, column: 1 },
    },
  ]);
  expect(await told()).toEqual({ problems: first.problems, computed: 0 });
});

test("an image that was moved or changed back is not made again; another with its name is", async () => {
  const folder = join(scratchFolder(), "cache");
  const made = async (path: string, bytes: Uint8Array) => {
    const memory = createDiskMemory(folder, "1");
    const { counts } = await prepare([{ path, bytes }], memory);
    memory.flush();
    return counts[0]?.computed;
  };
  expect(await made("content/a/plan.svg", svg())).toBe(1);
  expect(await made("content/b/plan.svg", svg())).toBe(0);
  expect(await made("content/a/plan.svg", svg("<circle r='2'/>"))).toBe(1);
  expect(await made("content/a/plan.svg", svg())).toBe(0);
  expect(await made("content/a/autre.svg", svg())).toBe(1);
});

/** An SVG that is well formed and only large. */
function largeSvg(inside: string) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${inside}</svg>`);
}

test.each([
  [
    "more bytes",
    `<path d="M0 0${"h9v9".repeat(130_000)}"/>`,
    /: it has 520,\d+ characters, and the limit is 500,000/,
  ],
  [
    "more rules",
    `<style>${".a{fill:red}".repeat(900)}</style>${"<g/>".repeat(400)}`,
    /: it has 404 tags and 900 style rules/,
  ],
  ["deeper", "<g>".repeat(1000) + "</g>".repeat(1000), /: its elements nest more than 200 deep$/],
])("an SVG of %s than can be cleaned in time is refused with the reason", async (_, inside, message) => {
  const { problems, files } = await prepare([{ path: "content/plan.svg", bytes: largeSvg(inside) }]);
  expect(problems).toMatchObject([
    {
      code: "entry/invalid-image",
      severity: "error",
      file: "content/plan.svg",
      hint: "save the drawing with fewer details, or as a PNG or WebP file",
    },
  ]);
  expect(tell(problems[0]?.message ?? "")).toMatch(message);
  expect(files).toEqual([]);
});

test("a large SVG loses elements that do not draw like a small one, and keeps every curve", async () => {
  const curves = `<path d="${"M1 1h9v9z".repeat(5000)}"/>`;
  const bad = `<!--a--><metadata>b</metadata><script>c()</script><iframe srcdoc="d"/><g onclick="e()"/><animate attributeName="href" to="f"/>`;
  const { files, problems } = await prepare([{ path: "content/plan.svg", bytes: largeSvg(bad + curves) }]);
  const cleaned = Buffer.from(files[0]?.bytes ?? []).toString();
  expect(
    problems.map(
      ({ code, severity, message }) => `${severity} ${code}: ${tell(message).split("without ")[1]}`,
    ),
  ).toEqual([
    "warning entry/cleaned-image: <script>",
    "warning entry/cleaned-image: <iframe>",
    "warning entry/cleaned-image: onclick of <g>",
    "warning entry/cleaned-image: <animate>",
  ]);
  expect(cleaned.length).toBeGreaterThan(45_000);
  expect(cleaned.match(/<!--|metadata|script|iframe|onclick|animate/g)).toBe(null);
});

test("a raster image of more pixels than memory should hold is refused by its size, before it is read", async () => {
  // Only its header has that size: none of its pixels is there to be read.
  const bytes = await photo(9, 9);
  bytes.writeUInt32BE(9000, 16);
  bytes.writeUInt32BE(9000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  const { problems } = await prepare([{ path: "content/wall.png", bytes }]);
  expect(problems.map(({ file, message, hint }) => [file, message, hint])).toEqual([
    [
      "content/wall.png",
      "the image is too large: it has 9000 × 9000 pixels, 81,000,000 in all, and the limit is 64,000,000",
      "make it smaller: no page shows more than 2400 pixels across",
    ],
  ]);
});

test("only the fallback of a photograph can be made at once: it is that of the whole, and named as unfinished", async () => {
  const memory = createScratchMemory(scratchFolder());
  const sources = [
    { path: "content/p.png", bytes: await photo(1300, 700) },
    { path: "content/d.svg", bytes: svg() },
  ];
  const begun = await prepareImages(sources, memory, () => {}, undefined, "fallbacks");
  const whole = await prepareImages(sources, memory, () => {});
  expect([begun.unfinished, whole.unfinished]).toEqual([["content/p.png"], []]);
  expect(begun.images["content/p.png"]).toEqual({ ...whole.images["content/p.png"], sources: [] });
  expect(begun.images["content/d.svg"]).toEqual(whole.images["content/d.svg"]);
  expect(begun.files).toHaveLength(2);
});
