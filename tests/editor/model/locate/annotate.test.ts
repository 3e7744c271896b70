import { expect, test } from "vitest";
import { annotate, type PlaceKind } from "../../../../src/editor/model/locate/site-map.ts";

/** Words between `[1:` and `]` belong to field 1. */
function annotateMarked(marked: string, kindOf: PlaceKind = () => "words") {
  const places: { field: number; start: number; end: number }[] = [];
  const open: { field: number; start: number }[] = [];
  let html = "";
  for (const [piece] of marked.matchAll(/\[\d+:|\]|[^[\]]+/g)) {
    const [, field] = /^\[(\d+):$/.exec(piece) ?? [];
    if (field !== undefined) open.push({ field: Number(field), start: html.length });
    else if (piece === "]") {
      const begun = open.pop();
      if (begun !== undefined) places.push({ ...begun, end: html.length });
    } else html += piece;
  }
  const annotated = annotate(html, places, kindOf);
  expect(annotated.html.replace(/ data-edit(?:-attribute|-body)?="[^"]*"/g, "")).toBe(html);
  return annotated;
}

test("an element with only the words of a field gets the number of the field", () => {
  const { html, fields } = annotateMarked("<h1>[40:Un titre]</h1><p>\n[7:Un texte] </p>");
  expect(html).toBe('<h1 data-edit="0">Un titre</h1><p data-edit="1">\nUn texte </p>');
  expect(fields).toEqual([40, 7]);
});

test("a field that is shown twice has one number", () => {
  const { html, fields } = annotateMarked("<b>[3:a]</b><i>[5:b]</i><u>[3:a]</u>");
  expect(html).toBe('<b data-edit="0">a</b><i data-edit="1">b</i><u data-edit="0">a</u>');
  expect(fields).toEqual([3, 5]);
});

test("a part of the words of an element gets a range of text positions", () => {
  expect(annotateMarked("<p>De [1:12] à [2:20] <b>ans</b></p>").html).toBe(
    '<p data-edit="0@0+3-0+5 1@0+8-0+10">De 12 à 20 <b>ans</b></p>',
  );
});

test("characters are counted as in browsers: a reference is one, a comment separates two texts", () => {
  expect(annotateMarked("<p>R&amp;D : [1:l&#x27;été]<!-- -->, [2:fin]</p>").html).toBe(
    '<p data-edit="0@0+6-0+11 1@2+2-2+5">R&amp;D : l&#x27;été<!-- -->, fin</p>',
  );
});

test("words across several elements get a range in the element around them", () => {
  expect(annotateMarked("<p>Vu : [1:un <b>gros</b> <i>mot</i>].</p>").html).toBe(
    '<p data-edit="0@0+5-3.0+3">Vu : un <b>gros</b> <i>mot</i>.</p>',
  );
});

test("words in readable attributes are named with the attribute", () => {
  expect(
    annotateMarked('<img src="a.png" alt="[1:Une cour]"><a id="[2:cour]" title=\'[2:Cour]\'>x</a>').html,
  ).toBe(
    '<img data-edit-attribute="alt=0" src="a.png" alt="Une cour"><a data-edit-attribute="title=1" id="cour" title=\'Cour\'>x</a>',
  );
});

test("words of scripts, styles and `noscript` are ignored", () => {
  const { html, fields } = annotateMarked(
    "<script>[1:a]</script><style>[2:b]</style><noscript><p>[3:c]</p></noscript><p>d</p>",
  );
  expect(html).not.toContain("data-edit");
  expect(fields).toEqual([]);
});

test("a Markdown text is named on its first element, with the number of elements", () => {
  const { html } = annotateMarked(
    "<main><h1>T</h1>[1:<p>Un</p>\n<ul><li>deux</li></ul>\n<p>trois</p>\n]<p>autre</p></main>",
    () => "body",
  );
  expect(html).toContain('<h1>T</h1><p data-edit-body="0:3">Un</p>');
});

test("a Markdown text within a line gets a range like words", () => {
  expect(annotateMarked("<p>Note : [1:un <b>mot</b>]</p>", () => "markdown").html).toBe(
    '<p data-edit="0@0+7-1.0+3">Note : un <b>mot</b></p>',
  );
});

test("elements without end tags, and SVG, are counted as in browsers", () => {
  expect(
    annotateMarked('<p><br><svg><path d="M0 0"/><title>[2:Un plan]</title></svg>[1:Ici] là</p>').html,
  ).toBe(
    '<p data-edit="1@2+0-2+3"><br><svg><path d="M0 0"/><title data-edit="0">Un plan</title></svg>Ici là</p>',
  );
});
