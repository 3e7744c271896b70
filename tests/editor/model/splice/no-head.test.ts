import { expect, test } from "vitest";
import type { Edit } from "../../../../src/editor/model/edit.ts";
import { applyEdit } from "../../../../src/editor/model/splice/apply-edit.ts";
import { fieldAt, openFile } from "../../../../src/editor/model/splice/open-file.ts";

const encode = (text: string) => new TextEncoder().encode(text);

function edit(text: string, change: Edit): string {
  const applied = applyEdit(encode(text), "markdown", [], change);
  return applied.status === "done"
    ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(applied.bytes)
    : applied.why.key;
}

const title = { kind: "add", path: ["title"], value: "Un titre" } as const;

test("a text without front matter gets YAML with its first field", () => {
  expect(edit("# Mot\n", title)).toBe("---\ntitle: Un titre\n---\n\n# Mot\n");
  expect(edit("\n# Mot\n", title)).toBe("---\ntitle: Un titre\n---\n\n# Mot\n");
  expect(edit("\uFEFF# Mot\r\n\r\nFin\r\n", title)).toBe(
    "\uFEFF---\r\ntitle: Un titre\r\n---\r\n\r\n# Mot\r\n\r\nFin\r\n",
  );
});

test("a text without front matter is edited as a whole", () => {
  expect(edit("# Mot\r\n", { kind: "body", text: "# Autre\n" })).toBe("# Autre\r\n");
  expect(openFile(encode("# Mot\n"), "markdown")?.body).toBe("# Mot\n");
  expect(fieldAt(encode("# Mot\n"), "markdown", { line: 1, column: 1 })).toEqual([]);
});

test.each(["---\n\nmot\n", "+++\n", "\n---\nmot\n"])(
  "a text that begins like front matter, %j, stays a text",
  (body) => {
    const written = edit("# Mot\n", { kind: "body", text: body });
    expect(written).toBe(`---\n---\n${body}`);
    expect(openFile(encode(written), "markdown")).toMatchObject({ body, head: { text: "" } });
  },
);

test("front matter that is not closed, or is below empty lines, is left to its author", () => {
  for (const text of ["---\ntitle: x\n", "+++\nt = 1\n", "\n\n---\ntitle: x\n---\n"])
    expect(edit(text, title)).toBe("edit/unreadable");
});
