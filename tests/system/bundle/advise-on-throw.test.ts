import { expect, test } from "vitest";
import { adviseOnThrow } from "../../../src/system/bundle/advise-on-throw.ts";

test("what only browsers have is to be asked for in one", () => {
  expect(adviseOnThrow("window is not defined").hint).toContain("in an effect or a handler of an island");
  expect(adviseOnThrow("windo is not defined").hint).toBeUndefined();
});

test("a plan of another form is told the form", () => {
  expect(adviseOnThrow("plan gives a page without a route").hint).toContain('[{ route: "/about"');
});

test("a component that waits is told without the words of React", () => {
  const said = "A component suspended while responding to synchronous input. This will cause the UI to be …";
  expect(adviseOnThrow(said)).toEqual({
    message: "a component is async, or waits with use() or lazy()",
    hint: "pages are drawn at once: put what it waits for into content/",
  });
});
