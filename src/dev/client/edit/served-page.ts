/** The page as the server had it, before scripts changed it: what a newer one is compared with. */
export type ServedPage = { readonly html: string; readonly page: Document };

export function readServed(html: string): ServedPage {
  const page = new DOMParser().parseFromString(html, "text/html");
  // What the server adds for `site dev` is not of the site.
  for (const own of page.querySelectorAll('script[src^="/__dev/"], #site-edit-fields, site-dev-notes'))
    own.remove();
  return { html: page.documentElement.outerHTML, page };
}

/** The scripts that a page asks for: they cannot be put into a page that runs. */
export function scriptsOf({ page }: ServedPage): string {
  return [...page.scripts].map(({ src, type }) => (src === "" ? "" : `${type} ${src}`)).join("\n");
}
