import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { outliveReaders } from "../../src/cli/run-program.ts";

function failWith(code: string): void {
  const output = new EventEmitter();
  outliveReaders([output]);
  output.emit("error", Object.assign(new Error(code), { code }));
}

test("a closed output pipe is not a failure", () => {
  expect(() => failWith("EPIPE")).not.toThrow();
});

test("a full disk is a failure when output is redirected to a file", () => {
  expect(() => failWith("ENOSPC")).toThrow("ENOSPC");
});
