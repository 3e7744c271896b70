import type { ReactNode } from "react";
import { appFiles, workerRegistration } from "../model/model.ts";
import { type Sharing, SharingTags } from "./sharing-tags.tsx";
import { publishedName, useSite, useSiteContext } from "./site-context.ts";

type HeadProps = {
  /** The whole title, the site’s name included. */
  readonly title: string;
  readonly description: string;
  /** False on pages that search engines must not keep. */
  readonly indexed?: boolean;
  /** The styles that this page needs, of those that the site declares. All of them where it is not given. */
  readonly styles?: readonly string[];
  /** What networks show of the page besides its description and its card. Without it they are told nothing. */
  readonly sharing?: Sharing;
  readonly children?: ReactNode;
};

/**
 * What every page’s `head` needs: character set, viewport, title, description, canonical address, styles, fonts, icons,
 * and what networks show of it.
 */
export function Head({ title, description, indexed = true, styles, sharing, children }: HeadProps) {
  const { styles: all, fonts, manifest, base, hasApp } = useSiteContext();
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
      {hasApp ? <IconLinks /> : null}
      {sharing === undefined ? null : (
        <SharingTags description={description} indexed={indexed} {...sharing} />
      )}
      {children}
      {manifest.assets[workerRegistration] === undefined ? null : (
        <script type="module" src={`${base}/${publishedName(manifest, workerRegistration)}`} />
      )}
    </head>
  );
}

/**
 * Browsers take the SVG where they can, and the other one where it says that it has one size. What they ask for by its
 * name at the root of a host is linked below a sub-path only.
 */
function IconLinks() {
  const { manifest, base } = useSiteContext();
  return (
    <>
      {base === "" ? null : <link rel="icon" href={`${base}/${appFiles.favicon}`} sizes="32x32" />}
      <link rel="icon" href={`${base}/${publishedName(manifest, appFiles.icon)}`} type="image/svg+xml" />
      {base === "" ? null : <link rel="apple-touch-icon" href={`${base}/${appFiles.touchIcon}`} />}
      <link rel="manifest" href={`${base}/${appFiles.manifest}`} />
    </>
  );
}
