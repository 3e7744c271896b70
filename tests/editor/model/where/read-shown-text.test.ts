import { expect, test } from "vitest";
import { readShownText } from "../../../../src/editor/model/where/find-words.ts";

test("inline elements do not end a word, blocks do", () => {
  const html =
    "<h2>Titre</h2><p>Un <b>gros</b><sup>2</sup> mot &amp; <a href='/x'>fin</a></p><ul><li>a</li><li>b</li></ul>";
  expect(
    readShownText({ parts: [{ kind: "html", html }] })
      .replace(/\s+/g, " ")
      .trim(),
  ).toBe("Titre Un gros2 mot & fin a b");
});

test("words of directives and images are included", () => {
  const text = readShownText({
    parts: [
      {
        kind: "directive",
        name: "callout",
        attributes: { title: "À noter", size: 2 },
        parts: [{ kind: "html", html: "<p>Dedans</p>" }],
      },
      { kind: "image", image: "content/a.png", alt: "Une cour", title: "La cour" },
    ],
  });
  expect(text.replace(/\s+/g, " ").trim()).toBe("À noter Dedans Une cour La cour");
});
