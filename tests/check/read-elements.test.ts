import { expect, test } from "vitest";
import { type ElementListener, type Endings, readElements } from "../../src/check/read-elements.ts";
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
