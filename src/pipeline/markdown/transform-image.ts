import { posix } from "node:path";
import type { Image, ImageReference, Paragraph } from "mdast";
import { resolveImage } from "../../model/image-name.ts";
import { decodeAddress } from "../../text/decode-address.ts";
import { shorten } from "../../text/shorten.ts";
import { applyEdits } from "../../text/typography.ts";
import { say } from "../../words/message.ts";
import { classifyUrl } from "./classify-url.ts";
import type { Markup } from "./code-markup.ts";
import { type Compilation, placeOf, reportAt } from "./compilation.ts";
import { placePart } from "./split-parts.ts";

/** The image of a paragraph that contains nothing else. */
export function findSoleImage({ children }: Paragraph): Image | ImageReference | undefined {
  const [node, ...others] = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  if (others.length > 0 || (node?.type !== "image" && node?.type !== "imageReference")) return undefined;
  return node;
}

/** Turns an image into a part of the body. Empty, with a problem, when browsers would not load it. */
export function transformImage(
  node: Image | ImageReference,
  place: "figure" | "line",
  compilation: Compilation,
): readonly Markup[] {
  const target = node.type === "image" ? node : compilation.definitions.get(node.identifier);
  if (target === undefined) return [];
  const kind = classifyUrl(target.url);
  if (target.url.trim() === "" || kind === "unsafe" || kind === "contact") {
    reportAt(compilation, node, {
      code: "markdown/image-placement",
      message: say("markdown/image-placement", { address: shorten(target.url, 60) }),
      hint: say("markdown/image-placement.hint"),
    });
    return [];
  }
  const set = (text: string) => applyEdits(text, compilation.typographer(text));
  const image = kind === "inside" ? resolveAddress(target.url, compilation.file) : target.url;
  if (kind === "inside") compilation.images.push({ image, at: placeOf(node, compilation) });
  reportAlternative(node, target.url, compilation);
  const title = target.title ? set(target.title) : undefined;
  const isInLine = place === "line" && { isInLine: true as const };
  const part = { kind: "image" as const, image, alt: set(node.alt ?? ""), title, ...isInLine };
  return [placePart(compilation.parts, part, [])];
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
    /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(alternative) ||
    /^(?:IMG|DSCN?|DSCF|PXL|P)[_-]?\d{3}\w*$/i.test(alternative) ||
    (alternative === name && /[\d_-]/.test(name))
  );
}

/** As written in the address of an image, where characters may be percent-encoded. */
export function resolveAddress(url: string, file: string): string {
  return resolveImage(decodeAddress(url), file);
}
