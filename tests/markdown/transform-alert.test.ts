import { expect, test } from "vitest";
import { z } from "zod";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { compile, complaints, show } from "./compile.ts";

const kind = z.enum(["note", "tip", "important", "warning", "caution"]);
const directives = { alert: { attributes: z.strictObject({ kind }), body: "blocks" as const } };

test.each([
  ["> [!NOTE]\n> Un *mot*.\n>\n> - deux", "note", "<p>Un <em>mot</em>.</p><ul>\n<li>deux</li>\n</ul>"],
  ["> [!warning]  \n> Un mot.", "warning", "<p>Un mot.</p>"],
  ["> [!TIP]\n>\n> Un mot.", "tip", "<p>Un mot.</p>"],
  ["> [!CAUTION]\n> **Un** mot.", "caution", "<p><strong>Un</strong> mot.</p>"],
])("the alert %j is the directive of the site", (text, kind, inside) => {
  for (const native of [undefined, loadNativeParser()]) {
    const { body, problems } = compile(`A\n\n${text}\n\nB`, { directives, native });
    expect(problems).toEqual([]);
    expect(body.parts).toMatchObject([
      { kind: "html", html: "<p>A</p>" },
      { kind: "directive", name: "alert", attributes: { kind } },
      { kind: "html", html: "<p>B</p>" },
    ]);
    expect(show(body.parts.slice(1, 2))).toBe(inside);
  }
});

test("an alert in a list stays in its item", () => {
  const { body } = compile("- A\n\n  > [!NOTE]\n  > B", { directives });
  expect(body.parts.map((part) => (part.kind === "html" ? part.html : part.kind))).toEqual([
    "<ul>\n<li>\n<p>A</p>",
    "directive",
    "</li>\n</ul>",
  ]);
});

test("a site without the directive shows the quotation, and its author is warned", () => {
  expect(complaints("> [!NOTE]\n> Un mot.")).toEqual([
    "11:1 markdown/unknown-directive: the site has no directive “alert”: readers would see [!NOTE]",
  ]);
  expect(show(compile("> [!NOTE]\n> Un mot.").body.parts)).toContain("<blockquote>");
});

test.each(["> [!NOTE] Un mot.", "> [!OTHER]\n> Un mot.", "> \\[!NOTE]\n> Un mot.", "[!NOTE]\nUn mot."])(
  "%j is no alert",
  (text) => {
    const { body, problems } = compile(text, { directives });
    expect(problems).toEqual([]);
    expect(body.parts).toHaveLength(1);
    expect(show(body.parts)).toContain("[!");
  },
);
