import type { OutputFile, RenderedPage } from "../../model/model.ts";
import type { Route } from "../../model/route.ts";
import { outputPaths, type PageOutput } from "./finish-pages.ts";
import { makePolicy } from "./make-policy.ts";

type Redirecting = {
  readonly redirects: readonly { readonly from: Route; readonly to: Route }[];
  readonly output: PageOutput;
  readonly origin: string;
  readonly base: string;
  readonly language: string;
  readonly words: { readonly pageMoved?: string };
};

/**
 * A page for each old address that forwards to the new one, for hosts without redirects, with a link for browsers that
 * do not follow.
 */
export function drawRedirects(
  pages: readonly RenderedPage[],
  { redirects, output, ...site }: Redirecting,
): readonly OutputFile[] {
  if (redirects.length === 0) return [];
  const titles = new Map(pages.map(({ page, facts }) => [page.route, facts.title]));
  return redirects.flatMap(({ from, to }) => {
    const path = to === "/" ? `${site.base}/` : site.base + to;
    const bytes = Buffer.from(drawPage(path, titles.get(to) ?? site.origin + path, site));
    return outputPaths(from, output).map((file) => ({ path: file, bytes }));
  });
}

function drawPage(
  path: string,
  title: string,
  { origin, language, words: { pageMoved = title } }: Pick<Redirecting, "origin" | "language" | "words">,
): string {
  const [words, name] = [escapeHtml(pageMoved), escapeHtml(title)];
  return [
    "<!DOCTYPE html>",
    `<html lang="${escapeHtml(language)}">`,
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

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
