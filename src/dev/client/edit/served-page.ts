/** A page as served, before scripts changed it. Newer versions are compared with it. */
export type ServedPage = { readonly html: string; readonly page: Document };

export function readServed(html: string): ServedPage {
  const page = new DOMParser().parseFromString(html, "text/html");
  // These elements are added by `site dev`.
  for (const own of page.querySelectorAll('script[src^="/__dev/"], #site-edit-fields, site-dev-notes'))
    own.remove();
  return { html: page.documentElement.outerHTML, page };
}

/** The types and addresses of the scripts of a page. If they change, the page has to be reloaded. */
export function scriptsOf({ page }: ServedPage): string {
  return [...page.scripts].map(({ src, type }) => (src === "" ? "" : `${type} ${src}`)).join("\n");
}
