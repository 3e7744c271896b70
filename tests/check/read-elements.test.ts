import { expect, test } from "vitest";
import {
  type ElementListener,
  type Endings,
  readElements,
  readSourceSet,
} from "../../src/check/read-elements.ts";
import type { PageMarkup } from "../../src/model/model.ts";

const facts = { ids: [], links: [], headings: [] };

/** What a listener hears of a page, in one line. */
function hear(page: PageMarkup, endings: Endings = new Map(), takes = true): string {
  const heard: string[] = [];
  const listener: ElementListener = {
    open: (name, { id }) => void heard.push(id === undefined ? `<${name}>` : `<${name}#${id}>`),
    text: (text) => void heard.push(text),
    close: (name) => void heard.push(`</${name}>`),
    takeFacts: () => {
      if (takes) heard.push("[facts]");
      return takes;
    },
  };
  readElements(page, listener, endings);
  return heard.join("");
}

const page = (before: string, after: string): PageMarkup => [
  { html: before },
  { html: "<p>corps</p>", facts },
  { html: after },
];

test("the elements of an ending that several pages share are read as if each page had it alone", () => {
  const endings: Endings = new Map();
  const footer = '</main><footer id="pied">A &amp; b<br></footer></body>';
  for (const title of ["Un", "Deux"])
    expect(hear(page(`<body><main><h1>${title}</h1>`, footer), endings)).toBe(
      `<body><main><h1>${title}</h1>[facts]</main><footer#pied>A & b<br></br></footer></body>`,
    );
  expect(endings.size).toBe(1);
});

test("a shared ending closes the open elements of the page, whatever another page had open", () => {
  const endings: Endings = new Map();
  expect(hear(page("<main><section>", "fin"), endings)).toBe("<main><section>[facts]fin</section></main>");
  expect(hear(page("<main>", "fin"), endings)).toBe("<main>[facts]fin</main>");
});

test("a piece that the listener cannot take by its facts is read", () => {
  const endings: Endings = new Map();
  expect(hear(page("<div>", "</div>"), endings, false)).toBe("<div><p>corps</p></div>");
  expect(endings.size).toBe(0);
});

test("a site on which every page ends differently keeps few endings in memory", () => {
  const endings: Endings = new Map();
  for (let number = 0; number < 100; number += 1) hear(page("<main>", `suite ${number}</main>`), endings);
  expect(endings.size).toBe(32);
  expect(hear(page("<main>", "suite 99</main>"), endings)).toBe("<main>[facts]suite 99</main>");
});

const read = (srcset: string) =>
  readSourceSet(srcset).map(
    ({ url, width, density }) =>
      `${url}${width === undefined ? "" : ` ${width}w`}${density === undefined ? "" : ` ${density}x`}`,
  );

test.each([
  ["", []],
  [" , ,", []],
  ["/a.png", ["/a.png"]],
  ["a,  b 2x", ["a", "b 2x"]],
  ["/a.png,,, /b.png 2x", ["/a.png", "/b.png 2x"]],
  ["/a.png 1x,https://cdn.example/b.png 2x", ["/a.png 1x", "https://cdn.example/b.png 2x"]],
  ["/img/w_400,h_300/a.png 400w", ["/img/w_400,h_300/a.png 400w"]],
  ["/a.png,/b.png 2x", ["/a.png,/b.png 2x"]],
  [
    "data:image/gif;base64,R0= 1.5x ,\n\t/b.png\f800w  600h",
    ["data:image/gif;base64,R0= 1.5x", "/b.png 800w"],
  ],
  ["/a.png .5x, /b.png 1e2x", ["/a.png 0.5x", "/b.png 100x"]],
  ["/\u00A0a.png 2x", ["/\u00A0a.png 2x"]],
])("%j offers %j", (srcset, offered) => {
  expect(read(srcset)).toEqual(offered);
});

test.each(["400", "0w", "1.5w", "-1x", "2X", "1x 2x", "400w 1x", "300h", "1x 300h", "x(a, b) 1x", "(a, b"])(
  "an image that is described as %s is ignored, and no other",
  (descriptors) => {
    expect(read(`/a.png ${descriptors}, /b.png 2x`)).toEqual(descriptors === "(a, b" ? [] : ["/b.png 2x"]);
  },
);
