import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../src/words/problem.ts";
import { checkFolder } from "../support/check-folder.ts";
import { copyRealSite } from "../support/copy-real-site.ts";
import { giveFacts } from "../support/give-facts.ts";
import { projectRoot } from "../support/run-site.ts";
import { english, french } from "../support/speech.ts";

const guide = readFileSync(join(projectRoot, "docs/site/editing.md"), "utf8");
const example = guide.match(/^````md\n(.*?)^````$/ms)?.[1] ?? "";
const report = guide.match(/^```text\n(content\/.*?)^```$/ms)?.[1] ?? "";

const root = mkdtempSync(join(tmpdir(), "charpente-guide-"));
const article = join(root, "content/articles/ventilation-nocturne.md");

beforeAll(() => {
  copyRealSite(root);
  const settings = join(root, "content/site.yaml");
  writeFileSync(settings, giveFacts(readFileSync(settings, "utf8")));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a check says of the site, whatever day it is. */
async function checkSite(): Promise<readonly Problem[]> {
  return (await checkFolder(root)).filter(({ code }) => code !== "content/review-due");
}

test("every place of the guide that the guide links to is there", () => {
  const headings = new Set([...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => toAnchor(heading)));
  const linked = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = ""]) => anchor);
  expect(linked.length).toBeGreaterThan(12);
  expect(linked.filter((anchor) => !headings.has(anchor))).toEqual([]);
});

test("the guide lists all its parts at its start, in order", () => {
  const parts = guide.replaceAll(/^(`{3,}).*\n[\s\S]*?^\1$/gm, "");
  const [start = ""] = parts.split(/^## /m);
  const listed = [...start.matchAll(/^- \[([^\]]+)\]/gm)].map(([, name]) => name);
  expect(listed).toEqual([...parts.matchAll(/^## (.+)$/gm)].map(([, name]) => name));
});

test("punctuation of the guide stays on the line of its word, and apostrophes are curly", () => {
  const words = guide.replaceAll(/^(`{3,}).*\n[\s\S]*?^\1$/gm, "").replaceAll(/`[^`\n]*`/g, "x");
  expect(words.match(/.* (?:[;:!?»](?=\s|$)).*|.*« .*|.*'.*/gm) ?? []).toEqual([]);
});

test("the guide’s additions to an article are accepted at their places, and the page shows all that they and the article hold", async () => {
  const [fields = ""] = guide.match(/(?<=^```yaml\n)updates:.*?(?=^```$)/ms) ?? [];
  const texts = [...guide.matchAll(/^```md\n(.*?)^```$/gms)].map(([, text = ""]) => text);
  const [photograph = "", document = ""] = texts.map((text) => /\]\(\.?(\S+)\)/.exec(text)?.[1] ?? "");
  mkdirSync(join(root, "static/documents"));
  writeFileSync(join(root, "static", document), "%PDF-1.7");
  await takePhotograph(join(root, "content/articles", photograph));
  const added = example
    .replace("\n---\n", () => `\n${fields}---\n`)
    .replace("## Deux façons de faire", () => texts.join("\n"));
  writeFileSync(article, added);
  let page = "";
  const problems = await checkFolder(root, ({ pages }) => {
    page = pages.find((one) => one.page.route === "/ventilation-nocturne")?.html ?? "";
  });
  expect(problems.filter(({ code }) => code !== "content/review-due")).toEqual([]);
  const ofArticle = ["<abbr", "<caption", "plot-maturity", 'role="doc-endnotes"'];
  const ofDirectives = ['class="callout"', 'class="comparison"', 'class="cta"'];
  const ofAdditions = ["Légifrance", "Ada Martin", "2030", 'alt="La façade nord', `href="${document}"`];
  const parts = [...ofArticle, ...ofDirectives, ...ofAdditions];
  expect(parts.filter((part) => !page.includes(part))).toEqual([]);
});

test("after an article gets a new address by hand, with the redirect of the guide, the tool reports each use of the old address and what to write", async () => {
  const settings = join(root, "content/site.yaml");
  const moved = join(root, "content/articles/decret-bacs-2026.md");
  const [before, text] = [settings, moved].map((file) => readFileSync(file, "utf8")) as [string, string];
  const redirects = (guide.match(/^redirects:\n {2}- .*$/m)?.[0] ?? "")
    .replace("/ventilation-nocturne", "/decret-bacs-2026")
    .replace("/ventilation-de-nuit", "/decret");
  expect(redirects).toContain("from: /decret-bacs-2026, to: /decret ");
  writeFileSync(article, example);
  writeFileSync(settings, before.replace("redirects: []", redirects));
  writeFileSync(moved, text.replace("route: /decret-bacs-2026", "route: /decret"));
  const problems = await checkFolder(root);
  writeFileSync(settings, before);
  writeFileSync(moved, text);
  const hints = problems.map(({ hint }) => (hint === undefined ? "" : english.tell(hint)));
  const told = hints.filter((hint) => hint.includes("that page has moved") && hint.includes("write /decret"));
  expect(told.length).toBeGreaterThan(2);
});

/** The rows of « Les erreurs les plus fréquentes »: what is wrong, and what the guide has editors type instead. */
const slips = [...guide.matchAll(/^\| `(.+?)` \| `(.+?)` \|$/gm)]
  .map(([, wrong = "", right = ""]) => ({ wrong, right }))
  .filter(({ wrong }) => !wrong.startsWith("{"));

describe("an editor who makes all slips at once, each in an article of its own,", () => {
  const made = slips.map(({ wrong, right }, index) => {
    const text = putLine(example.replace(/^(route: .*)$/m, `$1-${index}`), wrong, right);
    const path = `content/articles/slip-${index}.md`;
    return { wrong, path, text, line: text.split("\n").indexOf(wrong) + 1 };
  });
  const misspelt = example.replace('href="/contact"', 'href="/contacte"');
  const told: Problem[] = [];
  let last: readonly Problem[] = [];
  const isTold = ({ path, line }: (typeof made)[number]) =>
    told.some(({ file, at }) => file === path && at?.line === line);

  // What a check tells is taken away, and the rest checked again: links are looked at once every article fits its
  // schema.
  beforeAll(async () => {
    writeFileSync(article, misspelt);
    for (const { path, text } of made) writeFileSync(join(root, path), text);
    for (let left = made, before = 0; left.length !== before; ) {
      before = left.length;
      if (before === 0) writeFileSync(article, example);
      last = await checkSite();
      told.push(...last);
      for (const slip of left.filter(isTold)) rmSync(join(root, slip.path));
      left = left.filter((slip) => !isTold(slip));
    }
    for (const { path } of made) rmSync(join(root, path), { force: true });
  });

  test.each(made)("gets a message about the slip $wrong at its line", (slip) => {
    expect(isTold(slip)).toBe(true);
  });

  test("gets, in French, the message of the guide about the address of a link, and none about the guide’s article", () => {
    const broken = told.find(({ file, code }) => article.endsWith(file) && code === "link/broken");
    const { file, at = { line: 0, column: 0 }, message = "", hint = "", code } = broken ?? {};
    const parts = [
      `${file}:${at.line}:${at.column} `,
      french.tell(message),
      ` ${at.line} | ${misspelt.split("\n")[at.line - 1]}\n`,
      `| ${" ".repeat(at.column - 1)}${"^".repeat(at.length ?? 0)}\n`,
      french.tell(hint),
      `[${code}]`,
    ];
    expect(parts.filter((part) => !report.includes(part))).toEqual([]);
    expect(last.filter(({ file }) => article.endsWith(file))).toEqual([]);
  });
});

test("the corrections of the guide cause no message, and the typed-out name of the firm causes the advice of the guide", async () => {
  const page = join(root, "content/pages/mentions-legales.md");
  const before = readFileSync(page, "utf8");
  writeFileSync(page, `${before}\nBâti Utile, encore.\n`);
  await takePhotograph(join(root, "content/articles/facade-nord.jpg"));
  expect(slips.length).toBeGreaterThan(10);
  writeFileSync(
    article,
    slips.reduce((text, { right }) => putLine(text, right, right), example),
  );
  const told = await checkSite();
  writeFileSync(page, before);
  expect(told.filter(({ file }) => article.endsWith(file))).toEqual([]);
  expect(guide).toContain("| `{name}` | `name` |");
  const [advice] = told.filter(({ message }) =>
    english.tell(message).startsWith("“Bâti Utile” is written out"),
  );
  expect(advice).toMatchObject({
    severity: "warning",
    file: "content/pages/mentions-legales.md",
    at: { line: before.split("\n").length + 1, column: 1 },
  });
  expect(english.tell(advice?.hint ?? "")).toContain("write {name}, so that it follows content/site.yaml");
});

/** Puts a line where the right one belongs: in the place of its field, or into the text. */
function putLine(text: string, line: string, right: string): string {
  const [, field] = /^([a-z]+): /.exec(right) ?? [];
  if (field !== undefined) return text.replace(new RegExp(`^${field}: .*$`, "m"), () => line);
  const whole = line.startsWith(":::") ? `${line}\nUn mot.\n:::` : line;
  return text.replace(/^## Deux façons/m, (heading) => `${whole}\n\n${heading}`);
}

async function takePhotograph(file: string): Promise<void> {
  const photograph = sharp({ create: { width: 40, height: 30, channels: 3, background: "#888" } });
  await photograph.jpeg().toFile(file);
}

/** The anchor that GitHub and GitLab give a heading. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
