import { expect, test } from "vitest";
import { compile, complaints, show } from "./compile.ts";

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
  ["in a sentence", "Un ![a](b.jpg) ici"],
  ["beside another", "![a](b.jpg) ![c](d.jpg)"],
  ["in a list", "- ![a](b.jpg)"],
  ["in a quotation", "> ![a](b.jpg)"],
  ["in a link", "[![a](b.jpg)](/c)"],
  ["in a table", "| ![a](b.jpg) |\n| --- |"],
])("an image %s is refused", (_, text) => {
  const { body, problems } = compile(text);
  expect(new Set(problems.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
    new Set(["error markdown/image-placement"]),
  );
  expect(body.images).toEqual([]);
  expect(show(body.parts)).not.toContain("<img");
});

test.each(["https://a.fr/b.jpg", "//a.fr/b.jpg", "data:image/png;base64,AAAA"])(
  "an image from %s is refused",
  (url) => {
    expect(complaints(`Texte\n\n![a](${url})`)).toEqual([
      `13:1 markdown/image-placement: the image “${url}” is not a file of content/`,
    ]);
    expect(compile(`![a](${url})`).body).toMatchObject({ parts: [], images: [] });
  },
);
