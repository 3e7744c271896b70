import { expect, test, vi } from "vitest";
import { giveOnce } from "../../../src/model/memory/memory.ts";

test("a result is handed over once, so that its memory is free, and made again for whoever asks later", () => {
  const make = vi.fn(() => "again");
  const take = giveOnce("first", make);
  expect(take()).toBe("first");
  expect(make).not.toHaveBeenCalled();
  expect([take(), take()]).toEqual(["again", "again"]);
});
