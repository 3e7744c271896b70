import type { OutputFile, Page } from "../model.ts";
import { notFoundRoute } from "../route.ts";

type Address = { readonly origin: string; readonly base: string };

/** The sitemap (https://www.sitemaps.org/protocol.html) and the robots.txt (RFC 9309) that points to it. */
export function makeMaps(pages: readonly Page[], address: Address): readonly OutputFile[] {
  const encoder = new TextEncoder();
  return [
    { path: "sitemap.xml", bytes: encoder.encode(makeSitemap(pages, address)) },
    { path: "robots.txt", bytes: encoder.encode(makeRobots(address)) },
  ];
}

function makeSitemap(pages: readonly Page[], { origin, base }: Address): string {
  const urls = pages
    .filter((page) => page.indexed && page.route !== notFoundRoute)
    .map(({ route, updated }) => {
      const location = origin + base + route;
      const modified = updated === undefined ? "" : `<lastmod>${escapeXml(updated)}</lastmod>`;
      return `<url><loc>${escapeXml(location)}</loc>${modified}</url>\n`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    "</urlset>\n",
  ].join("");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function makeRobots({ origin, base }: Address): string {
  return `User-agent: *\nAllow: ${base}/\nSitemap: ${origin}${base}/sitemap.xml\n`;
}
