import { expect, test } from "vitest";
import { adviseOnThrow } from "../../../src/system/bundle/advise-on-throw.ts";
import { tell } from "../../support/speech.ts";

const hintOf = (thrown: string) => tell(adviseOnThrow(thrown).hint ?? "");

test("what only browsers have is to be asked for in one", () => {
  expect(hintOf("window is not defined")).toContain("in an effect or a handler of an island");
  expect(hintOf("windo is not defined")).toBe("");
});

test("a plan of another form is told the form", () => {
  expect(hintOf("plan gives a page without a route")).toContain('[{ route: "/about"');
});

test("a component that waits is told without the words of React", () => {
  const said = "A component suspended while responding to synchronous input. This will cause the UI to be …";
  expect(adviseOnThrow(said)).toEqual({
    message: "a component is async, or waits with use() or lazy()",
    hint: "pages are drawn at once: put what it waits for into content/",
  });
});
