import type { SiteLanguage, SiteSummary } from "../../define/define.ts";
import { escapeXml } from "../../html/escape.ts";
import { toLanguageFile } from "../../model/language.ts";
import type { OutputFile, Page, RenderedPage, Translation } from "../../model/model.ts";
import { encodeRoute } from "../../model/route.ts";

type Address = {
  readonly origin: string;
  readonly base: string;
  /** The code of the first language. */
  readonly language?: string;
};

/** The most addresses in a sitemap; larger sites have several, and an index. */
const urlsPerSitemap = 50_000;

/**
 * The sitemap (https://www.sitemaps.org/protocol.html) and the robots.txt (RFC 9309) that points to it. For a site with
 * more pages than a sitemap may hold, `sitemap.xml` is the index of `sitemap-1.xml` and so on.
 */
export function makeMaps(pages: readonly Page[], address: Address): readonly OutputFile[] {
  const encoder = new TextEncoder();
  const texts = [...makeSitemaps(pages, address), { path: "robots.txt", text: makeRobots(address) }];
  return texts.map(({ path, text }) => ({ path, bytes: encoder.encode(text) }));
}

type TextFile = { readonly path: string; readonly text: string };

function makeSitemaps(pages: readonly Page[], address: Address): readonly TextFile[] {
  const listed = pages.filter((page) => page.indexed);
  if (listed.length <= urlsPerSitemap) return [{ path: "sitemap.xml", text: makeSitemap(listed, address) }];
  const count = Math.ceil(listed.length / urlsPerSitemap);
  const sitemaps = Array.from({ length: count }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    text: makeSitemap(listed.slice(index * urlsPerSitemap, (index + 1) * urlsPerSitemap), address),
  }));
  return [...sitemaps, { path: "sitemap.xml", text: makeIndex(sitemaps, address) }];
}

function makeSitemap(pages: readonly Page[], address: Address): string {
  const { origin, base } = address;
  const listed = new Set<string>(pages.map(({ route }) => route));
  const isTranslated = pages.some(({ translations = [] }) => translations.length > 1);
  return wrap(
    "urlset",
    pages.map(({ route, updated, translations = [] }) => {
      const location = origin + base + encodeRoute(route);
      const versions = translations.filter((version) => listed.has(version.route));
      const modified = updated === undefined ? "" : `<lastmod>${escapeXml(updated)}</lastmod>`;
      return `<url><loc>${escapeXml(location)}</loc>${modified}${writeVersions(versions, address)}</url>\n`;
    }),
    isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "",
  );
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
function writeVersions(versions: readonly Translation[], { origin, base, language }: Address): string {
  if (versions.length < 2) return "";
  const first = versions.find((version) => version.language === language);
  const all = first === undefined ? versions : [...versions, { ...first, language: "x-default" }];
  return all
    .map((version) => {
      const address = escapeXml(origin + base + encodeRoute(version.route));
      return `<xhtml:link rel="alternate" hreflang="${escapeXml(version.language)}" href="${address}"/>`;
    })
    .join("");
}

function makeIndex(sitemaps: readonly TextFile[], { origin, base }: Address): string {
  return wrap(
    "sitemapindex",
    sitemaps.map(({ path }) => `<sitemap><loc>${escapeXml(`${origin}${base}/${path}`)}</loc></sitemap>\n`),
  );
}

function wrap(element: "urlset" | "sitemapindex", lines: readonly string[], more = ""): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n`,
    ...lines,
    `</${element}>\n`,
  ].join("");
}

function makeRobots({ origin, base }: Address): string {
  return `User-agent: *\nAllow: ${base}/\nSitemap: ${origin}${base}/sitemap.xml\n`;
}

type PageAddress = {
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
  address: PageAddress,
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
  address: PageAddress,
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
  { origin, base, asMarkdown }: PageAddress,
): string {
  const title = facts.title ?? page.route;
  const name = titleEnd !== "" && title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title;
  const described = facts.description ? `: ${toLine(facts.description)}` : "";
  const path = asMarkdown ? `/${markdownPathOf(page.route)}` : page.route;
  return `- [${toLine(name)}](${toDestination(origin + base + encodeRoute(path))})${described}\n`;
}

/** In Markdown, parentheses end an address. */
function toDestination(address: string): string {
  return address.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** Text as one line of Markdown, without links, HTML and control characters. */
function toLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, (gap) => (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(gap) ? " " : gap))
    .replace(/[[\]\\<]/g, "\\$&")
    .trim();
}

/** Where the Markdown of a page is published, from the root of `dist/`: `services.md` for `/services`. */
export function markdownPathOf(route: string): string {
  return route === "/" ? "index.md" : `${route.slice(1)}.md`;
}
