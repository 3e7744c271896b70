import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { explain, purifierSettings, sayInBrowser } from "./judge-html.mjs";

/**
 * Opens a page of Chromium that reads HTML as browsers do, and cleans it with DOMPurify. `judge` returns what differs
 * from the tree of `judgeHtml`, or undefined.
 */
export async function openReader(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage();
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve("dompurify/dist/purify.min.js") });
  await page.addScriptTag({ content: sayInBrowser });
  return {
    async judge({ html, tree }) {
      const { read, again, trimmed, cleaned, removed } = await page.evaluate(readThrice, {
        html,
        settings: purifierSettings,
      });
      if (read !== tree) return `Chromium reads something else: ${explain(tree, read)}`;
      if (again !== tree) return `what Chromium writes is something else: ${explain(tree, again)}`;
      if (removed.length > 0) return `DOMPurify removes ${removed.join(", ")}`;
      return cleaned === trimmed ? undefined : `DOMPurify changes it: ${explain(trimmed, cleaned)}`;
    },
    close: () => browser.close(),
  };
}

/** Runs in the page. */
function readThrice({ html, settings }) {
  const read = (text) =>
    new DOMParser().parseFromString(`<!doctype html><html><body><div>${text}</div><hr>`, "text/html").body;
  // All of it, so that what leaves the element around it is seen.
  const say = ({ childNodes: [box, ...others] }) =>
    sayNodes(box.childNodes) + (others.length === 1 ? "" : `(breaks out)${sayNodes(others)}`);
  /** DOMPurify removes blanks at the ends of values. */
  const trim = (body) => {
    for (const element of body.querySelectorAll("*"))
      for (const attribute of element.attributes) attribute.value = attribute.value.trim();
    return body;
  };
  const body = read(html);
  const cleaned = DOMPurify.sanitize(html, settings);
  const removed = DOMPurify.removed.map(({ element, attribute, from }) =>
    element ? `<${element.nodeName}>` : `${attribute?.name} of <${from.nodeName}>`,
  );
  return {
    read: say(body),
    again: say(read(body.firstChild.innerHTML)),
    trimmed: say(trim(read(html))),
    cleaned: say(read(cleaned)),
    removed,
  };
}
