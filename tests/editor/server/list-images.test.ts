import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import { listImages, tellImages } from "../../../src/editor/server/images.ts";
import type { ParsedSource } from "../../../src/model/model.ts";
import { growsTooFast } from "../../support/growth.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";
import { french } from "../../support/speech.ts";

const list = (images: readonly string[], published: Readonly<Record<string, number>>) =>
  listImages(
    { base: "/sous", files: { listImages: () => images } },
    {
      files: Object.entries(published).map(([path, sizeBytes]) => ({
        path,
        bytes: new Uint8Array(),
        sizeBytes,
      })),
      parsed: [],
    },
  );

test("an image is called what the first text says that it shows", () => {
  const source = {
    file: "content/articles/a.md",
    data: { picture: "/images/plan.svg", pictureAlt: "Le plan du rez-de-chaussée" },
    body: { text: "![La façade nord](./nord.jpg) et [un lien](/a)", line: 1 },
  };
  const named = listImages(
    { base: "", files: { listImages: () => ["content/articles/nord.jpg", "content/images/plan.svg"] } },
    { files: [], parsed: [source as unknown as ParsedSource] },
  );
  expect(named.map(({ label, about }) => `${label}: ${about}`)).toEqual([
    "La façade nord: nord.jpg",
    "Le plan du rez-de-chaussée: plan.svg",
  ]);
});

test("an image is told by its size, its weight and what shows it, and one that nothing shows is told so", async () => {
  const root = scratchFolder();
  mkdirSync(join(root, "content/images"), { recursive: true });
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#888" } });
  await picture.png().toFile(join(root, "content/images/cour.png"));
  writeFileSync(join(root, "content/images/casse.png"), "no image");
  const names = ["a", "b", "c", "d", "e"];
  const drawn = {
    site: { collections: {}, settings: z.object({}) },
    entries: [],
    parsed: names.map((name) => ({
      file: `content/${name}.md`,
      data: { picture: "/images/cour.png" },
      body: { text: "![La cour](/images/cour.png)", line: 1 },
    })),
  } as unknown as Parameters<typeof tellImages>[1];
  const images = ["cour", "casse"].map((name) => ({
    value: `/images/${name}.png`,
    label: name,
    about: `${name}.png`,
  }));
  const told = await tellImages({ root }, drawn, images, french);
  expect(told.map(({ about }) => about?.replace(/[\u00a0\u202f]/g, " "))).toEqual([
    expect.stringMatching(
      /^cour\.png · 1 600 × 900, [\d,]+ ko, dans content\/a\.md, content\/b\.md, content\/c\.md et 2 autres$/,
    ),
    "casse.png · 8 octets, montrée nulle part encore",
  ]);
});

test("each image comes with its smallest published file, if it has one", () => {
  const published = {
    "index.html": 1,
    "assets/la-facade-800.0123456789.avif": 3,
    "assets/la-facade-400.0123456789.avif": 2,
    "assets/la-facade.0123456789.svg": 9,
    "assets/plan.0123456789.svg": 5,
  };
  expect(
    list(["content/images/La façade.jpg", "content/images/plan.svg", "content/images/neuf.png"], published),
  ).toEqual([
    {
      value: "/images/La façade.jpg",
      label: "La façade",
      about: "La façade.jpg",
      picture: "/sous/assets/la-facade-400.0123456789.avif",
    },
    {
      value: "/images/plan.svg",
      label: "plan",
      about: "plan.svg",
      picture: "/sous/assets/plan.0123456789.svg",
    },
    { value: "/images/neuf.png", label: "neuf", about: "neuf.png" },
  ]);
});

test("eight times as many images and files take about eight times as long", () => {
  const run = (count: number) => {
    const numbers = [...Array(count).keys()];
    const images = numbers.map((number) => `content/images/p${number}.jpg`);
    const published = Object.fromEntries(
      numbers.map((number) => [`assets/p${number}-400.0123456789.avif`, number]),
    );
    return () => list(images, published);
  };
  expect(growsTooFast(run(100), run(800))).toBe(false);
});
