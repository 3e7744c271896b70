import { expect, test } from "vitest";
import { createFaultPages } from "../../../src/dev/faults/fault-pages.ts";
import { createMending } from "../../../src/editor/server/mend-faults.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { loadSpeech, type Speech } from "../../../src/words/speech.ts";
import { english } from "../../support/speech.ts";
import { article, goodState } from "./known-site.ts";

const files = {
  "content/articles/a.md": article("draft: true\n", '"<b>à compléter</b>"'),
  "content/articles/b.md": article("", "à compléter").replace("2025-01-01", "2026-01-22"),
  "content/articles/c.md": article("", "Demain").replace("2025-01-01", "2026-01-16"),
};

type Asking = {
  readonly speech?: Speech;
  readonly isEditable?: boolean;
  readonly state?: ReturnType<typeof goodState>;
  readonly linkTo?: undefined;
};

/** Asks for a path of the list of faults. */
async function ask(target: string, options: Asking = {}) {
  const { speech = english, isEditable = true, state = goodState(files) } = options;
  const looked = await state;
  const pages = createFaultPages({
    state: () => looked,
    base: "/sous",
    linkTo: "linkTo" in options ? options.linkTo : () => undefined,
    weigh: ({ bytes }) => bytes.byteLength,
    seen: { read: () => undefined, write: () => {} },
    calm: async () => {},
    mending: createMending(isEditable, () => []),
    now: () => new Date("2026-01-15T09:00:00Z"),
  });
  const { pathname, searchParams } = new URL(target, "http://localhost");
  const reader = { cookie: undefined, host: undefined, destination: undefined, speech };
  const { body, headers } = await pages.show(pathname, searchParams, reader);
  return { headers, html: String(body) };
}

test("each task opens its field on its page, and a scheduled entry says in how many days it appears", async () => {
  const { html, headers } = await ask("/__todo");
  const link = `/sous/blog/b#site-edit=${encodeURIComponent('["articles","b","title"]')}`;
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain('<time datetime="2026-01-22">January 22, 2026 <small>in 7 days</small></time>');
  expect(html).toContain('<time datetime="2026-01-16">January 16, 2026 <small>tomorrow</small></time>');
  expect(headers["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
});

test("words of the site are never markup", async () => {
  const { html } = await ask("/__todo");
  expect(html).toContain("&lt;b&gt;à compléter&lt;/b&gt;");
  expect(html).not.toContain("<b>à compléter");
});

test("sorted by page, each page has one heading, and each task its kind", async () => {
  const { html } = await ask("/__todo?by=page", { speech: await loadSpeech("fr") });
  expect(html.match(/<h2 /g)).toHaveLength(new Set(html.match(/id="page-\d+"/g)).size);
  expect(html).toContain('<b class="tag">à paraître</b>');
  expect(html).toContain('<a href="/__todo?by=page" aria-current="true">par page</a>');
  expect(html).toContain("dans 7\u00a0jours".replace("\u00a0", " "));
});

test("sorted by page, links to faults of a whole page say which", async () => {
  const { html } = await ask("/__todo?by=page");
  const names = [...html.matchAll(/<h3><a [^>]*aria-label="([^"]+)">Warning</g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^Warning – ./);
});

test("without editing, tasks link to pages", async () => {
  const { html } = await ask("/__todo", { isEditable: false });
  expect(html).toContain('href="/sous/blog/b"');
  expect(html).not.toContain("#site-edit=");
});

test("buttons get the count, or null for a large site", async () => {
  const { html } = await ask("/__todo");
  const count = Number(/\((\d+)\)/.exec(html)?.[1]);
  expect(JSON.parse((await ask("/__dev/todo")).html)).toEqual({
    count,
    fresh: 0,
    label: `${count} things to do`,
  });
  const good = await goodState(files);
  const [page] = good.site.pages;
  const large = { ...good, site: { ...good.site, pages: Array(501).fill(page) } };
  expect((await ask("/__dev/todo", { state: Promise.resolve(large) })).html).toBe("null");
});

test("a panel gets the faults of its page, and null for what is no page", async () => {
  const closed = JSON.parse((await ask("/__dev/faults?file=blog/b.html")).html);
  expect(closed).toMatchObject({ count: 1, label: "site dev: 1 to fix" });
  const open = JSON.parse((await ask("/__dev/faults?file=blog/b.html&open=")).html);
  expect(open).toMatchObject({
    faults: expect.arrayContaining([expect.objectContaining({ kind: "scheduled" })]) as unknown,
    coming: [{ due: { day: "2026-01-16" } }, { due: { day: "2026-01-22" } }, { kind: "draft" }],
    all: expect.stringMatching(/^To do on the whole site: \d+$/) as unknown,
  });
  expect((await ask("/__dev/faults?file=note.txt")).html).toBe("null");
});

test("a link leads back to the site", async () => {
  const { html } = await ask("/__todo");
  expect(html).toContain('<a class="back" href="/sous/">Back to the site</a>');
});

test("what only the owner or a developer can give is folded below, in no number, and without a place for readers who open no files", async () => {
  const good = await goodState(files);
  const problem = (code: "site/finding" | "page/budget", message: string): Problem => ({
    ...{ code, severity: "warning", file: "content/site.yaml", at: { line: 3, column: 1 }, message },
    hint: "set MAIL_KEY",
  });
  const finding: Problem = { ...problem("site/finding", "the form does not send"), mendedBy: "developer" };
  const problems = [...good.site.problems, finding, problem("page/budget", "too heavy")];
  const state = Promise.resolve({ ...good, site: { ...good.site, problems } });
  const known = JSON.parse((await ask("/__dev/todo")).html) as unknown;
  expect(JSON.parse((await ask("/__dev/todo", { state })).html)).toEqual(known);

  const { html } = await ask("/__todo", { state, linkTo: undefined });
  const folded = html.indexOf('<details class="others" id="developer">');
  expect(folded).toBeGreaterThan(0);
  expect(html.indexOf("the form does not send")).toBeGreaterThan(folded);
  const outside = html.slice(folded).replaceAll(/<details class="details">[\s\S]*?<\/details>/g, "");
  for (const hidden of ["MAIL_KEY", "content/site.yaml:3:1", "site/finding"]) {
    expect(html).toContain(hidden);
    expect(outside).not.toContain(hidden);
  }
});
