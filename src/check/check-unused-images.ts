import { posix } from "node:path";
import type { OutputFile, RenderedPage, SourceFile } from "../model.ts";
import type { Report } from "../problem.ts";

type Shown = {
  readonly names: ReadonlySet<string>;
  readonly images: readonly string[];
  readonly sources: readonly SourceFile[];
  readonly rendered: readonly RenderedPage[];
  readonly files: readonly OutputFile[];
  readonly staticFiles: readonly OutputFile[];
};

/** Warns of the images of `content/` and `static/` that no page shows. */
export function checkUnusedImages(shown: Shown, report: Report): void {
  const warn = (file: string, hint: string) =>
    report({
      code: "content/unused-image",
      severity: "warning",
      file,
      message: "no page shows this image",
      hint,
    });
  for (const name of shown.names) {
    if (!isImage(name) || shown.images.includes(name) || isNamed(name, shown.sources)) continue;
    warn(name, "name it where it belongs, or delete the file");
  }
  const unasked = shown.staticFiles.filter(({ path }) => isImage(path) && !isConvention(path));
  if (unasked.length === 0) return;
  const texts = publishedTexts(shown);
  for (const { path } of unasked) {
    const isAsked = texts.some((text) => text.includes(encodeURI(path)) || text.includes(path));
    if (!isAsked) warn(`static/${path}`, "delete the file if nothing outside the site asks for it");
  }
}

function isImage(path: string): boolean {
  return /\.(?:avif|gif|ico|jpe?g|png|svg|tiff?|webp)$/i.test(path);
}

/** An entry that is held back shows its images on its day. */
function isNamed(image: string, sources: readonly SourceFile[]): boolean {
  return sources.some(({ text }) => text.includes(posix.basename(image)));
}

/** Browsers and systems ask for these without being told. */
function isConvention(path: string): boolean {
  return /^(?:favicon\.(?:ico|svg)|apple-touch-icon[\w-]*\.png|browserconfig\.xml)$|^\.well-known\//.test(
    path,
  );
}

/** Everything that may name a file: pages, and the styles, scripts, maps and manifests beside them. */
function publishedTexts({ rendered, files }: Shown): readonly string[] {
  const others = files.filter(({ path }) => /\.(?:css|js|json|webmanifest|xml|txt)$/.test(path));
  return [...rendered.map(({ html }) => html), ...others.map(({ bytes }) => new TextDecoder().decode(bytes))];
}
