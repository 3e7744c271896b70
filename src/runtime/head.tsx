import type { ReactNode } from "react";
import { workerRegistration } from "../model.ts";
import { publishedName, useSite, useSiteContext } from "./site-context.ts";

type HeadProps = {
  /** The whole title, the site’s name included. */
  readonly title: string;
  readonly description: string;
  /** False on pages that search engines must not keep. */
  readonly indexed?: boolean;
  /** The styles that this page needs, of those that the site declares. All of them where it is not given. */
  readonly styles?: readonly string[];
  readonly children?: ReactNode;
};

/** What every page’s `head` needs: character set, viewport, title, description, canonical address, styles and fonts. */
export function Head({ title, description, indexed = true, styles, children }: HeadProps) {
  const { styles: all, fonts, manifest, base } = useSiteContext();
  const { canonical } = useSite();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          href={`${base}/${publishedName(manifest, font)}`}
          crossOrigin=""
        />
      ))}
      {(styles ?? all).map((style) => (
        <link key={style} rel="stylesheet" href={`${base}/${publishedName(manifest, style)}`} />
      ))}
      {children}
      {manifest.assets[workerRegistration] === undefined ? null : (
        <script type="module" src={`${base}/${publishedName(manifest, workerRegistration)}`} />
      )}
    </head>
  );
}
