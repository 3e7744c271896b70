import { posix } from "node:path";
import type { Properties } from "hast";
import type { Image, ImageReference, Link, LinkReference, Paragraph } from "mdast";
import { normalizeUri } from "micromark-util-sanitize-uri";
import { escapeAttribute } from "../html/escape.ts";
import { resolveImage, toFileStem } from "../model/image-name.ts";
import type { Body, BodyLink, BodyPart } from "../model/model.ts";
import { encodeAddress } from "../model/route.ts";
import { decodeAddress } from "../text/decode-address.ts";
import { isImage } from "../text/image-endings.ts";
import { shorten } from "../text/shorten.ts";
import { applyEdits } from "../text/typography.ts";
import { type Message, say } from "../words/message.ts";
import { type Part, toHtmlPart } from "./body-parts.ts";
import { type Compilation, placeOf, reportAt } from "./compilation.ts";

/**
 * The attributes of a link: its address with the base path, or a new tab. Undefined for an unsafe link, of which only
 * the text is written.
 */
export function toLinkProperties(
  node: Link | LinkReference,
  compilation: Compilation,
): Properties | undefined {
  const target = targetOf(node, compilation);
  if (target === undefined) return undefined;
  const kind = classifyUrl(target.url);
  if (kind === "unsafe") return undefined;
  const url =
    kind === "inside" ? hrefOf(target.url, compilation.base) : encodeOutside(lowerScheme(target.url));
  const title = target.title && applyEdits(target.title, compilation.typographer(target.title));
  return {
    href: url,
    ...(title && { title }),
    ...node.data?.hProperties,
    ...(kind === "outside" && { target: "_blank", rel: ["noopener"] }),
  };
}

/** In an address of these signs alone, nothing is to be encoded. */
const plainAddress = /^[\w/.:#?=&-]*$/;

function encodeOutside(url: string): string {
  return plainAddress.test(url) ? url : normalizeUri(url);
}

function targetOf(node: Link | LinkReference, { definitions }: Compilation) {
  // The parser makes a reference only if there is a definition.
  return node.type === "link" ? node : definitions.get(node.identifier);
}

/** Records the target of a link, and reports one that is unsafe or empty. */
export function recordLink(node: Link | LinkReference, compilation: Compilation): void {
  const target = targetOf(node, compilation);
  if (target === undefined) return;
  const { url } = target;
  const kind = classifyUrl(url);
  if (kind === "unsafe") {
    reportAt(compilation, node, {
      code: "markdown/unsafe-link",
      message: say("markdown/unsafe-link", { address: shorten(url, 60) }),
      hint: adviseOnUnsafe(url),
    });
    return;
  }
  if (/^(?:(?:mailto|tel|https?):)?\/*$/i.test(url) && url !== "/")
    reportAt(compilation, node, {
      code: "markdown/empty-link",
      message:
        url === "" ? say("markdown/empty-link") : say("markdown/empty-link.unfinished", { address: url }),
      hint: say("markdown/empty-link.hint"),
    });
  const file = kind === "inside" ? toSourceFile(url, compilation.file) : undefined;
  compilation.links.push({ url, at: placeOf(node, compilation), ...(file !== undefined && { file }) });
}

/** Addresses of files as Windows and browsers show them. */
function adviseOnUnsafe(url: string): Message {
  if (!/^(?:[a-z]:[\\/]|file:)/i.test(url)) return say("markdown/unsafe-link.hint");
  const file = slugifyFile(url.split(/[\\/]/).at(-1) ?? "");
  return say("markdown/unsafe-link.local.hint", { file });
}

/** A name that needs no quotes in an address. */
function slugifyFile(name: string): string {
  const { name: stem, ext } = posix.parse(name);
  return `${toFileStem(stem) || "document"}${ext.toLowerCase()}`;
}

/** The file of `content/` that a link such as `../guide/start.md#first` names. Undefined for any other link. */
export function toSourceFile(url: string, from: string): string | undefined {
  const [path = ""] = url.split(/[?#]/, 1);
  if (!path.endsWith(".md")) return undefined;
  const file = resolveAddress(path, from);
  return file.startsWith("content/") ? file : undefined;
}

/** The sanitiser knows schemes in lower case only. */
function lowerScheme(url: string): string {
  return url.replace(/^[a-z]+(?=:)/i, (scheme) => scheme.toLowerCase());
}

/** The image of a paragraph that contains nothing else. */
export function findSoleImage({ children }: Paragraph): Image | ImageReference | undefined {
  const [node, ...others] = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  if (others.length > 0 || (node?.type !== "image" && node?.type !== "imageReference")) return undefined;
  return node;
}

/** Turns an image into a part of the body. Undefined, with a problem, when browsers would not load it. */
export function readImage(
  node: Image | ImageReference,
  place: "figure" | "line",
  compilation: Compilation,
): Extract<Part, { kind: "image" }> | undefined {
  const target = node.type === "image" ? node : compilation.definitions.get(node.identifier);
  if (target === undefined) return undefined;
  const kind = classifyUrl(target.url);
  if (target.url.trim() === "" || kind === "unsafe" || kind === "contact") {
    reportAt(compilation, node, {
      code: "markdown/image-placement",
      message: say("markdown/image-placement", { address: shorten(target.url, 60) }),
      hint: say("markdown/image-placement.hint"),
    });
    return undefined;
  }
  const set = (text: string) => applyEdits(text, compilation.typographer(text));
  const image = kind === "inside" ? resolveAddress(target.url, compilation.file) : target.url;
  if (kind === "inside") compilation.images.push({ image, at: placeOf(node, compilation) });
  reportAlternative(node, target.url, compilation);
  const title = target.title ? set(target.title) : undefined;
  const isInLine = place === "line" && { isInLine: true as const };
  return { kind: "image", image, alt: set(node.alt ?? ""), title, ...isInLine };
}

/** For people who cannot see an image, an empty alternative text or a file name says nothing. */
function reportAlternative(node: Image | ImageReference, url: string, compilation: Compilation): void {
  const alternative = node.alt?.trim() ?? "";
  if (alternative !== "" && !isFileName(alternative, url)) return;
  const image = posix.basename(decodeAddress(url));
  reportAt(compilation, node, {
    code: "page/alternative-text",
    severity: "warning",
    message:
      alternative === ""
        ? say("page/alternative-text.empty", { image })
        : say("page/alternative-text.file-name", { alternative, image }),
    hint: say("page/alternative-text.empty.hint", { address: url }),
  });
}

/** Names given by cameras and screenshots, with an extension, or the name of the file itself. */
function isFileName(alternative: string, url: string): boolean {
  const { name } = posix.parse(decodeAddress(url));
  return (
    isImage(alternative) ||
    /^(?:IMG|DSCN?|DSCF|PXL|P)[_-]?\d{3}\w*$/i.test(alternative) ||
    (alternative === name && /[\d_-]/.test(name))
  );
}

/** As written in the address of an image, where characters may be percent-encoded. */
export function resolveAddress(url: string, file: string): string {
  return resolveImage(decodeAddress(url), file);
}

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
    targets.set(hrefOf(link.url, base), base + encodeAddress(route + rest));
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
      part.isStyled,
    );
  };
  return { ...body, parts: body.parts.map(lead), links };
}

/** The address of a link within this origin, as it stands in the HTML. */
function hrefOf(url: string, base: string): string {
  if (url.startsWith("/")) return base + encodeAddress(url);
  // The sanitiser takes anything before a colon for a scheme.
  return encodeOutside(/^[^/?#]*:/.test(url) ? `./${url}` : url);
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

/** `inside` has no scheme and stays on this origin; `contact` is mail or telephone. */
export type UrlKind = "inside" | "outside" | "contact" | "unsafe";

/** Classifies the target of a link. Any scheme that is not known to be harmless is unsafe. */
export function classifyUrl(url: string): UrlKind {
  switch (findScheme(url)?.toLowerCase()) {
    case undefined:
      return classifyWithoutScheme(url);
    case "http":
    case "https":
      return "outside";
    case "mailto":
    case "tel":
      return "contact";
    default:
      return "unsafe";
  }
}

function classifyWithoutScheme(url: string): UrlKind {
  // Browsers ignore leading spaces and control characters, which attackers use to hide a scheme.
  const seen = url.replace(/[\p{Cc}\s]/gu, "");
  if (findScheme(seen) !== undefined) return "unsafe";
  return /^[/\\]{2}/.test(seen) ? "outside" : "inside";
}

function findScheme(url: string): string | undefined {
  return /^[a-z][a-z0-9+.-]*(?=:)/i.exec(url)?.[0];
}
