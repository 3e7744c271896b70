import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cleanSvg } from "../../src/media/clean-svg.ts";
import { svgOf, svgVectors } from "../attacks/vectors/svg-vectors.ts";
import { readXml, type XmlElement } from "../support/read-xml.ts";

/** Every element of a file, each with its attributes and its own text. */
function elementsOf(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(elementsOf)];
}

const cleanText = (text: string) => cleanSvg(Buffer.from(text));
const clean = (inside: string) => cleanText(svgOf(["", inside]));

test.each(svgVectors.map((vector) => [vector[0], vector] as const))(
  "%s stays out of a published drawing",
  async (_, vector) => {
    const { svg } = await cleanText(svgOf(vector));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><path /);
    for (const { name: element, attributes, text } of elementsOf(readXml(svg))) {
      expect(element).toMatch(/^\{http:\/\/www\.w3\.org\/2000\/svg\}/);
      expect(element).not.toMatch(/\}(?:script|foreignObject|iframe|handler|listener)$/i);
      expect(Object.keys(attributes).filter((key) => /^(?:on|src)/i.test(key))).toEqual([]);
      const values = Object.values(attributes).join("\n");
      expect(values).not.toMatch(/ran=1|evil\.example|javascript:|data:image\/svg/i);
      if (/\}style$/.test(element)) expect(text).not.toMatch(/evil\.example|import|ran=1/);
    }
  },
);

describe("a drawing as it comes out of", () => {
  test.each(["inkscape", "illustrator", "figma"])(
    "%s looks the same when it is published",
    async (program) => {
      const source = readFileSync(new URL(`drawings/${program}.svg`, import.meta.url));
      const { svg, width, height, losses } = await cleanSvg(source);
      expect(losses).toEqual([]);
      expect([width, height]).toEqual([120, 90]);
      expect(await differenceOf(source, Buffer.from(svg))).toBeLessThan(0.002);
      expect(svg).not.toMatch(/sodipodi|inkscape:|adobe|ENTITY/);
    },
  );
});

/** The part of all the channels of all the pixels that clearly differ. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const draw = (svg: Buffer) => sharp(svg).resize(480, 360, { fit: "fill" }).ensureAlpha().raw().toBuffer();
  const [before, after] = await Promise.all([draw(one), draw(other)]);
  expect(new Set(before).size).toBeGreaterThan(20);
  return before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 8).length / before.length;
}

test("labels for screen readers, classes, parts of the same drawing and harmless links stay", async () => {
  const { svg, losses } = await clean(
    `<title>Plan</title><desc>Deux pièces</desc><style>.wall{fill:red}@keyframes turn{to{transform:rotate(1turn)}}</style>` +
      `<g role="img" aria-label="mur" data-piece="1" class="wall" lang="fr"><path d="M2 0h5v5z"/><a href="https://example.org/a?b=1&amp;c"><path d="M0 0h5v5z"/></a></g>` +
      `<text><textPath href="#p">le long</textPath></text><path id="p" d="M0 9h30"/>` +
      `<circle r="3"><animate attributeName="r" values="1;3" dur="2s" repeatCount="indefinite"/></circle>`,
  );
  expect(losses).toEqual([]);
  for (const kept of [
    "<title>Plan",
    "<desc>Deux",
    "@keyframes",
    'aria-label="mur"',
    'data-piece="1"',
    'href="#p"',
  ])
    expect(svg).toContain(kept);
  expect(svg).toContain('href="https://example.org/a?b=1&amp;c"');
  expect(svg).toContain('<animate attributeName="r"');
});

test("the parts of a drawing keep their names, so a link can lead to one of them", async () => {
  const { svg } = await clean(
    `<path id="hall" d="M0 0h5v5z"/><path id="porte" d="M9 9h5v5z"/><use href="#porte"/>`,
  );
  expect(svg).toContain('id="hall"');
  expect(svg).toContain('href="#porte"');
});

test("a style sheet that loads a file loses only that rule, and the classes that colour the drawing stay", async () => {
  const { svg, losses } = await clean(
    `<style>@import url("https://fonts.example/css?family=A");.a{fill:#123456;background:url(https://a.example/b.png)}</style><rect class="a" width="9" height="9"/><rect class="a" x="9" width="9" height="9"/>`,
  );
  expect(svg).toContain("#123456");
  expect(losses.map(({ message }) => message)).toEqual([
    "the drawing is published without @import in <style>",
    "the drawing is published without background in <style>",
  ]);
});

test("the message names the elements left out, their number, and the place of the first", async () => {
  const { losses } = await cleanText(
    `<?xml version="1.0"?>\n<!-- <script> -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">\n  <script>a()</script>\n  <g>\n    <image href="photo.png"/><image href="plan.png"/>\n  </g>\n  <g onclick="b()"><path d="M0 0h3v3z"/></g>\n  <foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hall</p></foreignObject>\n</svg>`,
  );
  expect(losses).toEqual([
    {
      message: "the drawing is published without <script>",
      hint: "a published drawing runs nothing: take it out",
      at: { line: 4, column: 3, length: 7 },
    },
    {
      message: "the drawing is published without href of <image>, 2 times",
      hint: "a published drawing loads nothing: embed the picture in the file, or refer to a part of it, as in #name",
      at: { line: 6, column: 5, length: 6 },
    },
    {
      message: "the drawing is published without onclick of <g>",
      hint: "a published drawing runs nothing: take it out",
      at: { line: 8, column: 3, length: 2 },
    },
    {
      message: "the drawing is published without <foreignObject>",
      hint: "a published drawing holds no HTML: have the program write its texts as SVG texts or as outlines",
      at: { line: 9, column: 3, length: 14 },
    },
  ]);
});

test("a drawing whose elements have a prefix, or no namespace, looks the same when it is published", async () => {
  const prefixed = await cleanText(
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><s:path d="M0 0h3v3z"/></s:svg>`,
  );
  expect(prefixed.svg).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h3v3z"/></svg>`,
  );
  const bare = await cleanText(`<svg viewBox="0 0 4 3"><path d="M0 0h3v3z"/></svg>`);
  expect(bare.svg).toBe(prefixed.svg);
});

test("styles that nest without end are refused as too large, like elements that do", async () => {
  await expect(clean(`<rect style="width:${"calc(".repeat(5000)}"/>`)).rejects.toMatchObject({
    reason: "its styles nest more than 100 deep",
  });
});

/** `#p0` is a shape, and each of the others draws the one before it as often as `draw` says. */
function chain(length: number, draw: (before: string) => string): string {
  const parts = Array.from({ length }, (_, at) => `<g id="p${at + 1}">${draw(`p${at}`)}</g>`).join("");
  return `<defs><circle id="p0" r="1"/>${parts}</defs><use href="#p${length}"/>`;
}
const pattern = (at: number, inside: string) =>
  `<pattern id="p${at}" width="2" height="2">${inside}</pattern>`;

test.each([
  ["uses of uses", chain(30, (id) => `<use href="#${id}"/><use href="#${id}"/>`)],
  [
    "uses by the old name",
    chain(30, (id) => `<use xlink:href="#${id}"/><use xlink:href="#${id}"/>`).replace(
      "<defs>",
      '<defs xmlns:xlink="http://www.w3.org/1999/xlink">',
    ),
  ],
  [
    "patterns of patterns",
    Array.from({ length: 30 }, (_, at) =>
      pattern(at, `<path fill="url(#p${at + 1})"/><path style="fill: url('#p${at + 1}')"/>`),
    ).join(""),
  ],
  [
    "patterns that a style sheet gives",
    `<style>${Array.from({ length: 30 }, (_, at) => `.c${at}{fill:url(#p${at})}`).join("")}</style>${Array.from(
      { length: 30 },
      (_, at) => pattern(at, `<path class="c${at + 1}"/><path class="c${at + 1}"/>`),
    ).join("")}`,
  ],
  [
    "patterns under another spelling",
    Array.from({ length: 30 }, (_, at) =>
      pattern(at, `<path fill="url('\\23 p${at + 1}')"/><path fill="url(#%70${at + 1})"/>`),
    ).join(""),
  ],
])("a short drawing that is drawn a thousand million times over, by %s, is refused", async (_, drawing) => {
  await expect(clean(drawing)).rejects.toMatchObject({
    reason: "its parts draw one another more than 200,000 times in all",
  });
});

test("a variable counts as every value that it may have", async () => {
  const names = Array.from({ length: 30 }, (_, at) => `--p${at}:url(#p${at})`).join(";");
  const patterns = Array.from({ length: 30 }, (_, at) =>
    pattern(at, `<path fill="var(--p${at + 1})"/>`.repeat(2)),
  ).join("");
  await expect(clean(`<g style="${names}">${patterns}</g>`)).rejects.toMatchObject({
    reason: "its part #p0 draws itself",
  });
});

test("a part that contains itself, and parts that are nested too deep, are refused", async () => {
  await expect(clean('<g id="self"><use href="#self"/></g>')).rejects.toMatchObject({
    reason: "its part #self draws itself",
  });
  await expect(clean(chain(150, (id) => `<use href="#${id}"/>`))).rejects.toMatchObject({
    reason: "its parts draw one another more than 200 deep",
  });
});

test("a drawing that uses a part some thousand times, refers to its own parts and shares colours is kept", async () => {
  const used = `<defs><g id="a">${'<path d="M0 0h1"/>'.repeat(9)}</g></defs>${'<use href="#a" fill="url(#b)"/>'.repeat(5000)}`;
  const rest =
    '<linearGradient id="b"><stop offset="1"/></linearGradient><g id="c"><a href="#c"><path d="M0 0h2"/></a><use href="#"/></g>';
  const { svg } = await clean(used + rest);
  expect(svg.match(/<use /g)).toHaveLength(5001);
});
