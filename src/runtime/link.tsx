import type { AnchorHTMLAttributes } from "react";
import { inLanguage, useSiteContext, withBase } from "./site-context.ts";

/**
 * A link within the site or to another one. Adds the base path, `aria-current` on the current page, and to links to
 * other sites over http a new tab with the words that announce it. Of several languages, it leads to the page in that of the
 * current one, or in that of `hrefLang`; where there is none, to the address as it is written.
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
    <a href={withBase(base, address)} aria-current={address === route ? "page" : undefined} {...rest}>
      {children}
    </a>
  );
}
