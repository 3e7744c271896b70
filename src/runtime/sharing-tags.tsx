import { useSite } from "./site-context.ts";

/** What a social network shows of a shared page. */
export type Sharing = {
  /** Without the site’s name, which networks add. */
  readonly title: string;
  readonly siteName: string;
  /** Language and country, as in `fr_FR`. */
  readonly locale: string;
  /** For articles: calendar dates. */
  readonly article?: { readonly published: string; readonly modified?: string | undefined } | undefined;
};

type SharingTagsProps = Sharing & { readonly description: string; readonly indexed: boolean };

/**
 * The Open Graph tags of a page (https://ogp.me). Networks with tags of their own also read these, except the size of
 * the picture.
 */
export function SharingTags({ title, description, siteName, locale, article, indexed }: SharingTagsProps) {
  const { canonical, card } = useSite();
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article === undefined ? "website" : "article"} />
      {article === undefined ? null : <meta property="article:published_time" content={article.published} />}
      {article?.modified === undefined ? null : (
        <meta property="article:modified_time" content={article.modified} />
      )}
      {indexed ? <meta property="og:url" content={canonical} /> : null}
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
