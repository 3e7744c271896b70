import { posix } from "node:path";
import { isTooLargeToRead, type OutputFile, type RenderedPage, type SourceFile } from "../model/model.ts";
import { type Message, say } from "../words/message.ts";
import type { Report } from "../words/problem.ts";

type ImageUse = {
  readonly names: ReadonlySet<string>;
  readonly images: readonly string[];
  readonly sources: readonly SourceFile[];
  readonly rendered: readonly RenderedPage[];
  readonly files: readonly OutputFile[];
  /** The paths of the files of `static/`. */
  readonly staticFiles: readonly string[];
};

/** Warns of images of `content/` and `static/` that no page shows. */
export function checkUnusedImages(use: ImageUse, report: Report): void {
  const warn = (file: string, hint: Message) =>
    report({
      code: "content/unused-image",
      severity: "warning",
      file,
      message: say("content/unused-image"),
      hint,
    });
  for (const name of findUnnamed(use)) warn(name, say("content/unused-image.content.hint"));
  const unasked = use.staticFiles.filter((path) => isImage(path) && !isConvention(path));
  if (unasked.length === 0) return;
  const texts = publishedTexts(use);
  for (const path of unasked) {
    const isAsked = texts.some((text) => text.includes(encodeURI(path)) || text.includes(path));
    if (!isAsked) warn(`static/${path}`, say("content/unused-image.static.hint"));
  }
}

function isImage(path: string): boolean {
  return /\.(?:avif|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path);
}

/**
 * Images of `content/` that neither a page nor a source names. A held-back entry names images that it will show later.
 */
function findUnnamed({ names, images, sources }: ImageUse): Iterable<string> {
  const shownImages = new Set(images);
  const unnamed = new Set([...names].filter((name) => isImage(name) && !shownImages.has(name)));
  for (const source of unnamed.size > 0 ? sources : []) {
    const { text } = source;
    for (const name of unnamed) if (text.includes(posix.basename(name))) unnamed.delete(name);
  }
  return unnamed;
}

/** Browsers and systems request these by convention. */
function isConvention(path: string): boolean {
  return /^(?:favicon\.(?:ico|svg)|apple-touch-icon[\w-]*\.png|browserconfig\.xml)$|^\.well-known\//.test(
    path,
  );
}

/** Files that may name others: pages, styles, scripts, maps and manifests. */
function publishedTexts({ rendered, files }: ImageUse): readonly string[] {
  const others = files.filter(
    (file) => /\.(?:css|js|json|webmanifest|xml|txt)$/.test(file.path) && !isTooLargeToRead(file),
  );
  return [...rendered.map(({ html }) => html), ...others.map(({ bytes }) => new TextDecoder().decode(bytes))];
}
