import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import rehypeShiki from "@shikijs/rehype";
import { renderMermaidSVG } from "beautiful-mermaid";
import type { Element, ElementContent, Root } from "hast";
import type { Page } from "playwright-core";
import { find, html, type Schema, svg } from "property-information";
import rehypeKatex from "rehype-katex";
import rehypePrettyCode from "rehype-pretty-code";
import { createHighlighter } from "shiki";
import { type Plugin, unified } from "unified";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { escapeHtml } from "../../../src/html/escape.ts";
import { withOptions } from "../../../src/index.ts";
import { listen } from "../../support/listen.ts";
import { runHere } from "../../support/run-here.ts";
import { putFiles } from "../../support/scratch-folder.ts";
import { serveFolder } from "../../support/serve-folder.ts";
import { shareBrowser } from "../../support/share-browser.ts";

const formula = String.raw`\sqrt{\frac{a}{b}} + \sum_{i=0}^n x_i \color{#d00}{y}`;
const code = 'const a: string = "x"; // note\nlet b = 2;';
const diagram = "graph TD\n A[Start] --> B{Ok?}\n B -->|yes| C[End]";

/** The rules of KaTeX, whose fonts no test needs, and those of the diagram, which it brings in an element `style`. */
const styles = `body { color: #111; background: #fff; width: 600px }
figure { margin: 0 }
${readFileSync("node_modules/katex/dist/katex.min.css", "utf8").replace(/@font-face\{[^}]*\}/g, "")}
figure svg { --_text: var(--fg); --_line: color-mix(in srgb, var(--fg) 50%, var(--bg)); --_arrow: var(--fg);
  --_node-fill: color-mix(in srgb, var(--fg) 3%, var(--bg)); --_node-stroke: var(--_line) }
@media (prefers-color-scheme: dark) { pre.shiki, .shiki span { color: var(--shiki-dark) !important } }
[data-theme] span { color: var(--shiki-light) }
[data-highlighted-line] { background: #ffc }
`;

const site = `import { type Content, defineSite, folderCollection, Head, Prose, siteSettings, type Entry } from "charpente";
import { z } from "zod";
import { plugins } from "./plugins.ts";

const collections = {
  pages: folderCollection({ folder: "pages", format: "markdown", schema: z.strictObject({ title: z.string() }) }),
};

function Page({ page }: { readonly page: Entry<{ title: string }> }) {
  return (
    <html lang="en">
      <Head title={page.data.title} description={page.data.title} />
      <body><h1>{page.data.title}</h1>{page.body && <Prose body={page.body} />}</body>
    </html>
  );
}

export default defineSite({
  language: "en",
  words: { opensNewTab: "new tab", footnotes: "Notes", backToText: "Back" },
  settings: siteSettings({}),
  collections,
  styles: ["styles/site.css"],
  markdown: plugins,
  pages: {
    page: {
      template: Page,
      plan: ({ pages }: Content<typeof collections>) =>
        pages.all.map((page) => ({ route: page.id === "home" ? "/" : \`/\${page.id}\`, entry: page, props: { page } })),
    },
  },
});
`;

const mermaid = `import { renderMermaidSVGAsync } from "beautiful-mermaid";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";

export function rehypeMermaid() {
  return async (tree: Root) => {
    const drawn: Promise<void>[] = [];
    visit(tree, "element", (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== "pre" || code?.type !== "element" || !String(code.properties.className).includes("mermaid")) return;
      const [text] = code.children;
      drawn.push(renderMermaidSVGAsync(text?.type === "text" ? text.value : "").then((svg) => {
        const [drawing] = fromHtml(svg, { fragment: true }).children as Element[];
        drawing.children = drawing.children.filter((child) => child.type !== "element" || child.tagName !== "style");
        Object.assign(pre, { tagName: "figure", properties: { role: "img" }, children: [drawing] });
      }));
    });
    await Promise.all(drawn);
  };
}
`;

const themes = { light: "github-light", dark: "github-dark" } as const;
/** By default, Shiki gives up on a line after half a second, so that a slow machine gets other colours. */
const shiki = { themes, langs: ["ts" as const], tokenizeTimeLimit: 0 };
const patientHighlighter = `async (options) => {
    const highlighter = await createHighlighter(options);
    const codeToHtml = (code, rest) => highlighter.codeToHtml(code, { ...rest, tokenizeTimeLimit: 0 });
    return { ...highlighter, codeToHtml };
  }`;
const strictPolicy =
  "default-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";

const roots: string[] = [];

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** Builds a site with these plug-ins and one text. */
async function publish(plugins: string, text: string, checks: object = {}) {
  const root = mkdtempSync(join(tmpdir(), "charpente-plugins-"));
  roots.push(root);
  putFiles(root, {
    "content/site.yaml": "name: Trial\nurl: https://trial.example\noutput: { hosts: [github] }\n",
    "content/pages/home.md": `---\ntitle: Home\n---\n${text}\n`,
    "templates/site.tsx": site.replace("  markdown:", `  checks: ${JSON.stringify(checks)},\n$&`),
    "templates/plugins.ts": plugins,
    "templates/rehype-mermaid.ts": mermaid,
    "templates/styles/site.css": styles,
  });
  const built = await runHere(["build", "--root", root, "--strict"]);
  expect(built).toMatchObject({ status: 0, stderr: expect.not.stringMatching(/warning|error/) });
  const again = await runHere(["build", "--root", root, "--strict"]);
  expect(again.stderr).toContain("0 changed");
  return { page: readFileSync(join(root, "dist/index.html"), "utf8"), dist: join(root, "dist") };
}

type Look = (page: Page) => Promise<void>;

/** Opens the built page under its policy, which must refuse nothing. */
async function visit({ dist, page: written }: Awaited<ReturnType<typeof publish>>, look: Look) {
  expect(written).toContain(`content="${strictPolicy}"`);
  expect(written).not.toMatch(/ style=|<style/);
  const server = await serveFolder(dist);
  const page = await (await shareBrowser()).newPage();
  const noise = listen(page);
  try {
    await page.goto(server.origin);
    await look(page);
    expect(noise).toEqual([]);
  } finally {
    await page.close();
    await server.close();
  }
}

/** What a plug-in makes of some elements, with its style attributes, in a page without a policy. */
async function drawReference(elements: readonly object[], look: Look) {
  const page = await (await shareBrowser()).newPage();
  try {
    await page.setContent(
      `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><style>${styles}</style><h1>Home</h1>`,
    );
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML("beforeend", html),
      elements.map((one) => write(one as ElementContent, html)).join("\n"),
    );
    await look(page);
  } finally {
    await page.close();
  }
}

function write(node: ElementContent | Root, around: Schema): string {
  if (node.type === "text") return escapeHtml(node.value);
  if (node.type === "root")
    return node.children.map((child) => write(child as ElementContent, around)).join("");
  if (node.type !== "element") return "";
  const space = node.tagName === "svg" ? svg : around;
  const attributes = Object.entries(node.properties).map(
    ([name, value]) => ` ${find(space, name).attribute}="${escapeHtml([value].flat().join(" "))}"`,
  );
  return `<${node.tagName}${attributes.join("")}>${node.children.map((child) => write(child, space)).join("")}</${node.tagName}>`;
}

/** The name, size and all computed styles of each element below one that matches. */
function describeAll(page: Page, selector: string) {
  return page.evaluate((selector) => {
    const roots = [...document.querySelectorAll(selector)];
    const all = roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
    return all
      .filter(({ localName }) => localName !== "annotation")
      .map((element) => {
        const style = getComputedStyle(element);
        const own = ["--shiki-light", "--shiki-dark", "--bg", "--_line"];
        return [
          element.localName,
          ...[...new Set([...style, ...own])]
            .sort()
            .map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ].join("\n");
      });
  }, selector);
}

const pre = (language: string, text: string): Element => ({
  type: "element",
  tagName: "pre",
  properties: {},
  children: [
    {
      type: "element",
      tagName: "code",
      properties: { className: language.split(" ") },
      children: [{ type: "text", value: `${text}\n` }],
    },
  ],
});

async function expectSame(
  site: Awaited<ReturnType<typeof publish>>,
  elements: readonly object[],
  selector: string,
) {
  let wanted: readonly string[] = [];
  await drawReference(elements, async (page) => {
    wanted = await describeAll(page, selector);
  });
  expect(wanted.length).toBeGreaterThan(5);
  await visit(site, async (page) => expect(await describeAll(page, selector)).toEqual(wanted));
}

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

describe("with Shiki, KaTeX and Mermaid, under the policy of the page,", () => {
  let built: Awaited<ReturnType<typeof publish>>;

  beforeAll(async () => {
    built = await publish(
      `import rehypeShiki from "@shikijs/rehype";
import { type TextPlugins, withOptions } from "charpente";
import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";
import { rehypeMermaid } from "./rehype-mermaid.ts";

export const plugins: TextPlugins = {
  remarkPlugins: [remarkMath],
  rehypePlugins: [rehypeMermaid, rehypeKatex, withOptions(rehypeShiki, ${JSON.stringify(shiki)})],
  allow: "all",
};
`,
      `${fence("ts", code)}\n\n$$\n${formula}\n$$\n\n${fence("mermaid", diagram)}`,
    );
  });

  test("code has its colours, in the light and in the dark", async () => {
    const tree: Root = { type: "root", children: [pre("language-ts", code)] };
    await unified()
      .use(withOptions(rehypeShiki, shiki) as Plugin)
      .run(tree);
    await expectSame(built, tree.children, "pre");
    await visit(built, async (page) => {
      const colour = () =>
        page
          .locator("pre span span")
          .first()
          .evaluate((each) => getComputedStyle(each).color);
      expect(await colour()).toBe("rgb(215, 58, 73)");
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colour()).toBe("rgb(249, 117, 131)");
    });
  });

  test("a formula has its sizes and positions", async () => {
    const tree: Root = { type: "root", children: [pre("language-math math-display", formula)] };
    await unified().use(rehypeKatex).run(tree);
    await expectSame(built, tree.children, ".katex");
  });

  test("a diagram has its colours", async () => {
    const drawing = renderMermaidSVG(diagram).replace(/<style>[\s\S]*<\/style>/, "");
    let wanted: readonly string[] = [];
    await drawReference([], async (page) => {
      await page.evaluate(
        (svg) => document.body.insertAdjacentHTML("beforeend", `<figure role="img">${svg}</figure>`),
        drawing,
      );
      wanted = await describeAll(page, "svg:has(.node)");
    });
    expect(wanted.length).toBeGreaterThan(10);
    await visit(built, async (page) => expect(await describeAll(page, "svg:has(.node)")).toEqual(wanted));
  });
});

test("with rehype-pretty-code, code has its colours and its marked lines under the policy of the page", async () => {
  const built = await publish(
    `import { type TextPlugins, withOptions } from "charpente";
import rehypePrettyCode from "rehype-pretty-code";
import { createHighlighter } from "shiki";

export const plugins: TextPlugins = {
  rehypePlugins: [withOptions(rehypePrettyCode, { theme: ${JSON.stringify(themes)}, getHighlighter: ${patientHighlighter} })],
  allow: {
    code: ["style", "data-theme", "data-language"],
    figure: ["data-rehype-pretty-code-figure"],
    pre: ["style", "tabindex", "data-theme", "data-language"],
    span: ["style", "data-line", "data-highlighted-line"],
  },
};
`,
    fence('ts {2} title="a.ts"', code),
    // The highlighter asks the clock, and the function of the site above leads there.
    { "template/unknown-read": "off" },
  );
  const block = pre("language-ts", code);
  (block.children[0] as Element).data = { meta: "{2}" } as never;
  const tree: Root = { type: "root", children: [block] };
  const getHighlighter = async (options: Parameters<typeof createHighlighter>[0]) => {
    const highlighter = await createHighlighter(options);
    const codeToHtml: typeof highlighter.codeToHtml = (text, rest) =>
      highlighter.codeToHtml(text, { ...rest, tokenizeTimeLimit: 0 });
    return { ...highlighter, codeToHtml };
  };
  await unified()
    .use(withOptions(rehypePrettyCode, { theme: themes, getHighlighter }) as Plugin)
    .run(tree);
  await expectSame(built, tree.children, "pre");
  await visit(built, async (page) => {
    expect(await page.locator("[data-highlighted-line]").textContent()).toBe("let b = 2;");
    expect(await page.locator("figcaption").allTextContents()).toEqual(["a.ts"]);
  });
});
