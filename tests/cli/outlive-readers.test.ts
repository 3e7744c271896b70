import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { outliveReaders } from "../../src/cli/outlive-readers.ts";

function failWith(code: string): void {
  const output = new EventEmitter();
  outliveReaders([output]);
  output.emit("error", Object.assign(new Error(code), { code }));
}

test("a reader that has ended is not a failure", () => {
  expect(() => failWith("EPIPE")).not.toThrow();
});

test("a full disk at the other end of > is one", () => {
  expect(() => failWith("ENOSPC")).toThrow("ENOSPC");
});
