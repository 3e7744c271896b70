import { isNotFoundPage } from "../../model/language.ts";
import type { OutputFile, PageOutput, RenderedPage } from "../../model/model.ts";
import type { Route } from "../../model/route.ts";

/** The file or files of a page, from the root of `dist/`. */
export function outputPaths(
  { route, language }: { readonly route: Route; readonly language?: string | undefined },
  output: PageOutput,
): readonly string[] {
  if (route === "/") return ["index.html"];
  const path = route.slice(1);
  if (isNotFoundPage({ route, language })) return [`${path}.html`];
  switch (output) {
    case "both":
      return [`${path}/index.html`, `${path}.html`];
    case "directory":
      return [`${path}/index.html`];
    case "file":
      return [`${path}.html`];
  }
}

/** The HTML files of all pages. */
export function finishPages(pages: readonly RenderedPage[], output: PageOutput): readonly OutputFile[] {
  return pages.flatMap((rendered) =>
    outputPaths(rendered.page, output).map((path) => new PageFile(path, rendered)),
  );
}

/** A class, because every object literal with a getter gets its own hidden class in V8. */
class PageFile implements OutputFile {
  readonly digest: string;
  readonly sizeBytes: number;
  readonly #rendered: RenderedPage;

  constructor(
    readonly path: string,
    rendered: RenderedPage,
  ) {
    this.digest = rendered.digest;
    this.sizeBytes = rendered.sizeBytes;
    this.#rendered = rendered;
  }

  get bytes(): Uint8Array {
    return this.#rendered.bytes;
  }
}
