import type { Image, ImageReference, Paragraph } from "mdast";
import { resolveImage } from "../../model/resolve-image.ts";
import { applyEdits } from "../../text/typography.ts";
import { classifyUrl } from "./classify-url.ts";
import { type Compilation, placeOf, reportAt } from "./compilation.ts";
import type { Markup } from "./markup.ts";
import { placePart } from "./split-parts.ts";

/** The image of a paragraph that holds nothing else. */
export function findSoleImage({ children }: Paragraph): Image | ImageReference | undefined {
  const [node, ...others] = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  if (others.length > 0 || (node?.type !== "image" && node?.type !== "imageReference")) return undefined;
  return node;
}

/** Makes an image a part of the body. Nothing, with a problem, where its file cannot be in `content/`. */
export function transformImage(node: Image | ImageReference, compilation: Compilation): readonly Markup[] {
  const target = node.type === "image" ? node : compilation.definitions.get(node.identifier);
  if (target === undefined) return [];
  if (classifyUrl(target.url) !== "inside") {
    reportAt(compilation, node, {
      code: "markdown/image-placement",
      message: `the image “${target.url}” is not a file of content/`,
      hint: "save it beside the text and write ![what it shows](./its-name.jpg): pages load nothing from elsewhere",
    });
    return [];
  }
  const set = (text: string) => applyEdits(text, compilation.typographer(text));
  const image = resolveAddress(target.url, compilation.file);
  compilation.images.push({ image, at: placeOf(node, compilation) });
  const title = target.title ? set(target.title) : undefined;
  return [placePart(compilation.parts, { kind: "image", image, alt: set(node.alt ?? ""), title }, [])];
}

/** Reports an image that stands in a running text, where it cannot have a caption and a size of its own. */
export function refuseImage(node: Image | ImageReference, compilation: Compilation): void {
  reportAt(compilation, node, {
    code: "markdown/image-placement",
    message: "an image must stand alone in a paragraph that is in no list, quotation or table",
    hint: "put an empty line before it and after it",
  });
}

/** As it is asked for in the address of an image, where signs may be percent-encoded. */
export function resolveAddress(url: string, file: string): string {
  return resolveImage(decode(url), file);
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
