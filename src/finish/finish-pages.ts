import type { OutputFile, RenderedPage } from "../model.ts";
import { notFoundRoute, type Route } from "../route.ts";

export type PageOutput = "both" | "directory" | "file";

/** Where the page of a route is written, from the root of `dist/`. */
export function outputPaths(route: Route, output: PageOutput): readonly string[] {
  if (route === "/") return ["index.html"];
  if (route === notFoundRoute) return ["404.html"];
  const path = route.slice(1);
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
  return pages.flatMap((rendered) => {
    const { page, digest, sizeBytes } = rendered;
    return outputPaths(page.route, output).map((path) => ({
      path,
      digest,
      sizeBytes,
      get bytes() {
        return rendered.bytes;
      },
    }));
  });
}
