import { expect, test } from "vitest";
import { compile, html } from "./compile.ts";

test("a text without images and directives becomes one piece of HTML", () => {
  expect(compile("Un *mot*.\n\n> Cité\n\n1. a\n2. b\n\n---\n\n~~fini~~")).toEqual({
    body: {
      parts: [
        {
          kind: "html",
          html: [
            "<p>Un <em>mot</em>.</p>",
            "<blockquote>\n<p>Cité</p>\n</blockquote>",
            "<ol>\n<li>a</li>\n<li>b</li>\n</ol>",
            "<hr>",
            "<p><del>fini</del></p>",
          ].join("\n"),
        },
      ],
      headings: [],
      words: 6,
      links: [],
      images: [],
    },
    problems: [],
  });
});

test("an empty text is an empty body", () => {
  expect(compile(" \n\n").body).toEqual({ parts: [], headings: [], words: 0, links: [], images: [] });
});

test("its result survives JSON, so that it can be remembered", () => {
  const compiled = compile('# A[^1]\n\n![b](c.jpg "d")\n\n:::callout{title="e"}\n[f](/g)\n:::\n\n[^1]: h');
  expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
});

test("one compiler compiles many texts, and none affects the next", () => {
  const text = "## A\n\nB[^1] [c](/d)\n\n[^1]: E";
  expect(compile(text)).toEqual(compile(text));
});

test("each checkbox of a task list is named by its words", () => {
  expect(html("- [x] L'un\n- [ ] [deux](/a)\n\n  suite")).toBe(
    '<ul class="contains-task-list">\n<li class="task-list-item">\n' +
      '<p><label><input type="checkbox" disabled checked> L’un</label></p>\n</li>\n<li class="task-list-item">\n' +
      '<p><label><input type="checkbox" disabled> <a href="/a">deux</a></label></p>\n<p>suite</p>\n</li>\n</ul>',
  );
});

test("the language of a code block is kept for styles", () => {
  expect(html("```js\na < b\n```")).toBe('<pre><code class="language-js">a &#x3C; b\n</code></pre>');
});

test("places count in the columns of an editor, whatever is before them", () => {
  const [problem] = compile("😀 é\t<p>").problems;
  expect(problem?.at).toEqual({ line: 11, column: 6, length: 3 });
});
