import type { ReactNode } from "react";
import { appFiles, importedStyles, workerRegistration } from "../model/model.ts";
import { withBase } from "./address-of.ts";
import { publishedName, useSite, useSiteContext } from "./site-context.ts";

type HeadProps = {
  /** The whole title, including the site’s name. */
  readonly title: string;
  readonly description: string;
  /** False on pages that search engines must not index. */
  readonly indexed?: boolean;
  /** The page that search engines show in place of this one, such as the same page of the current version. */
  readonly canonical?: string | undefined;
  /**
   * The styles that this page needs, among those that the site declares. By default all of them. Those that templates
   * import follow.
   */
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
export function Head({
  title,
  description,
  indexed = true,
  canonical: meant,
  styles,
  sharing,
  children,
}: HeadProps) {
  const { styles: all, fonts, manifest, base, hasApp } = useSiteContext();
  const site = useSite();
  const canonical = meant === undefined ? site.canonical : site.absolute(meant);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {indexed && meant === undefined ? <AlternateLinks /> : null}
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
      {manifest.assets[importedStyles] === undefined ? null : (
        <link rel="stylesheet" href={`${base}/${publishedName(manifest, importedStyles)}`} />
      )}
      {hasApp ? <IconLinks /> : null}
      {sharing === undefined ? null : (
        <SharingTags description={description} canonical={indexed ? canonical : undefined} {...sharing} />
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

/**
 * Tells search engines the versions of the page in all languages. Readers of any other language get the version in the
 * first one. Draws nothing when this is the only version.
 */
function AlternateLinks() {
  const { origin, base, languages, translations } = useSiteContext();
  if (translations.length < 2) return null;
  const first = translations.find(({ language }) => language === languages[0].code);
  const all = first === undefined ? translations : [...translations, { ...first, language: "x-default" }];
  return all.map(({ language, route }) => (
    <link key={language} rel="alternate" hrefLang={language} href={origin + withBase(base, route)} />
  ));
}

/** What a social network shows of a shared page. */
type Sharing = {
  /** Without the site’s name, which networks add. */
  readonly title: string;
  readonly siteName: string;
  /** Language and country, as in `fr_FR`. */
  readonly locale: string;
  /** For articles: calendar dates. */
  readonly article?: { readonly published: string; readonly modified?: string | undefined } | undefined;
};

type SharingTagsProps = Sharing & { readonly description: string; readonly canonical: string | undefined };

/**
 * The Open Graph tags of a page (https://ogp.me). Networks with tags of their own also read these, except the size of
 * the picture.
 */
function SharingTags({ title, description, siteName, locale, article, canonical }: SharingTagsProps) {
  const { card } = useSite();
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article === undefined ? "website" : "article"} />
      {article === undefined ? null : <meta property="article:published_time" content={article.published} />}
      {article?.modified === undefined ? null : (
        <meta property="article:modified_time" content={article.modified} />
      )}
      {canonical === undefined ? null : <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={locale} />
      <meta property="og:site_name" content={siteName} />
      {card === undefined ? null : (
        <>
          <meta property="og:image" content={card.url} />
          <meta property="og:image:width" content={String(card.width)} />
          <meta property="og:image:height" content={String(card.height)} />
          <meta property="og:image:alt" content={card.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
