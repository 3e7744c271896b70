import { expect, test } from "vitest";
import { adviseOnThrow } from "../../../src/system/bundle/advise-on-throw.ts";
import { tell } from "../../support/speech.ts";

const hintOf = (thrown: string) => tell(adviseOnThrow(thrown).hint ?? "");

test("the hint for a global of browsers says where it can be used", () => {
  expect(hintOf("window is not defined")).toContain("in an effect or a handler of an island");
  expect(hintOf("windo is not defined")).toBe("");
});

test("the message for a wrong plan says the right form", () => {
  expect(hintOf("plan gives a page without a route")).toContain('[{ route: "/about"');
});

test("a component that suspends is reported without React’s own words", () => {
  const said = "A component suspended while responding to synchronous input. This will cause the UI to be …";
  expect(adviseOnThrow(said)).toEqual({
    message: "a component is async, or waits with use() or lazy()",
    hint: "pages are drawn at once: put what it waits for into content/",
  });
});
