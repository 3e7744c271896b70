import type { SiteLanguage, SiteSummary } from "../../define/define.ts";
import { toLanguageFile } from "../../model/language.ts";
import type { OutputFile, RenderedPage } from "../../model/model.ts";
import { markdownPathOf } from "./markdown-path.ts";

type Address = {
  readonly origin: string;
  readonly base: string;
  /** True when each page is also published as Markdown. */
  readonly asMarkdown: boolean;
};

/**
 * `llms.txt` (https://llmstxt.org): what the site is, its facts, then its pages with their descriptions under headings. Pages of
 * groups without a heading follow as optional; pages that search engines must not index are left out.
 */
export function makeLlmsText(
  summary: SiteSummary,
  pages: readonly RenderedPage[],
  address: Address,
): OutputFile {
  const listed = pages.filter(({ page }) => page.indexed);
  const placed = new Set(summary.sections.flatMap(({ groups }) => groups));
  const rest = listed.filter(({ page }) => !placed.has(page.template));
  const sections = [
    ...summary.sections.map(({ title, groups }) => ({
      title,
      pages: groups.flatMap((group) => listed.filter(({ page }) => page.template === group)),
    })),
    { title: optional, pages: rest },
  ].filter(({ pages }) => pages.length > 0);
  const lists = sections.map(({ title, pages }) => {
    const links = pages.map((page) => writeLink(page, summary, address));
    return `## ${toLine(title)}\n\n${links.join("")}`;
  });
  const head = `# ${toLine(summary.title)}\n\n> ${toLine(summary.summary)}\n`;
  const facts = (summary.facts ?? []).map((fact) => `- ${toLine(fact)}\n`).join("");
  const parts = [head, ...(facts === "" ? [] : [facts]), ...lists];
  return { path: "llms.txt", bytes: new TextEncoder().encode(parts.join("\n")) };
}

/** One for each language, of the pages in it. */
export function makeLlmsTexts(
  summaries: readonly { readonly language: SiteLanguage; readonly summary: SiteSummary }[],
  pages: readonly RenderedPage[],
  address: Address,
): readonly OutputFile[] {
  return summaries.map(({ language: { code, path }, summary }) => {
    const own = pages.filter(({ page }) => (page.language ?? code) === code);
    const file = makeLlmsText(summary, own, address);
    return { ...file, path: toLanguageFile(path, file.path) };
  });
}

/** The format’s own heading for what may be left out. */
const optional = "Optional";

function writeLink(
  { page, facts }: RenderedPage,
  { titleEnd = "" }: SiteSummary,
  { origin, base, asMarkdown }: Address,
): string {
  const title = facts.title ?? page.route;
  const name = titleEnd !== "" && title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title;
  const described = facts.description ? `: ${toLine(facts.description)}` : "";
  const path = asMarkdown ? `/${markdownPathOf(page.route)}` : page.route;
  return `- [${toLine(name)}](${origin}${base}${path})${described}\n`;
}

/** Text as one line of Markdown, without links, HTML and control characters. */
function toLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, (gap) => (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(gap) ? " " : gap))
    .replace(/[[\]\\<]/g, "\\$&")
    .trim();
}
