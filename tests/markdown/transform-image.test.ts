import { expect, test } from "vitest";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { compile, complaints } from "./compile.ts";

test("an image alone in a paragraph is a part of its own, its file beside the text or below content/", () => {
  const { body } = compile(
    'Avant\n\n![L\'entrée](./photos/entree%20nord.jpg "Vue : nord")\n\n![][b]\n\nAprès\n\n[b]: /images/../b.png',
  );
  expect(body.parts).toEqual([
    { kind: "html", html: "<p>Avant</p>" },
    {
      kind: "image",
      image: "content/articles/photos/entree nord.jpg",
      alt: "L’entrée",
      title: "Vue\u00A0: nord",
    },
    { kind: "image", image: "content/b.png", alt: "", title: undefined },
    { kind: "html", html: "<p>Après</p>" },
  ]);
  expect(body.images).toEqual([
    { image: "content/articles/photos/entree nord.jpg", at: { line: 13, column: 1, length: 52 } },
    { image: "content/b.png", at: { line: 15, column: 1, length: 6 } },
  ]);
});

test.each(["\u00e9t\u00e9.jpg", "e\u0301te\u0301.jpg", "%C3%A9te%CC%81.jpg"])(
  "an image is looked for under one name, however its accents are written: %j",
  (url) => {
    const image = "content/articles/\u00e9t\u00e9.jpg";
    const { body } = compile(`![a](./${url})`);
    expect(body.parts).toMatchObject([{ kind: "image", image }]);
    expect(body.images).toMatchObject([{ image }]);
  },
);

test("an image inside a directive is a part of it", () => {
  expect(compile(':::callout{title="x"}\n![a](b.jpg)\n:::').body.parts).toEqual([
    {
      kind: "directive",
      name: "callout",
      attributes: { title: "x" },
      parts: [{ kind: "image", image: "content/articles/b.jpg", alt: "a", title: undefined }],
    },
  ]);
});

test.each([
  ["in a sentence", "Un ![a](b.jpg) ici", "<p>Un |*| ici</p>"],
  ["beside another", "![a](b.jpg) ![a](b.jpg)", "<p>|*| |*|</p>"],
  ["in a list", "- ![a](b.jpg)\n- c", "<ul>\n<li>|*|</li>\n<li>c</li>\n</ul>"],
  ["in a quotation", "> ![a](b.jpg)", "<blockquote>\n<p>|*|</p>\n</blockquote>"],
  ["in a link", "[![a](b.jpg)](/c)", '<p><a href="/c">|*|</a></p>'],
  ["in a heading", "## A ![a](b.jpg)", '<h2 id="a">A |*|</h2>'],
  ["after a break", "c<br>![a](b.jpg)", "<p>c<br>\n|*|</p>"],
  [
    "in a table",
    "| ![a](b.jpg) |\n| --- |",
    '<section class="table-region" tabindex="0"><table><thead><tr><th scope="col">|*|</th></tr></thead></table></section>',
  ],
])("an image %s stays there", (_, text, written) => {
  for (const native of [undefined, loadNativeParser()]) {
    const { body, problems } = compile(text, { native });
    expect(problems).toEqual([]);
    expect(body.parts.map((part) => (part.kind === "html" ? part.html : "*")).join("|")).toBe(written);
    expect(body.parts.find(({ kind }) => kind === "image")).toEqual({
      kind: "image",
      image: "content/articles/b.jpg",
      alt: "a",
      title: undefined,
      isInLine: true,
    });
    expect(body.images[0]?.image).toBe("content/articles/b.jpg");
  }
});

test.each(["https://a.fr/b.jpg", "//a.fr/b.jpg"])(
  "an image on another host is shown from there: %s",
  (url) => {
    const { body, problems } = compile(`![a](${url})`);
    expect(problems).toEqual([]);
    expect(body).toMatchObject({ parts: [{ kind: "image", image: url, alt: "a" }], images: [] });
  },
);

test.each(["data:image/png;base64,AAAA", "file:///C:/a.png", "javascript:a", "mailto:a@b.fr"])(
  "an image from %s is refused",
  (url) => {
    expect(complaints(`Texte\n\n![a](${url})`)).toEqual([
      `13:1 markdown/image-placement: browsers cannot load an image from “${url}”`,
    ]);
    expect(compile(`![a](${url})`).body).toMatchObject({ parts: [], images: [] });
  },
);

test("an HTML image is treated like a Markdown image if HTML is allowed", () => {
  const { body, problems } = compile(
    '<p><img src="./b.jpg" alt="a" onerror="x"></p>\n\nc <IMG SRC="//d.fr/e.png" ALT=f>',
    {
      html: "safe",
    },
  );
  expect(problems).toEqual([]);
  expect(body.parts).toMatchObject([
    { kind: "html", html: "<p>" },
    { kind: "image", image: "content/articles/b.jpg", alt: "a", isInLine: true },
    { kind: "html", html: "</p>\n<p>c " },
    { kind: "image", image: "//d.fr/e.png", alt: "f", isInLine: true },
    { kind: "html", html: "</p>" },
  ]);
});
