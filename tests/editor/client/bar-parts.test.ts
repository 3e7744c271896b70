import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { icon } from "../../../src/editor/client/icon.ts";
import { createTodoLink, drawEnd, drawPublishLink } from "../../../src/editor/client/start-editing.ts";
import { editor } from "../../../src/words/editor.ts";
import { inLanguage } from "../../../src/words/in-each-language.ts";
import { putSmallPage } from "../../dev/client/small-page.ts";

const words = inLanguage(editor, "en");

beforeEach(putSmallPage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("that editing has ended is said in the bar, where the editor stood", () => {
  const bar = drawEnd(words);
  expect(bar.getAttribute("class")).toBe("bar");
  expect(bar.textContent).toContain(words["bar.ended"]);
});

test("an icon fills its box, whatever the size of the box", () => {
  expect(icon("undo").getAttribute("viewBox")).toBe("0 0 20 20");
});

test("the bar leads to the page that publishes", () => {
  const link = drawPublishLink(words);
  expect(link.getAttribute("href")).toBe("/__publish");
  expect(link.textContent).toBe(words["bar.publish"]);
});

test("tasks are counted once, two seconds after the last of several saves", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ count: 3, fresh: 1, label: "3 tasks" });
  });
  const { element, countSoon } = createTodoLink(words, "en");
  await vi.advanceTimersByTimeAsync(1500);
  countSoon();
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["/__dev/todo"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
  expect(element.title).toBe("3 tasks");
});
