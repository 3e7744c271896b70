import type { AnchorHTMLAttributes } from "react";
import { useSiteContext, withBase } from "./site-context.ts";

/**
 * A link within the site or to another one. Adds the base path, `aria-current` on the current page, and to links to
 * other sites over http a new tab with the words that announce it.
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
  const { base, route, words } = useSiteContext();
  if (/^https?:/.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="visually-hidden"> ({words.opensNewTab})</span>
      </a>
    );
  }
  return (
    <a href={withBase(base, href)} aria-current={href === route ? "page" : undefined} {...rest}>
      {children}
    </a>
  );
}
