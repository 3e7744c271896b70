import { expect, test } from "vitest";
import { adviseOnThrow } from "../../src/bundle/explain-throw.ts";
import { Mistake, say } from "../../src/words/message.ts";
import { tell } from "../support/speech.ts";

const hintOf = (thrown: string) => tell(adviseOnThrow(new Error(thrown)).hint ?? "");

test("the hint for a global of browsers says where it can be used", () => {
  expect(hintOf("window is not defined")).toContain("in an effect or a handler of an island");
  expect(hintOf("windo is not defined")).toBe("");
});

test("a mistake that the generator knows is reported with its own advice, in another copy of its class too", () => {
  const copy = Object.assign(new Error("key"), { name: "Mistake", text: say("thrown.no-list") });
  expect(adviseOnThrow(copy)).toEqual({ message: say("thrown.no-list") });
  const hint = say("thrown.plan.hint");
  expect(adviseOnThrow(new Mistake(say("thrown.no-route"), hint))).toEqual({
    message: say("thrown.no-route"),
    hint,
  });
});

test("a component that suspends is reported without React’s own words", () => {
  const said = "A component suspended while responding to synchronous input. This will cause the UI to be …";
  expect(adviseOnThrow(new Error(said))).toEqual({
    message: "a component is async, or waits with use() or lazy()",
    hint: "pages are drawn at once: put the data it waits for into content/",
  });
});
