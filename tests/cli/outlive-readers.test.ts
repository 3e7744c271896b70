import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { outliveReaders } from "../../src/cli/outlive-readers.ts";

function failWith(code: string): void {
  const output = new EventEmitter();
  outliveReaders([output]);
  output.emit("error", Object.assign(new Error(code), { code }));
}

test("a reader that has ended is no failure", () => {
  expect(() => failWith("EPIPE")).not.toThrow();
});

test("a full disk behind > is one", () => {
  expect(() => failWith("ENOSPC")).toThrow("ENOSPC");
});
