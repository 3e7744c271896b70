import { expect, test } from "vitest";
import { editors, linkToEditor } from "../../../src/dev/panel/link-to-place.ts";

const place = { file: "content/été & #1.md", line: 3, column: 7 };

test.each([
  ["/home/a b", "vscode://file/home/a%20b/content/%C3%A9t%C3%A9%20%26%20%231.md:3:7"],
  ["C:\\sites\\a", "vscode://file/C:/sites/a/content/%C3%A9t%C3%A9%20%26%20%231.md:3:7"],
])("a file below %s opens at its line and column", (root, link) => {
  expect(linkToEditor(editors.vscode ?? "", root, place)).toBe(link);
});

test("a custom link has its parts filled in", () => {
  expect(linkToEditor("emacs://open?url=file://{path}&line={line}", "/s", { ...place, file: "a$&.md" })).toBe(
    "emacs://open?url=file:///s/a%24%26.md&line=3",
  );
});
