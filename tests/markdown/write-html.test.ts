import type { ElementContent, Properties } from "hast";
import { expect, test } from "vitest";
import { toHtmlFacts, writeHtml } from "../../src/markdown/write-html.ts";

const text = (value: string): ElementContent => ({ type: "text", value });
const element = (tagName: string, properties: Properties, ...children: ElementContent[]): ElementContent => ({
  type: "element",
  tagName,
  properties,
  children,
});
const write = (...nodes: ElementContent[]) => writeHtml(nodes).html;

test.each([
  ["an element that is not safe leaves what it holds", element("div", {}, text("a")), "a"],
  ["so does a script", element("script", {}, text("a<b")), "a&#x3C;b"],
  ["and what is named like a property of all objects", element("constructor", {}, text("a")), "a"],
  ["a row without its table leaves what it holds", element("tr", {}, element("td", {}, text("a"))), "a"],
  ["an item without its list, too", element("li", {}, text("a")), "a"],
  ["comments leave nothing", { type: "comment", value: "a" } as const, ""],
  ["ready HTML leaves nothing", { type: "raw", value: "<b>a</b>" } as unknown as ElementContent, ""],
  [
    "attributes that are not safe go",
    element("p", { onClick: "a", style: "b", id: "c" }, text("d")),
    "<p>d</p>",
  ],
  ["words that are not safe go", element("td", { className: ["align-left", "x"] }), ""],
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

test("ids, links and headings are noted as a reader of the HTML would find them, and nothing that is not written", () => {
  const { facts } = writeHtml([
    element("h2", { id: "a" }, text("Un "), element("em", {}, text("titre"))),
    element("p", { id: "no" }, element("a", { href: "/x&y", id: "b" }, text("lien"))),
    element("a", { href: "javascript:no" }, text("rien")),
    element("h7", { id: "c" }, text("rien")),
  ]);
  expect(toHtmlFacts(facts)).toEqual({
    ids: ["a", "b"],
    links: ["/x&y"],
    headings: [{ depth: 2, text: "Un titre" }],
  });
});
