import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Nodes } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visitParents } from "unist-util-visit-parents";
import { expect, onTestFinished, test } from "vitest";
import { kinds, makeArticle, writeCorpus } from "../../bench/corpus.mjs";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const bodies = Array.from({ length: 400 }, (_, index) =>
  makeArticle(index, 2050, "written").text.replace(/^---\n.*?\n---\n/s, ""),
);

test("plain articles have the bytes that older comparisons measured", () => {
  const digest = createHash("sha256");
  for (let index = 0; index < 200; index += 1) digest.update(makeArticle(index, 2050).text);
  expect(digest.digest("hex").slice(0, 16)).toBe("fc5165b592fd0f06");
});

test.each(kinds)(
  "a %s article is the same in a corpus of 3 and in one of 6, and another with another seed",
  (kind) => {
    const [few, more, others] = [makeFolder(), makeFolder(), makeFolder()];
    writeCorpus(few, 3, { kind });
    writeCorpus(more, 6, { kind });
    writeCorpus(others, 3, { kind, seed: 1 });
    expect(readdirSync(more)).toHaveLength(6);
    for (const name of readdirSync(few)) {
      const written = readFileSync(join(few, name), "utf8");
      expect(readFileSync(join(more, name), "utf8")).toBe(written);
      expect(readFileSync(join(others, name), "utf8")).not.toBe(written);
    }
  },
);

test("written articles hold what people write, and no directive", () => {
  const met = new Set<string>();
  for (const body of bodies.filter((body) => body.length < 5000).slice(0, 60))
    visitParents(markdown.parse(body), (node, parents) => {
      for (const name of namesOf(node, parents, body)) met.add(name);
    });
  expect([...met].sort()).toMatchInlineSnapshot(`
    [
      "autolink",
      "bare address",
      "blockquote",
      "break \\",
      "break of spaces",
      "code in fences",
      "code in item",
      "code indented",
      "definition",
      "delete",
      "emphasis *",
      "emphasis _",
      "entity",
      "escape",
      "footnoteDefinition",
      "footnoteReference",
      "heading",
      "html block",
      "html in text",
      "inlineCode",
      "item",
      "link",
      "link collapsed",
      "link full",
      "link shortcut",
      "link with title",
      "list in item",
      "list of bullets",
      "list ordered",
      "loose item",
      "paragraph",
      "root",
      "strong *",
      "strong _",
      "table",
      "tableCell",
      "tableRow",
      "task",
      "thematicBreak",
      "two colons",
      "underscore in word",
    ]
  `);
});

test("written articles are as long as people’s: half of them below 4 KB, some above 40", () => {
  const sizes = bodies.map((body) => Buffer.byteLength(body)).sort((a, b) => a - b);
  expect(sizes[200]).toBeGreaterThan(3000);
  expect(sizes[200]).toBeLessThan(4500);
  expect(sizes.at(-1)).toBeGreaterThan(40_000);
});

test("written articles build without an error, and about half of them with a warning", async () => {
  const root = makeFolder();
  cpSync(join(projectRoot, "bench/site"), root, { recursive: true });
  writeCorpus(join(root, "content/blog"), 60, { kind: "written" });
  const { status, stderr } = await runHere(["build", "--root", root, "--quiet"]);
  expect(status).toBe(0);
  const warned = new Set(
    [...stderr.matchAll(/^(content\/blog\/\S+?):\d+:\d+ {2}warning/gm)].map(([, file]) => file),
  );
  expect(warned.size).toBeGreaterThan(24);
  expect(warned.size).toBeLessThan(36);
});

/** What a node is, with the forms of it that matter to a parser. */
function namesOf(node: Nodes, parents: readonly Nodes[], body: string): readonly string[] {
  const parent = parents.at(-1)?.type;
  const source = body.slice(node.position?.start.offset, node.position?.end.offset);
  switch (node.type) {
    // A name alone behind a colon is words.
    case "textDirective":
      return source === `:${node.name}` ? [] : ["directive"];
    case "leafDirective":
    case "containerDirective":
      return ["directive"];
    case "emphasis":
    case "strong":
      return [`${node.type} ${source.charAt(0)}`];
    case "link":
      return [
        source.startsWith("[")
          ? `link${node.title ? " with title" : ""}`
          : source.startsWith("<")
            ? "autolink"
            : "bare address",
      ];
    case "linkReference":
      return [`link ${node.referenceType}`];
    case "html":
      return [parent === "root" ? "html block" : "html in text"];
    case "break":
      return [source.startsWith("\\") ? "break \\" : "break of spaces"];
    case "code":
      return [
        `code ${/^[`~]/.test(source) ? "in fences" : "indented"}`,
        ...(parent === "listItem" ? ["code in item"] : []),
      ];
    case "list":
      return [
        `list ${node.ordered ? "ordered" : "of bullets"}`,
        ...(parent === "listItem" ? ["list in item"] : []),
      ];
    case "listItem":
      return [node.spread ? "loose item" : "item", ...(node.checked === null ? [] : ["task"])];
    case "text":
      return [
        ...(/\p{L}_\p{L}/u.test(source) ? ["underscore in word"] : []),
        ...(/\w::\w/.test(source) ? ["two colons"] : []),
        ...(/\\[*_<[#]/.test(source) ? ["escape"] : []),
        ...(/&#?\w+;/.test(source) ? ["entity"] : []),
      ];
    default:
      return [node.type];
  }
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "charpente-corpus-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
