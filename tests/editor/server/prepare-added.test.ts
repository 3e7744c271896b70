import sharp from "sharp";
import { expect, test } from "vitest";
import { prepareAdded } from "../../../src/editor/server/added-files.ts";
import { makePdf } from "./make-pdf.ts";

/** Red on the left, blue on the right, as the camera sees it. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "#ff0000" } },
      left: 0,
      top: 0,
    },
  ]);

test("a photograph is turned upright, without metadata, as wide as a page can use", async () => {
  // 6: the camera was turned by a quarter, so that what it saw on the left is above.
  const source = await picture(200, 2500)
    .jpeg()
    .withExif({ IFD0: { Copyright: "Anne Lise", Orientation: "6" }, IFD3: { GPSLatitude: "48/1 51/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(source).metadata()).exif).toBeDefined();
  const added = await prepareAdded(source);
  if (added.status !== "image") throw new Error("refused");
  expect(added).toMatchObject({ extension: ".jpg", width: 2400, height: 192 });
  const { exif, icc, xmp, orientation } = await sharp(added.bytes).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({});
  const { data, info } = await sharp(added.bytes).raw().toBuffer({ resolveWithObject: true });
  const redAbove = data[(10 * info.width + 1200) * 3] ?? 0;
  const redBelow = data[(182 * info.width + 1200) * 3] ?? 0;
  expect([redAbove > 200, redBelow < 50]).toEqual([true, true]);
});

test("a small image keeps its size, and one with transparency stays transparent", async () => {
  const see = await sharp({ create: { width: 40, height: 30, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  expect(await prepareAdded(see)).toMatchObject({ extension: ".png", width: 40, height: 30 });
  const webp = await picture(60, 30).webp().toBuffer();
  expect(await prepareAdded(webp)).toMatchObject({ extension: ".webp", width: 60 });
  const tiff = await picture(60, 30).tiff().toBuffer();
  expect(await prepareAdded(tiff)).toMatchObject({ extension: ".jpg", width: 60 });
});

test("a drawing is kept without its scripts", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script><a href="javascript:alert(1)"><rect onload="alert(2)" width="10" height="10"/></a></svg>`;
  const added = await prepareAdded(Buffer.from(svg));
  if (added.status !== "image") throw new Error("refused");
  expect(added.extension).toBe(".svg");
  expect(Buffer.from(added.bytes).toString()).not.toMatch(/script|onload|alert/);
});

test("a PDF file is kept as it is, and its pages are counted", async () => {
  const pdf = makePdf(3);
  const added = await prepareAdded(pdf);
  expect(added).toMatchObject({ status: "document", extension: ".pdf", pages: 3 });
  expect(added.status === "document" && Buffer.from(added.bytes).equals(pdf)).toBe(true);
});

test.each([
  ["of a telephone", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "add/heic"],
  ["of words", Buffer.from("Bonjour"), "add/unknown"],
  ["of a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "add/unknown"],
  ["that is a program", Buffer.from("MZ\x90\0"), "add/unknown"],
  ["that is empty", Buffer.alloc(0), "add/unknown"],
  ["of a PDF that breaks off", Buffer.from("%PDF-1.7\n1 0 obj"), "add/broken-pdf"],
  ["of 41 MB", Buffer.alloc(41_000_000), "add/too-large"],
])("a file %s is refused with what to do", async (_, bytes, key) => {
  expect(await prepareAdded(bytes)).toMatchObject({ status: "refused", why: { key } });
});
