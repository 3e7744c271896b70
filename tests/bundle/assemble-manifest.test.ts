import { expect, test } from "vitest";
import { assembleManifest } from "../../src/bundle/assemble-manifest.ts";

const bundled = {
  assets: { "styles/site.css": "assets/site.1111111111.css", "islands/Guide": "assets/guide.2222222222.js" },
  imports: { "islands/Guide": ["assets/react.3333333333.js"] },
  files: [{ path: "assets/site.1111111111.css", bytes: Buffer.from("a{}") }],
};
const photo = {
  width: 4,
  height: 3,
  placeholder: "#aabbcc",
  fallback: "assets/p.4444444444.jpg",
  sources: [],
};
const prepared = {
  images: { "content/images/p.jpg": photo },
  files: [{ path: "assets/p.4444444444.jpg", bytes: Buffer.from("image") }],
};

test("scripts, styles, images and generated files are known by their plain names and published", () => {
  const { manifest, files } = assembleManifest(bundled, prepared, [
    { path: "drawings/a.svg", text: "<svg/>" },
  ]);
  const drawing = manifest.assets["drawings/a.svg"];
  expect(drawing).toMatch(/^assets\/drawings\/a\.[0-9a-f]{10}\.svg$/);
  expect(manifest).toEqual({
    assets: {
      ...bundled.assets,
      "drawings/a.svg": drawing,
      "placeholders.css": expect.stringMatching(/^assets\/placeholders\.[0-9a-f]{10}\.css$/),
    },
    images: prepared.images,
    imports: bundled.imports,
  });
  expect(files.map(({ path }) => path)).toEqual([
    "assets/site.1111111111.css",
    "assets/p.4444444444.jpg",
    drawing,
    manifest.assets["placeholders.css"],
  ]);
  expect(Buffer.from(files[2]?.bytes ?? []).toString()).toBe("<svg/>");
});

test("the place of each photograph is painted in its colour, once a colour, and drawings need no paint", () => {
  const images = {
    "content/a.jpg": photo,
    "content/b.jpg": photo,
    "content/c.png": { ...photo, placeholder: "#000000" },
    "content/d.svg": { ...photo, placeholder: undefined },
  };
  const { files } = assembleManifest(bundled, { images, files: [] }, []);
  expect(Buffer.from(files.at(-1)?.bytes ?? []).toString()).toBe(
    '[data-placeholder="#000000"]{background:#000000}\n[data-placeholder="#aabbcc"]{background:#aabbcc}\n',
  );
  const drawings = { "content/d.svg": images["content/d.svg"] };
  expect(assembleManifest(bundled, { images: drawings, files: [] }, []).manifest.assets).toEqual(
    bundled.assets,
  );
});

test("a generated file has another name when its text changes, and the same when it does not", () => {
  const nameOf = (text: string) =>
    assembleManifest(bundled, prepared, [{ path: "data/index.json", text }]).manifest.assets[
      "data/index.json"
    ];
  expect(nameOf('{"é":1}')).toBe(nameOf('{"é":1}'));
  expect(nameOf('{"é":1}')).not.toBe(nameOf('{"é":2}'));
});

test("a site without generated files has just what was bundled", () => {
  const { manifest } = assembleManifest(bundled, { images: {}, files: [] }, []);
  expect(manifest).toEqual({ assets: bundled.assets, images: {}, imports: bundled.imports });
});
