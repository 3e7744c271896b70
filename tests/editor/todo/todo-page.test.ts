import { expect, test } from "vitest";
import { answerTodo, answerTodoCount } from "../../../src/editor/todo/answer-todo.ts";
import { loadSpeech } from "../../../src/words/speech.ts";
import { english } from "../../support/speech.ts";
import { article, goodState, lookAt } from "./known-site.ts";

const files = {
  "content/articles/a.md": article("draft: true\n", '"<b>à compléter</b>"'),
  "content/articles/b.md": article("", "à compléter").replace("2025-01-01", "2026-01-22"),
  "content/articles/c.md": article("", "Demain").replace("2025-01-01", "2026-01-16"),
};

async function draw(query = "", more: Partial<Parameters<typeof answerTodo>[2]> = {}) {
  const [list] = await lookAt([[await goodState(files)]]);
  if (list === undefined) throw new Error("Nothing was looked at.");
  const options = { speech: english, base: "/sous", isEditable: true, linkTo: () => undefined, ...more };
  const { body, headers } = answerTodo(new URLSearchParams(query), list, options);
  return { list, headers, html: String(body) };
}

test("each task opens its field on its page, and a scheduled entry says in how many days it appears", async () => {
  const { html, headers } = await draw();
  const link = `/sous/blog/b#site-edit=${encodeURIComponent('["articles","b","title"]')}`;
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain('<time datetime="2026-01-22">January 22, 2026 <small>in 7 days</small></time>');
  expect(html).toContain('<time datetime="2026-01-16">January 16, 2026 <small>tomorrow</small></time>');
  expect(headers["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
});

test("words of the site are never markup", async () => {
  const { html } = await draw();
  expect(html).toContain("&lt;b&gt;à compléter&lt;/b&gt;");
  expect(html).not.toContain("<b>à compléter");
});

test("sorted by page, each page has one heading, and each task its kind", async () => {
  const { html } = await draw("by=page", { speech: await loadSpeech("fr") });
  expect(html.match(/<h2 /g)).toHaveLength(new Set(html.match(/id="page-\d+"/g)).size);
  expect(html).toContain('<b class="tag">à paraître</b>');
  expect(html).toContain('<a href="/__todo?by=page" aria-current="true">par page</a>');
  expect(html).toContain("dans 7\u00a0jours".replace("\u00a0", " "));
});

test("without editing, tasks link to pages", async () => {
  const { html } = await draw("", { isEditable: false });
  expect(html).toContain('href="/sous/blog/b"');
  expect(html).not.toContain("#site-edit=");
});

test("buttons get the count, or null for a large site", async () => {
  const { list } = await draw();
  const { body } = answerTodoCount(list, english);
  expect(JSON.parse(String(body))).toEqual({
    count: list.todos.length,
    fresh: 0,
    label: `${list.todos.length} things to do`,
  });
  expect(answerTodoCount(undefined, english).body).toBe("null");
});

test("a link leads back to the site", async () => {
  const { html } = await draw();
  expect(html).toContain('<a class="back" href="/sous/">Back to the site</a>');
});
