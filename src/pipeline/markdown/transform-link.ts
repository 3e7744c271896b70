import { posix } from "node:path";
import type { Link, LinkReference, PhrasingContent } from "mdast";
import { toFileStem } from "../../model/image-name.ts";
import { shorten } from "../../text/shorten.ts";
import { applyEdits } from "../../text/typography.ts";
import { type Message, say } from "../../words/message.ts";
import { classifyUrl } from "./classify-url.ts";
import { markup } from "./code-markup.ts";
import { type Compilation, placeOf, reportAt } from "./compilation.ts";
import { withBase } from "./resolve-file-links.ts";
import { resolveAddress } from "./transform-image.ts";

/**
 * Records the target of a link, and adds the base path to it, or a new tab and the words that announce it. Of an unsafe
 * link only the text remains. `children` are already transformed.
 */
export function transformLink(
  node: Link | LinkReference,
  children: PhrasingContent[],
  compilation: Compilation,
): readonly PhrasingContent[] {
  const target = node.type === "link" ? node : compilation.definitions.get(node.identifier);
  // The parser makes a reference only if there is a definition.
  if (target === undefined) return children;
  const { url } = target;
  const title = target.title && applyEdits(target.title, compilation.typographer(target.title));
  const linkTo = (url: string, children: PhrasingContent[]): Link => ({
    ...(node.data && { data: node.data }),
    type: "link",
    url,
    title: title ?? null,
    children,
  });

  const kind = classifyUrl(url);
  if (kind === "unsafe") {
    reportAt(compilation, node, {
      code: "markdown/unsafe-link",
      message: say("markdown/unsafe-link", { address: shorten(url, 60) }),
      hint: adviseOnUnsafe(url),
    });
    return children;
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
  switch (kind) {
    case "inside":
      return [linkTo(withBase(url, compilation.base), children)];
    case "contact":
      return [linkTo(lowerScheme(url), children)];
    case "outside": {
      // The space stands inside the hidden words: outside them it would show before a comma that follows the link.
      const words = markup("span", { className: ["visually-hidden"] }, [
        { type: "text", value: ` (${compilation.words.opensNewTab})` },
      ]);
      const link = linkTo(lowerScheme(url), [...children, words]);
      link.data = { hProperties: { ...link.data?.hProperties, target: "_blank", rel: ["noopener"] } };
      return [link];
    }
  }
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
