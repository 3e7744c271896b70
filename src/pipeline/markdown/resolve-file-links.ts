import { normalizeUri } from "micromark-util-sanitize-uri";
import { escapeAttribute } from "../../html/escape.ts";
import type { Body, BodyLink, BodyPart } from "../../model/model.ts";
import { toHtmlPart } from "./html-facts.ts";

/** The route of the page that is made from a file of `content/`, by the path of the file. */
export type Routes = Pick<ReadonlyMap<string, string>, "get">;

type Parts = Pick<Body, "parts" | "links">;

/** Points links to files, as in `../guide/start.md#first`, at the pages of these files. Other links stay as written. */
export function resolveFileLinks<Whole extends Parts>(body: Whole, routes: Routes, base: string): Whole {
  const targets = new Map<string, string>();
  const links = body.links.map((link): BodyLink => {
    const route = link.file === undefined ? undefined : routes.get(link.file);
    if (route === undefined) return link;
    const [path = ""] = link.url.split(/[?#]/, 1);
    const rest = link.url.slice(path.length);
    targets.set(hrefOf(link.url, base), normalizeUri(base + route + rest));
    return { ...link, url: route + rest };
  });
  if (targets.size === 0) return body;
  const lead = (part: BodyPart): BodyPart => {
    if (part.kind === "image") return part;
    if (part.kind === "directive") return { ...part, parts: part.parts.map(lead) };
    const { facts } = part;
    return toHtmlPart(
      rewrite(part.html, targets),
      facts && { ...facts, links: facts.links.map((href) => targets.get(href) ?? href) },
    );
  };
  return { ...body, parts: body.parts.map(lead), links };
}

/** The address of a link within this origin, as it stands in the HTML. */
function hrefOf(url: string, base: string): string {
  return normalizeUri(withBase(url, base));
}

export function withBase(url: string, base: string): string {
  if (url.startsWith("/")) return base + url;
  // The sanitiser takes anything before a colon for a scheme.
  return /^[^/?#]*:/.test(url) ? `./${url}` : url;
}

/** In texts, `<` is escaped, so that every match is a tag. */
function rewrite(html: string, targets: ReadonlyMap<string, string>): string {
  let written = html;
  for (const [from, to] of targets)
    written = written.replaceAll(
      `<a href="${escapeAttribute(from)}"`,
      () => `<a href="${escapeAttribute(to)}"`,
    );
  return written;
}
