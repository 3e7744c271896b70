import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * The pages that are written by hand or by other scripts, from the Markdown of `docs/`, with an overview of the
 * decisions. Each begins with its title and a paragraph without links, which becomes its description. `made` are the
 * paths of other pages, and `linkTo` gives the address of a file of the repository that is not a page.
 */
export function readDocuments(root, made, linkTo) {
  const documents = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    // Pages of functions may be left from packing.
    .filter((path) => path.endsWith(".md") && !path.startsWith("functions/"))
    .map((path) => readDocument(path, readFileSync(join(root, "docs", path), "utf8")));
  const decisions = documents.filter(({ path }) => path.startsWith("decisions/"));
  const pages = [...documents, listDecisions(decisions)];
  const paths = new Set([...made, ...pages.map(({ path }) => path)]);
  return pages.map((page) => ({ ...page, body: [leadLinks(page, root, paths, linkTo)] }));
}

function readDocument(path, text) {
  const [head = "", ...blocks] = text.split("\n\n");
  const title = /^# (.+)$/.exec(head)?.[1];
  if (title === undefined) throw new Error(`docs/${path} must begin with a title, as in “# Title”`);
  const first = blocks.findIndex((block) => !hasLink(block));
  const description = blocks[first] ?? "";
  if (description === "" || blocks.slice(0, first + 1).some((block) => !isParagraph(block)))
    throw new Error(
      `docs/${path} must begin with a paragraph without a link, which says what the page is about`,
    );
  const number = /^decisions\/(\d+)/.exec(path)?.[1];
  return {
    path,
    title: toWords(title),
    description: number ? `Decision ${Number(number)}. ${description}` : toWords(description),
    body: blocks
      .toSpliced(first, 1)
      .filter((block) => !isContents(block))
      .join("\n\n"),
  };
}

function listDecisions(decisions) {
  const rows = decisions
    .toSorted((a, b) => (a.path < b.path ? 1 : -1))
    .map(({ path, title }) => `- [${title}](${posix.basename(path)})`);
  return {
    path: "decisions/README.md",
    title: "Decisions",
    description:
      "Why things are as they are: one note for each choice that was hard to make, the newest first.",
    body: rows.join("\n"),
  };
}

function hasLink(block) {
  return /\]\(|\]\[|https?:\/\/\w/.test(block.replaceAll(/`[^`]*`/g, ""));
}

function isParagraph(block) {
  return !/^(?:#|[-*>|<]|\d+\. |`{3}|!\[)/.test(block);
}

/** True for a list of the headings of its own page: the site shows one beside the text. */
function isContents(block) {
  return block.split("\n").every((line) => /^- \[[^\]]*\]\(#[^)]*\)$/.test(line));
}

/** Without the marks of Markdown and breaks of lines. */
export function toWords(text) {
  return text
    .replaceAll(/[`*]|\\(?=\p{Punctuation})/gu, "")
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();
}

/** Links between pages stay. Those to folders lead to their overview, those to other files to the repository. */
function leadLinks({ path, body }, root, paths, linkTo) {
  return body.replaceAll(codeOrLink, (whole, _fence, _mark, address, anchor = "") => {
    if (address === undefined) return whole;
    const target = posix.join("docs", posix.dirname(path), address);
    const page = posix.relative("docs", target);
    if (paths.has(page) || isPicture(page)) return whole;
    if (paths.has(posix.join(page, "README.md"))) return `](${posix.join(address, "README.md")}${anchor})`;
    if (!existsSync(join(root, target)))
      throw new Error(`docs/${path} links to ${address}, which is not there`);
    return `](${linkTo(target)}${anchor})`;
  });
}

/** Text in code is not a link, so fences and spans are matched first. */
const codeOrLink = /^(`{3,})[\s\S]*?^\1`*$|(`+)[^`][\s\S]*?\2|\]\(([^()\s:#]+)(#[^()\s]*)?\)/gm;

function isPicture(path) {
  return /\.(?:svg|webp)$/.test(path);
}
