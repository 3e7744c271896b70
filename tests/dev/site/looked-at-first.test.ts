import { expect, test } from "vitest";
import { type Audience, lookedAtFirst } from "../../../src/dev/site/looked-at-first.ts";
import { holdMade, type Memory, noMemory } from "../../../src/model/memory/memory.ts";
import { toRoute } from "../../../src/model/route.ts";
import { buildInMemory, type TestFiles } from "../../support/build-in-memory.ts";

const article = (text: string, head = "") =>
  `---\ntitle: Article\ndate: 2025-01-01\ncategory: energie\n${head}---\n\n${text}\n`;

/** Articles from `/blog/a` to `/blog/h`. */
const articles: TestFiles = Object.fromEntries(
  [..."abcdefgh"].map((id) => [`content/articles/${id}.md`, article(`Le texte de **${id}**.`)]),
);

type Shown = { readonly path: string; readonly text: string; readonly compiled: number };

/**
 * Builds a site at which somebody looks: `askedFor` gives the routes once so many texts are compiled. What was shown
 * before the build had ended comes with that number.
 */
async function buildWatched(files: TestFiles, askedFor: (compiled: number) => readonly string[]) {
  let compiled = 0;
  const shown: Shown[] = [];
  const audience: Audience = {
    waitedFor: () => askedFor(compiled).flatMap((route) => toRoute(route) ?? []),
    show: (files) => {
      for (const { path, bytes } of files)
        if (/^blog\/.\.html$/.test(path)) shown.push({ path, text: Buffer.from(bytes).toString(), compiled });
    },
    rest: () => Promise.resolve(),
  };
  const keep = ((...args: Parameters<typeof holdMade>) => {
    if (args[0] === "markdown") compiled += 1;
    return holdMade(...args);
  }) as Memory["keep"];
  return {
    ...(await buildInMemory(files, {}, undefined, {
      schedule: lookedAtFirst(audience),
      memory: { ...noMemory, keep },
    })),
    shown,
  };
}

test("a page with a waiting reader is shown before the texts of others are compiled", async () => {
  const { shown, written } = await buildWatched(articles, () => ["/blog/e"]);
  expect(shown).toEqual([{ path: "blog/e.html", text: written.get("blog/e.html"), compiled: 1 }]);
  expect(shown[0]?.text).toContain("<strong>e</strong>");
});

test("a page that is requested while texts are compiled comes before the remaining ones", async () => {
  const { shown, written } = await buildWatched(articles, (compiled) => (compiled < 3 ? [] : ["/blog/h"]));
  expect(shown).toEqual([{ path: "blog/h.html", text: written.get("blog/h.html"), compiled: 4 }]);
});

test("a page with a picture waits for the other texts, because the address of the picture may depend on them", async () => {
  const pictures: TestFiles = {
    ...articles,
    "content/articles/b.md": article("![Un](../images/un.png)"),
    "content/articles/g.md": article("![Deux](../images/deux.png)"),
    "content/images/un.png": "un",
    "content/images/deux.png": "deux",
  };
  const { shown, outcome } = await buildWatched(pictures, () => ["/blog/b"]);
  expect(shown.map(({ compiled }) => compiled)).toEqual([2]);
  expect(outcome.status).toBe("written");
});

test("the written files do not depend on the page that is looked at", async () => {
  const [watched, alone] = [await buildWatched(articles, () => ["/blog/c"]), await buildInMemory(articles)];
  expect(watched.outcome).toEqual(alone.outcome);
  expect([...watched.written]).toEqual([...alone.written]);
});

test.each([
  ["in a text that the page does not show", { "content/articles/g.md": article("[Là](javascript:alert)") }],
  ["in its own text", { "content/articles/c.md": article("[Là](javascript:alert)") }],
  [
    "in a text, and a route that two pages claim",
    {
      "content/articles/g.md": article("[Là](javascript:alert)"),
      "content/pages/un.md": "---\ntitle: Un\nroute: /deux\n---\n",
      "content/pages/deux.md": "---\ntitle: Deux\n---\n",
    },
  ],
  [
    "in a text and in a field",
    {
      "content/articles/g.md": article("[Là](javascript:alert)", "level: facile\n"),
      "content/articles/h.md": article("[Là](javascript:alert)"),
    },
  ],
  [
    "in a text, and a page that cannot be drawn",
    {
      "content/articles/g.md": article("[Là](javascript:alert)"),
      "content/pages/un.md": "---\ntitle: Un\nthrows: true\n---\n",
    },
  ],
  ["in a page that cannot be drawn", { "content/pages/un.md": "---\ntitle: Un\nthrows: true\n---\n" }],
])(
  "the reported problems do not depend on the page that is looked at, for a mistake %s",
  async (_where, mistakes: TestFiles) => {
    const files = { ...articles, ...mistakes };
    const [watched, alone] = [await buildWatched(files, () => ["/blog/c"]), await buildInMemory(files)];
    expect(alone.outcome.status).toBe("refused");
    expect(watched.outcome).toEqual(alone.outcome);
    expect(watched.written.size).toBe(0);
  },
);

test("a page whose text has an error is not shown: the build is refused", async () => {
  const mistake = { ...articles, "content/articles/c.md": article("[Là](javascript:alert)") };
  const { shown } = await buildWatched(mistake, () => ["/blog/c", "/blog/d"]);
  expect(shown).toEqual([]);
});
