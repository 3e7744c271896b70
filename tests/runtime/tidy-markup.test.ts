import { Parser } from "htmlparser2";
import { createElement as h, type ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { tidyMarkup } from "../../src/runtime/tidy-markup.ts";

const tidy = (node: ReactElement) => tidyMarkup(renderToStaticMarkup(node));

/** An element whose inside a template brings along as HTML. */
const holding = (html: string, name = "div", props: object = {}) =>
  h(name, { ...props, dangerouslySetInnerHTML: { __html: html } });

test.each<[ReactElement, string]>([
  [h("meta", { charSet: "utf-8" }), '<meta charset="utf-8">'],
  [h("meta", { httpEquiv: "refresh", content: "0" }), '<meta http-equiv="refresh" content="0">'],
  [h("time", { dateTime: "2025-09-01" }), '<time datetime="2025-09-01"></time>'],
  [h("source", { srcSet: "a 1w, b 2w" }), '<source srcset="a 1w, b 2w">'],
  [h("img", { alt: "x", fetchPriority: "high" }), '<img alt="x" fetchpriority="high">'],
  [
    h("button", { type: "button", popoverTarget: "m", popoverTargetAction: "hide" }),
    '<button type="button" popovertarget="m" popovertargetaction="hide"></button>',
  ],
  [h("td", { colSpan: 2, rowSpan: 3 }), '<td colspan="2" rowspan="3"></td>'],
  [
    h("label", { htmlFor: "a", className: "b", tabIndex: -1 }),
    '<label for="a" class="b" tabindex="-1"></label>',
  ],
  [
    h("input", { autoComplete: "off", inputMode: "email", maxLength: 3, enterKeyHint: "send" }),
    '<input autocomplete="off" inputmode="email" maxlength="3" enterkeyhint="send">',
  ],
  [
    h("form", { acceptCharset: "utf-8", encType: "text/plain" }),
    '<form accept-charset="utf-8" enctype="text/plain"></form>',
  ],
  [
    h("p", { contentEditable: "true", spellCheck: false }),
    '<p contenteditable="true" spellcheck="false"></p>',
  ],
  [h("iframe", { srcDoc: "<p>x</p>" }), '<iframe srcdoc="&lt;p&gt;x&lt;/p&gt;"></iframe>'],
])("the name of an attribute is written in lower case: %#", (node, html) => {
  expect(tidy(node)).toBe(html);
});

test.each([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
])("<%s> has no slash", (name) => {
  expect(tidy(h(name, { id: "a" }))).toBe(`<${name} id="a">`);
  expect(tidy(h(name))).toBe(`<${name}>`);
});

test.each<[ReactElement, string]>([
  [
    h("input", { readOnly: true, required: true, disabled: true, autoFocus: true }),
    "<input readonly required disabled autofocus>",
  ],
  [h("input", { type: "checkbox", defaultChecked: true }), '<input type="checkbox" checked>'],
  [h("details", { open: true }), "<details open></details>"],
  [
    h("div", { hidden: true, inert: true, itemScope: true, popover: "" }),
    "<div hidden inert itemscope popover></div>",
  ],
  [h("ol", { reversed: true }), "<ol reversed></ol>"],
  [h("a", { href: "/a", download: true }), '<a href="/a" download></a>'],
  [h("form", { noValidate: true }), "<form novalidate></form>"],
  [h("button", { type: "submit", formNoValidate: true }), '<button type="submit" formnovalidate></button>'],
  [h("iframe", { allowFullScreen: true }), "<iframe allowfullscreen></iframe>"],
  [h("track", { default: true }), "<track default>"],
  [
    h("script", { noModule: true, defer: true, src: "/a.js" }),
    '<script nomodule defer src="/a.js"></script>',
  ],
  [
    h("select", { multiple: true, defaultValue: ["b"] }, h("option", { value: "b", disabled: true })),
    '<select multiple><option value="b" disabled selected></option></select>',
  ],
  [
    h("video", {
      autoPlay: true,
      controls: true,
      loop: true,
      muted: true,
      playsInline: true,
      crossOrigin: "",
    }),
    "<video autoplay controls loop muted playsinline crossorigin></video>",
  ],
])("a boolean attribute has no value: %#", (node, html) => {
  expect(tidy(node)).toBe(html);
});

test.each<[ReactElement, string]>([
  [h("img", { alt: "" }), '<img alt="">'],
  [h("option", { value: "" }), '<option value=""></option>'],
  [h("input", { defaultValue: "", className: "", title: "" }), '<input class="" title="" value="">'],
  [h("p", { popover: "manual" }), '<p popover="manual"></p>'],
  [h("a", { href: "", download: "plan.pdf" }), '<a href="" download="plan.pdf"></a>'],
  [h("video", { crossOrigin: "use-credentials" }), '<video crossorigin="use-credentials"></video>'],
  [
    h("p", { "data-open": "", "data-read-only": "", "data-when": "x", "aria-hidden": true }),
    '<p data-open="" data-read-only="" data-when="x" aria-hidden="true"></p>',
  ],
])("every other value stays, the empty ones too: %#", (node, html) => {
  expect(tidy(node)).toBe(html);
});

test.each([
  "fooBar=",
  "un fooBar= deux",
  " Foo=x srcSet=",
  'a fooBar="x"',
  ' disabled=""',
  "x checked=",
  "/",
  "a/>",
  "<input readOnly=''/>",
  "<svg><script>",
  "<!--",
  "it’s 'one' \"two\"",
  "1\n2 fooBar=3",
])("no text and no value is touched, whatever it looks like: %j", (value) => {
  const html = tidy(h("input", { title: value, "data-x": value, defaultValue: value }));
  expect(html).toMatch(/^<input title="[^"]*" data-x="[^"]*" value="[^"]*">$/);
  expect(eventsOf(html)[0]).toEqual(["input", { title: value, "data-x": value, value }]);
  const text = renderToStaticMarkup(h("p", {}, value));
  expect(tidyMarkup(text)).toBe(text);
});

test("the markup of an island is tidied too; its props and the comments between its texts stay", () => {
  const props = JSON.stringify({ label: "un fooBar=x", html: '<input readOnly=""/>' });
  const island = renderToString(
    h("label", { htmlFor: "a" }, 1, " sur ", 2, h("input", { id: "a", readOnly: true, autoComplete: "off" })),
  );
  const html = tidy(holding(island, "div", { "data-props": props }));
  expect(html).toContain(
    '<label for="a">1<!-- --> sur <!-- -->2<input id="a" readonly autocomplete="off"></label></div>',
  );
  expect(eventsOf(html)[0]).toEqual(["div", { "data-props": props }]);
});

test("custom elements are HTML like the others, whatever their name begins with", () => {
  expect(
    tidy(h("mon-menu", { fooBar: "x", hidden: true, "data-at": 0 }, h("br"), h("svg-x", { fooBar: "y" }))),
  ).toBe('<mon-menu foobar="x" hidden data-at="0"><br><svg-x foobar="y"></svg-x></mon-menu>');
  expect(tidy(h("script-x", { fooBar: "y" }, h("br")))).toBe('<script-x foobar="y"><br></script-x>');
});

const drawing = h(
  "svg",
  { viewBox: "0 0 9 9", preserveAspectRatio: "none", tabIndex: -1, "aria-hidden": true },
  h("title", {}, "Un fooBar= titre"),
  h("linearGradient", { id: "g", gradientUnits: "userSpaceOnUse" }),
  h("svg", { viewBox: "0 0 1 1" }, h("path", { d: "M0 0/", strokeWidth: 2, pathLength: 1 })),
  h("clipPath", { clipPathUnits: "objectBoundingBox" }),
  h("style", { media: "" }, "a{b:c}"),
  h("text", { textLength: 3 }, "x"),
);
const field = h("input", { readOnly: true });

test("a drawing stays as it is, those within it too, and what follows it is HTML again", () => {
  const svg = renderToStaticMarkup(drawing);
  expect(svg).toContain('<linearGradient id="g" gradientUnits="userSpaceOnUse">');
  expect(tidy(h("main", {}, field, drawing, field))).toBe(
    `<main><input readonly>${svg}<input readonly></main>`,
  );
});

test("HTML within a drawing is HTML, and a drawing within that a drawing", () => {
  const html = h(
    "foreignObject",
    { requiredExtensions: "x" },
    h("input", { maxLength: 1 }),
    h("svg", { viewBox: "0 0 2 2" }, h("image", { preserveAspectRatio: "none" })),
    h("br"),
  );
  expect(tidy(h("svg", { viewBox: "0 0 1 1" }, html, h("path", { pathLength: 1 })))).toBe(
    '<svg viewBox="0 0 1 1"><foreignObject requiredExtensions="x"><input maxlength="1"><svg viewBox="0 0 2 2"><image preserveAspectRatio="none"></image></svg><br></foreignObject><path pathLength="1"></path></svg>',
  );
});

test("drawings and formulas that a template brings along keep the slashes that end their elements", () => {
  const foreign = [
    '<svg viewBox="0 0 1 1"><path d="M0"/><style/><foreignObject/><path pathLength="1"/></svg>',
    '<math><mspace width="1em"/></math>',
    "<svg/>",
  ].join("");
  expect(tidy(holding(`${foreign}<br/>`))).toBe(`<div>${foreign}<br></div>`);
});

test("HTML that a template brings along keeps its values, in any quotes and in none", () => {
  const link = `<a href=/blog/ title='a fooBar="b"> c' data-x="d > e='f'">x</a><a href=/blog/>y</a>`;
  expect(tidy(holding(`${link}<br/><hr ID=a />`))).toBe(`<div>${link}<br><hr id=a></div>`);
});

test.each([
  ["a script", "script", 'if (a<b && c>d) x = `<input readOnly=""/><svg>` // <br/> </scripts>'],
  ["data", "script", '{"a":"<input readOnly=\\"\\"/>","b":" fooBar=","c":"<br/><svg>"}'],
  ["a style", "style", 'a::before{content:"<br/> fooBar=\\"\\"<svg>"}'],
])("the content of %s is not changed; its tag and the markup after it are", (_, name, code) => {
  expect(tidy(h("main", {}, holding(code, name, { tabIndex: 0, hidden: true }), field))).toBe(
    `<main><${name} tabindex="0" hidden>${code}</${name}><input readonly></main>`,
  );
});

test("the content of a text field is not changed either", () => {
  const inside = "<br fooBar=''/><svg>";
  expect(tidy(h("main", {}, holding(`<textarea readOnly="">${inside}</textarea>`), field))).toBe(
    `<main><div><textarea readonly>${inside}</textarea></div><input readonly></main>`,
  );
});

test("comments stay as they are", () => {
  const html = '<!-- <input readOnly=""/> <svg> --><br>';
  expect(tidyMarkup(html)).toBe(html);
});

test("tidied markup stays as it is, and browsers parse it like React’s markup", () => {
  const page = h(
    "html",
    { lang: "fr" },
    h("head", {}, h("meta", { charSet: "utf-8" }), holding('{"a":"<br/>"}', "script", { type: "x" })),
    h(
      "body",
      {},
      drawing,
      h("img", { srcSet: "/b.png 2x", alt: "", title: "un fooBar= deux" }),
      h("textarea", { readOnly: true, defaultValue: "\n<a>" }),
      h("details", { open: true }, "été"),
    ),
  );
  const once = tidy(page);
  expect(tidyMarkup(once)).toBe(once);
  expect(eventsOf(once)).toEqual(eventsOf(renderToStaticMarkup(page)));
});

/** What a parser reads: every tag with its attributes, every text and comment. */
function eventsOf(html: string): readonly unknown[] {
  const events: unknown[] = [];
  new Parser({
    onopentag: (name, attributes) => void events.push([name, attributes]),
    onclosetag: (name) => void events.push(name),
    ontext: (text) => void events.push(text),
    oncomment: (text) => void events.push(["comment", text]),
  }).end(html);
  return events;
}
