import { escapeHtml } from "../../html/escape.ts";
import type { OutputFile, PageOutput, RenderedPage, SiteLanguage, SiteLanguages } from "../../model/model.ts";
import type { Route } from "../../model/route.ts";
import { outputPaths } from "./finish-pages.ts";
import { makePolicy } from "./make-policy.ts";

type Redirecting = {
  readonly redirects: readonly { readonly from: Route; readonly to: Route }[];
  readonly output: PageOutput;
  readonly origin: string;
  readonly base: string;
  readonly languages: SiteLanguages;
};

/**
 * For hosts without redirects: a page at each old address, which sends browsers to the new one and contains a link to
 * it.
 */
export function drawRedirects(
  pages: readonly RenderedPage[],
  { redirects, output, ...site }: Redirecting,
): readonly OutputFile[] {
  if (redirects.length === 0) return [];
  const byRoute = new Map(pages.map((rendered) => [rendered.page.route, rendered]));
  const { origin, base, languages } = site;
  return redirects.flatMap(({ from, to }) => {
    const path = to === "/" ? `${base}/` : base + to;
    const { page, facts } = byRoute.get(to) ?? {};
    const language = languages.find(({ code }) => code === page?.language) ?? languages[0];
    const bytes = Buffer.from(drawPage(path, facts?.title ?? origin + path, { origin, language }));
    return outputPaths({ route: from }, output).map((file) => ({ path: file, bytes }));
  });
}

function drawPage(
  path: string,
  title: string,
  { origin, language }: { readonly origin: string; readonly language: SiteLanguage },
): string {
  const {
    code,
    direction,
    words: { pageMoved = title },
  } = language;
  const [words, name] = [escapeHtml(pageMoved), escapeHtml(title)];
  return [
    "<!DOCTYPE html>",
    `<html lang="${escapeHtml(code)}"${direction === "rtl" ? ' dir="rtl"' : ""}>`,
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${makePolicy({}, { trustedTypes: true })}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${words}</title>`,
    `<link rel="canonical" href="${origin}${path}">`,
    `<meta http-equiv="refresh" content="0; url=${path}">`,
    "</head>",
    `<body><main><h1>${words}</h1><p><a href="${path}">${name}</a></p></main></body>`,
    "</html>",
    "",
  ].join("\n");
}
