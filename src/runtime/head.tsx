import type { ReactNode } from "react";
import { appFiles, workerRegistration } from "../model/model.ts";
import { AlternateLinks } from "./alternate-links.tsx";
import { type Sharing, SharingTags } from "./sharing-tags.tsx";
import { publishedName, useSite, useSiteContext } from "./site-context.ts";

type HeadProps = {
  /** The whole title, including the site’s name. */
  readonly title: string;
  readonly description: string;
  /** False on pages that search engines must not index. */
  readonly indexed?: boolean;
  /** The styles that this page needs, among those that the site declares. By default all of them. */
  readonly styles?: readonly string[];
  /** What social networks show besides the description and the card. Without it, the page has no sharing tags. */
  readonly sharing?: Sharing;
  readonly children?: ReactNode;
};

/**
 * The `head` that every page needs: character set, viewport, title, description, canonical address, versions in other
 * languages, styles, fonts, icons, and sharing tags.
 *
 * @throws `MissingAsset` when `styles` names a sheet that the site does not have.
 *
 * @example
 * ```tsx
 * <Head title={`${post.data.title} – Field notes`} description={post.data.description} />
 * ```
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
      {indexed ? <AlternateLinks /> : null}
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
 * Browsers prefer the SVG only if the other icon declares a single size. The icon at the root of a host is found by its
 * name, so it is linked only below a sub-path.
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
