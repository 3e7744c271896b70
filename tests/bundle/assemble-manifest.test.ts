import { expect, test } from "vitest";
import {
  assembleManifest,
  type BundledAssets,
  type PreparedImages,
} from "../../src/bundle/assemble-manifest.ts";
import type { Picture } from "../../src/model.ts";

const noProblem = () => expect.unreachable();

/** Assembles what has no mistake, without pictures. */
function assemble(
  bundled: BundledAssets,
  prepared: PreparedImages,
  generated: readonly { readonly path: string; readonly text: string }[],
) {
  return assembleManifest(bundled, prepared, generated, [], noProblem);
}

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
  const { manifest, files } = assemble(bundled, prepared, [{ path: "drawings/a.svg", text: "<svg/>" }]);
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
  const { files } = assemble(bundled, { images, files: [] }, []);
  expect(Buffer.from(files.at(-1)?.bytes ?? []).toString()).toBe(
    '[data-placeholder="#000000"]{background:#000000}\n[data-placeholder="#aabbcc"]{background:#aabbcc}\n',
  );
  const drawings = { "content/d.svg": images["content/d.svg"] };
  expect(assemble(bundled, { images: drawings, files: [] }, []).manifest.assets).toEqual(bundled.assets);
});

test("a generated file has another name when its text changes, and the same when it does not", () => {
  const nameOf = (text: string) =>
    assemble(bundled, prepared, [{ path: "data/index.json", text }]).manifest.assets["data/index.json"];
  expect(nameOf('{"é":1}')).toBe(nameOf('{"é":1}'));
  expect(nameOf('{"é":1}')).not.toBe(nameOf('{"é":2}'));
});

test("a site without generated files has just what was bundled", () => {
  const { manifest } = assemble(bundled, { images: {}, files: [] }, []);
  expect(manifest).toEqual({ assets: bundled.assets, images: {}, imports: bundled.imports });
});

test.each(["styles/site.css", "favicon.ico", "placeholders.css", "a.json"])(
  "a generated file with the plain name of another, %s, is refused",
  (path) => {
    const favicon: Picture = {
      path: "assets/favicon.5555555555.ico",
      plain: "favicon.ico",
      digest: "",
      svg: async () => "",
      format: "ico",
      width: 32,
      height: 32,
      colours: 4,
    };
    const problems: string[] = [];
    const texts = ["a.json", path].map((path, index) => ({ path, text: String(index) }));
    assembleManifest(bundled, prepared, texts, [favicon], ({ code, message }) => {
      problems.push(`${code} ${message}`);
    });
    expect(problems).toEqual([`asset/duplicate two assets have the path ${path}`]);
  },
);
