import { expect, test, vi } from "vitest";
import {
  assembleManifest,
  type BundledAssets,
  extendManifest,
  findMentioned,
  type PreparedImages,
  publishDrawings,
} from "../../src/bundle/assemble-manifest.ts";
import type { GeneratedAsset } from "../../src/define/define.ts";
import { hashOf } from "../../src/model/memory/hash.ts";
import { holdLong } from "../../src/model/memory/memory.ts";
import { type Picture, type PlannedAsset, Undrawable } from "../../src/model/model.ts";
import { tell } from "../support/speech.ts";

const noProblem = () => expect.unreachable();

/** Assembles what has no mistake, without pictures. */
function assemble(
  bundled: BundledAssets,
  prepared: PreparedImages,
  texts: readonly GeneratedAsset[],
  drawings: readonly PlannedAsset[] = [],
) {
  return assembleManifest(bundled, prepared, { texts, drawings }, [], noProblem);
}

/** A drawing of `text`, or one that cannot be drawn, and how often it was drawn. */
function plan(path: string, text: string | undefined) {
  const draw = vi.fn(() => {
    if (text === undefined) throw new Undrawable(`${path} cannot be drawn`);
    return holdLong({ facts: null, bytes: Buffer.from(text) });
  });
  return { path, digest: hashOf(path), draw };
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
    digest: expect.any(String),
  });
  expect(files.map(({ path }) => path)).toEqual([
    "assets/site.1111111111.css",
    "assets/p.4444444444.jpg",
    drawing,
    manifest.assets["placeholders.css"],
  ]);
  expect(Buffer.from(files[2]?.bytes ?? []).toString()).toBe("<svg/>");
});

test("the space of each photograph has its colour until it loads, with one rule for each colour and none for drawings", () => {
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

test("a site without generated files has only the bundled files", () => {
  const { manifest } = assemble(bundled, { images: {}, files: [] }, []);
  expect(manifest).toMatchObject({ assets: bundled.assets, images: {}, imports: bundled.imports });
  expect(Object.keys(manifest.assets)).toEqual(Object.keys(bundled.assets));
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
    assembleManifest(bundled, prepared, { texts, drawings: [] }, [favicon], ({ code, message }) => {
      problems.push(`${code} ${tell(message)}`);
    });
    expect(problems).toEqual([`asset/duplicate two assets have the path ${path}`]);
  },
);

test("an image is drawn where its name is read, and not for the manifest’s own name", () => {
  const [front, back] = [plan("drawings/front.svg", "<svg/>"), plan("drawings/back.svg", "<svg></svg>")];
  const { manifest, files, drawings } = assemble(bundled, prepared, [], [front, back]);
  const late = extendManifest(manifest, [{ path: "index.json", text: "{}" }]);
  expect(Object.keys(late.manifest.assets)).toContain("drawings/back.svg");
  expect([front.draw, back.draw].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  const name = late.manifest.assets["drawings/front.svg"];
  expect(name).toMatch(/^assets\/drawings\/front\.[0-9a-f]{10}\.svg$/);
  expect(manifest.assets["drawings/front.svg"]).toBe(name);
  expect(back.draw).not.toHaveBeenCalled();
  expect(files.map(({ path }) => path)).not.toContain(name);
  const [published] = publishDrawings(drawings);
  expect(published?.path).toBe(name);
  expect(Buffer.from(published?.bytes ?? []).toString()).toBe("<svg/>");
});

test("generated styles and scripts are made before any page, because pages contain their hashes", () => {
  const style = plan("drawings.css", "a{}");
  const { files, drawings } = assemble(bundled, { images: {}, files: [] }, [], [style]);
  expect(files.at(-1)?.path).toMatch(/^assets\/drawings\.[0-9a-f]{10}\.css$/);
  expect(drawings).toEqual([]);
});

test("a drawing that fails is left out, and reading its name throws", () => {
  const { manifest, drawings } = assemble(
    bundled,
    prepared,
    [],
    [plan("a.svg", undefined), plan("b.svg", "")],
  );
  expect(() => manifest.assets["a.svg"]).toThrow(Undrawable);
  expect(publishDrawings(drawings).map(({ path }) => path)).toEqual([manifest.assets["b.svg"]]);
});

test.each<[string, readonly PlannedAsset[], readonly GeneratedAsset[]]>([
  ["the data of a drawing", [{ ...plan("a.svg", ""), digest: "other data" }], []],
  ["the name of a drawing", [{ ...plan("b.svg", ""), digest: plan("a.svg", "").digest }], []],
  ["a further drawing", [plan("a.svg", ""), plan("b.svg", "")], []],
  ["a text", [plan("a.svg", "")], [{ path: "a.json", text: "{}" }]],
])("%s gives the manifest another name", (_, drawings, texts) => {
  const before = assemble(bundled, prepared, [], [plan("a.svg", "")]).manifest.digest;
  expect(assemble(bundled, prepared, [], [plan("a.svg", "")]).manifest.digest).toBe(before);
  expect(assemble(bundled, prepared, texts, drawings).manifest.digest).not.toBe(before);
});

test("the drawings that a page mentions are found anywhere in it, and no others", () => {
  const names = ["plans/a.svg", "plans/a-b.svg", "c.d.svg", "l’é.svg", "q&a.svg", "unseen.svg"];
  const drawings = names.map((path) => plan(path, "<svg/>"));
  const html = [
    '<img src="/base/assets/plans/a-b.0123456789.svg">',
    "<p data-props='{&quot;image&quot;:&quot;/base/assets/plans/a.0123456789.svg&quot;}'>",
    '<img srcset="/assets/c.d.0123456789.svg 1x, /assets/l’é.0123456789.svg 2x">',
    '<style>p{background:url(/assets/q&amp;a.0123456789.svg)}</style><a href="/assets/plans/">unseen.svg</a>',
  ].join("\n");
  expect(findMentioned(html, drawings).map(({ path }) => path)).toEqual(names.slice(0, -1));
  expect(findMentioned("<p>Rien.</p>", drawings)).toEqual([]);
  for (const { draw } of drawings) expect(draw).not.toHaveBeenCalled();
});
