import { expect, test } from "vitest";
import { image } from "../../../src/define/fields.ts";
import type { BodyImage, Entry } from "../../../src/model/model.ts";
import { collectImages } from "../../../src/pipeline/link/collect-images.ts";
import type { Problem } from "../../../src/words/problem.ts";

function entry(data: unknown, images: readonly BodyImage[] = []): Entry {
  const body = { parts: [], headings: [], words: 0, links: [], images };
  return { collection: "pages", id: "a", file: "content/pages/a.md", digest: "a", data, body };
}

const at = { line: 7, column: 1 };

test("the images of fields and texts are collected once each, in a fixed order", () => {
  const problems: Problem[] = [];
  const images = collectImages(
    [
      entry({ picture: image().parse("content/c.jpg"), list: [image().parse("content/a.jpg")] }),
      entry({}, [
        { image: "content/b.jpg", at },
        { image: "content/a.jpg", at },
      ]),
    ],
    new Set(["content/a.jpg", "content/b.jpg", "content/c.jpg", "content/unused.jpg"]),
    () => [],
    (problem) => problems.push(problem),
  );
  expect(images).toEqual(["content/a.jpg", "content/b.jpg", "content/c.jpg"]);
  expect(problems).toEqual([]);
});

test("a missing image of a text is reported where it was written", () => {
  const problems: Problem[] = [];
  const images = collectImages(
    [entry({}, [{ image: "content/images/facade.jpg", at }])],
    new Set(["content/pages/a.md", "content/images/facades.jpg"]),
    () => [],
    (problem) => problems.push(problem),
  );
  expect(images).toEqual([]);
  expect(problems).toEqual([
    {
      code: "entry/missing-image",
      severity: "error",
      file: "content/pages/a.md",
      at,
      message: "the image content/images/facade.jpg is not there",
      hint: "did you mean “/images/facades.jpg”?",
    },
  ]);
});

test("for a missing image, only images are suggested", () => {
  const problems: Problem[] = [];
  collectImages(
    [entry({}, [{ image: "content/pages/a.png", at }])],
    new Set(["content/pages/a.md", "content/images/facade.jpg"]),
    () => [],
    (problem) => problems.push(problem),
  );
  expect(problems.map(({ hint }) => hint)).toEqual(["did you mean “/images/facade.jpg”?"]);
});

test("an entry in a YAML file has no text with images", () => {
  expect(
    collectImages(
      [{ ...entry({ title: "x" }), body: undefined }],
      new Set(),
      () => [],
      () => {},
    ),
  ).toEqual([]);
});
