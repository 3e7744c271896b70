import type { Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import { afterEach, expect, test, vi } from "vitest";
import { createRandom } from "../../../scripts/create-random.mjs";
import type { TextPlugin } from "../../../src/define/plugins.ts";
import { compileAhead } from "../../../src/markdown/compile-entries.ts";
import { buildInMemory } from "../../support/build-in-memory.ts";
import { createMapMemory } from "../../support/map-memory.ts";
import { smallSite } from "../../support/small-site.tsx";
import { tell } from "../../support/speech.ts";
import { compileWith, listComplaints, showSound } from "../compile.ts";

afterEach(() => void vi.useRealTimers());

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function say(tree: Root | HtmlRoot, value: string): void {
  const words = { type: "text" as const, value };
  if (isHtml(tree)) tree.children.push({ type: "element", tagName: "p", properties: {}, children: [words] });
  else tree.children.push({ type: "paragraph", children: [words] });
}

function isHtml(tree: Root | HtmlRoot): tree is HtmlRoot {
  return tree.children.some(({ type }) => type === "element");
}

test("a text waits for plug-ins that return a promise or take a callback, in their order", async () => {
  const plugins = {
    remarkPlugins: [
      () => async (tree: Root) => {
        await sleep(2);
        say(tree, "un");
      },
      () => (tree: Root, _: VFile, next: (error?: Error) => void) => {
        say(tree, "deux");
        setTimeout(next, 1);
      },
    ],
    rehypePlugins: [
      () => (tree: HtmlRoot) => say(tree, "trois"),
      () => (tree: HtmlRoot) => sleep(1).then(() => ({ ...tree, children: tree.children.slice(1) })),
    ],
  };
  expect(showSound(await compileWith(plugins, "zéro"))).toBe("<p>un</p>\n<p>deux</p>\n<p>trois</p>");
});

test("a rejection is reported at the place that it gives, or at the block that makes it fail", async () => {
  const reject = (fail: (file: VFile) => unknown) =>
    async function remarkRates(tree: Root, file: VFile) {
      await sleep(1);
      if (JSON.stringify(tree).includes("taux")) throw fail(file);
    };
  const said = async (fail: (file: VFile) => unknown) => {
    const remarkPlugins = [() => undefined, { remarkRates: () => reject(fail) }.remarkRates];
    return listComplaints(await compileWith({ remarkPlugins }, "Un texte.\n\nLe *taux*."));
  };
  const name = "markdown/plugin: the plug-in remarkRates has failed";
  expect(await said(() => new Error("404"))).toEqual([`13:1 ${name}: 404`]);
  expect(await said(() => "refusé")).toEqual([`13:1 ${name}: refusé`]);
  const message = (file: VFile) => {
    try {
      return file.fail("pas de taux", { line: 3, column: 5 });
    } catch (error) {
      return error;
    }
  };
  expect(await said(message)).toEqual([`13:5 ${name}: pas de taux`]);
});

const articles = (texts: readonly string[]) =>
  Object.fromEntries(
    texts.map((text, index) => [
      `content/articles/n${index}.md`,
      `---\ntitle: Un\ncategory: energie\ndate: 2026-01-02\n---\n${text}\n`,
    ]),
  );

test("a plug-in that never settles is reported by its name; other texts do not wait for it again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let calls = 0;
  function rehypeNever() {
    return () => {
      calls += 1;
      return new Promise(() => {});
    };
  }
  const files = articles(Array.from({ length: 20 }, () => "Un texte."));
  const site = { ...smallSite, markdown: { rehypePlugins: [rehypeNever] } };
  const built = buildInMemory(files, {}, site);
  await vi.advanceTimersByTimeAsync(60_000);
  const { outcome, problems } = await built;
  expect(outcome.status).toBe("refused");
  expect(calls).toBe(8);
  const late = problems.filter(({ code }) => code === "markdown/plugin");
  expect(late).toHaveLength(calls);
  expect(late[0]).toMatchObject({ severity: "error", at: { line: 6 } });
  expect(tell(late[0]?.message ?? "")).toBe(
    "the plug-in rehypeNever has given no result for this text after 60 seconds",
  );
});

test("all rejections are reported in one run, and are not remembered", async () => {
  let isDown = true;
  let asked = 0;
  function rehypeRates() {
    return async (tree: HtmlRoot) => {
      asked += 1;
      await sleep(1);
      if (isDown) throw new Error("503");
      say(tree, "4 %");
    };
  }
  const site = { ...smallSite, markdown: { rehypePlugins: [rehypeRates] } };
  const memory = createMapMemory();
  const files = articles(["a", "b", "c"]);
  const build = () => buildInMemory(files, {}, site, { memory });
  const failed = await build();
  expect(failed.outcome.status).toBe("refused");
  expect(failed.problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    "markdown/plugin content/articles/n0.md",
    "markdown/plugin content/articles/n1.md",
    "markdown/plugin content/articles/n2.md",
    "markdown/plugin content/pages/accueil.md",
  ]);
  isDown = false;
  const mended = await build();
  expect(mended.problems).toEqual([]);
  expect(mended.written.get("blog/n0.html")).toContain("<p>4 %</p>");
  const before = asked;
  expect((await build()).written.get("blog/n0.html")).toContain("<p>4 %</p>");
  expect(asked).toBe(before);
});

test("a page drawn with a rejected plug-in, where that is only a warning, is drawn anew once it succeeds", async () => {
  let isDown = true;
  const rehypeRates = () => async (tree: HtmlRoot) => {
    if (isDown) throw new Error("503");
    say(tree, "4 %");
  };
  const site = {
    ...smallSite,
    checks: { "markdown/plugin": "warning" as const },
    markdown: { rehypePlugins: [rehypeRates] },
  };
  const memory = createMapMemory();
  const build = () => buildInMemory(articles(["a"]), {}, site, { memory });
  expect((await build()).written.get("blog/n0.html")).toContain("<p>a</p></body>");
  isDown = false;
  expect((await build()).written.get("blog/n0.html")).toContain("<p>4 %</p>");
});

test("at most eight texts wait at once, and an aborted build waits no more", async () => {
  let waiting = 0;
  let most = 0;
  const order: number[] = [];
  const textOf = (index: number, compile: () => Promise<void>) => ({
    isKnown: () => false,
    compile: async () => {
      waiting += 1;
      most = Math.max(most, waiting);
      await compile();
      order.push(index);
      waiting -= 1;
    },
    toJob: () => ({ text: "", line: 1, file: "" }),
    take: () => {},
  });
  const none = () => undefined;
  const all = Array.from({ length: 30 }, (_, index) => textOf(index, () => sleep((index * 7) % 5)));
  await compileAhead(all, none, none, new AbortController().signal);
  expect(most).toBe(8);
  expect(order).toHaveLength(30);
  const overtaken = new AbortController();
  const never = compileAhead([textOf(0, () => new Promise(() => {}))], none, none, overtaken.signal);
  overtaken.abort();
  await never;
});

/** A plug-in that adds a word, at once, later or by a callback. */
function createPlugin(random: () => number, word: string): TextPlugin {
  const way = Math.floor(random() * 4);
  const delay = () => Math.floor(random() * 4);
  return () => {
    switch (way) {
      case 0:
        return (tree: Root | HtmlRoot) => say(tree, word);
      case 1:
        return async (tree: Root | HtmlRoot) => {
          await sleep(delay());
          say(tree, word);
        };
      case 2:
        return (tree: Root | HtmlRoot, _: VFile, next: () => void) => {
          say(tree, word);
          setTimeout(next, delay());
        };
      default:
        return (tree: Root | HtmlRoot) =>
          sleep(delay()).then(() => {
            say(tree, word);
            return tree;
          });
    }
  };
}

test.each([1, 2, 3, 4, 5, 6])(
  "whatever settles first, each text has what each of its plug-ins adds, in their order (seed %i)",
  async (seed) => {
    const random = createRandom(seed);
    const words = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, index) => `mot${index}`);
    const cut = Math.floor(random() * words.length);
    const plug = (some: readonly string[]) => some.map((word) => createPlugin(random, word));
    const markdown = { remarkPlugins: plug(words.slice(0, cut)), rehypePlugins: plug(words.slice(cut)) };
    const texts = Array.from({ length: 25 }, (_, index) => `Texte${index}.`);
    const { written, problems } = await buildInMemory(articles(texts), {}, { ...smallSite, markdown });
    expect(problems).toEqual([]);
    for (const [index, text] of texts.entries())
      expect(written.get(`blog/n${index}.html`)).toContain(
        [text, ...words].map((word) => `<p>${word}</p>`).join("\n"),
      );
  },
);
