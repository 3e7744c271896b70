import { afterAll, beforeAll, expect, test } from "vitest";
import { openReader } from "../../../scripts/fuzz/read-in-browser.mjs";

let reader: Awaited<ReturnType<typeof openReader>>;

beforeAll(async () => {
  const { BROWSER_PATH = "", BROWSER_SHELL_PATH = BROWSER_PATH } = process.env;
  reader = await openReader(BROWSER_SHELL_PATH);
});
afterAll(() => reader?.close());

test.each([
  ["what a text may have", '<p id="a">b <b>c</b></p>', '(p id="a")b (b)c(/)(/)', undefined],
  ["another tree", "<p>a<table></table></p>", "(p)a(table)(/)(/)", /^Chromium reads something else/],
  ["what leaves the element around it", "<p>a</p></div>b", "(p)a(/)b", /^Chromium reads something else/],
  [
    "what Chromium itself writes differently",
    '<form id="a"><div></form><form id="b"></form></div>',
    '(form id="a")(div)(form id="b")(/)(/)(/)',
    /^what Chromium writes is something else/,
  ],
  ["a handler", '<p onclick="a">b</p>', '(p onclick="a")b(/)', /^DOMPurify removes onclick of <P>/],
  ["an element", "<p><video></video></p>", "(p)(video)(/)(/)", /^DOMPurify removes <VIDEO>/],
  ["a scheme", '<a href="vbscript:a">b</a>', '(a href="vbscript:a")b(/)', /^DOMPurify removes href of <A>/],
])("Chromium and DOMPurify say of %s what is wrong", async (_, html, tree, fault) => {
  const said = await reader.judge({ html, tree });
  if (fault === undefined) expect(said).toBe(undefined);
  else expect(said).toMatch(fault);
});
