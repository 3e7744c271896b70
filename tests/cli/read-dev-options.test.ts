import { expect, test } from "vitest";
import { readDevOptions } from "../../src/cli/read-dev-options.ts";
import { usageErrorOf } from "../support/usage-error-of.ts";

const usual = { root: ".", port: 0, host: "127.0.0.1", base: "/", drafts: true, cache: true, editor: "none" };
const read = (editor: string) => readDevOptions({ ...usual, editor }).editor;

test("an editor is given by its name, or by its link; there may be none", () => {
  expect(read("zed")).toBe("zed://file{path}:{line}:{column}");
  expect(read("emacs://open?file={path}&line={line}")).toBe("emacs://open?file={path}&line={line}");
  expect(read("none")).toBeUndefined();
});

test.each(["notepad", "constructor", "javascript:alert('{path}')", "https://www.example.org/", ""])(
  "the editor %j is refused, and the message says what can be given",
  (editor) => {
    expect(usageErrorOf(() => read(editor))).toMatch(
      /is neither vscode, .* nor none, nor a link with \{path\} in it/,
    );
  },
);

test("an address of IPv6 may stand in brackets, as in a link", () => {
  expect(["::1", "[::1]", "localhost"].map((host) => readDevOptions({ ...usual, host }).host)).toEqual([
    "::1",
    "::1",
    "localhost",
  ]);
});
