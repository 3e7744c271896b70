import { expect, test } from "vitest";
import { judgeFiles, judgeHtml } from "../attacks/content/judge-files.ts";
import { lineVectors, markdownOf, markupVectors } from "../attacks/vectors/text-vectors.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { shareOf } from "../support/is-whole.ts";

/** Those of `npm run test:attacks`, on a small site, without a browser. */
const vectors = shareOf([...markupVectors, ...lineVectors], 3).map((vector) =>
  vector.replaceAll("\u0000", ""),
);

const hosts =
  "name: Essai\nurl: https://www.essai.example\noutput:\n  hosts: [github, netlify, cloudflare, vercel, azure, apache, nginx, caddy]\n";

test("no word of a title, a question, a category, a directive or a text becomes an element, an attribute or a new line", async () => {
  const build = (words: readonly string[]) => {
    const files = words.flatMap((vector, index) => {
      const words = JSON.stringify(vector);
      const inline = vector.replace(/\s+/g, " ").replaceAll('"', "&quot;");
      const head = `---\ntitle: ${words}\nfaq:\n  - question: ${words}\n    answer: ${JSON.stringify(`a \\${vector.replace(/\s+/g, " ")}`)}\n---\n`;
      const body = `## \\${vector.replace(/\s+/g, " ")}\n\n:::callout{title="${inline}"}\n\`${inline}\`\n:::\n\n[a](/ "${inline}")\n`;
      return [[`content/pages/p${index}.md`, head + body] as const];
    });
    return buildInMemory({ ...Object.fromEntries(files), "content/site.yaml": hosts });
  };
  const { outcome, written, report } = await build(vectors);
  expect(outcome.status, report).toBe("written");
  const clean = await build(vectors.map(() => "harmless"));
  expect(clean.written.get("_headers")).toContain("/*");
  expect(judgeFiles(written, clean.written)).toEqual([]);
});

test("each vector breaks out of a page that does not escape it, so these tests would notice it", () => {
  const harmless = markupVectors.filter((vector) => judgeHtml(`<p title="a">${vector}</p>`).length === 0);
  // They break out of an attribute, a script or a style, or are a text that must not be read twice.
  expect(harmless.length).toBeLessThan(markupVectors.length / 2);
});

test("each vector within Markdown is published as text, or refused", async () => {
  const blocks = vectors.flatMap(markdownOf);
  let files: Record<string, string> = Object.fromEntries(
    blocks.map((block, index) => [`content/pages/b${index}.md`, `---\ntitle: a${index}\n---\n\n${block}\n`]),
  );
  files["content/pages/contact.md"] = "---\ntitle: Contact\n---\n";
  let built = await buildInMemory(files);
  // Links are looked at once every text has been read.
  for (let round = 0; round < 3 && built.outcome.status === "refused"; round += 1) {
    const faulty = new Set(
      built.problems.flatMap(({ severity, file }) => (severity === "error" ? [file] : [])),
    );
    files = Object.fromEntries(Object.entries(files).filter(([file]) => !faulty.has(file)));
    built = await buildInMemory(files);
  }
  expect(built.outcome.status, built.report.slice(0, 2000)).toBe("written");
  expect(Object.keys(files).length).toBeGreaterThan(blocks.length * 0.6);
  const clean = await buildInMemory({ "content/pages/a.md": "---\ntitle: A\n---\n" });
  expect(judgeFiles(built.written, clean.written)).toEqual([]);
});
