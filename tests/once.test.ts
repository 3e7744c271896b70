import { expect, test, vi } from "vitest";
import { once } from "../src/once.ts";

test.each([["a value"], [undefined]])("%s is computed when it is first needed, and only once", (value) => {
  const compute = vi.fn(() => value);
  const ask = once(compute);
  expect(compute).not.toHaveBeenCalled();
  expect([ask(), ask()]).toEqual([value, value]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test("what fails is tried again", () => {
  const compute = vi.fn().mockImplementationOnce(() => {
    throw new Error("not yet");
  });
  const ask = once(compute.mockReturnValue(1));
  expect(ask).toThrow("not yet");
  expect(ask()).toBe(1);
});
