import type { AnchorHTMLAttributes } from "react";
import { readRoute } from "../model/route.ts";
import { withBase } from "./address-of.ts";
import { inLanguage, useSiteContext } from "./site-context.ts";

/**
 * A link within the site or to another one. Adds the base path and, on the current page, `aria-current`. A link to
 * another site over http opens a new tab, and words announce that. On a site with several languages, the link leads to
 * the page in the language of `hrefLang`, or else of the current page. If there is none, it leads to the address as
 * written.
 *
 * @example
 * ```tsx
 * <Link href="/posts/first">The first note</Link>
 * ```
 */
export function Link({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const { base, route, words, path, routes, languages } = useSiteContext();
  if (/^https?:/.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="visually-hidden"> ({words.opensNewTab})</span>
      </a>
    );
  }
  const meant = languages.find(({ code }) => code === rest.hrefLang);
  const address = inLanguage({ path: meant?.path ?? path, routes }, href);
  return (
    <a
      href={withBase(base, address)}
      aria-current={readRoute(address) === route ? "page" : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}
