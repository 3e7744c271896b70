import type { BlogPosting } from "schema-dts";
import { lastChange } from "../plans/last-change.ts";
import type { Article } from "../schemas/articles.ts";
import { type Absolute, blogId, organisationId } from "./identifiers.ts";

type Place = {
  /** The firm, which writes its articles itself. */
  readonly author: string;
  readonly canonical: string;
  /** The address of its card, which results show beside it. */
  readonly image?: string | undefined;
  readonly absolute: Absolute;
};

/** An article of the blog. */
export function describeArticle(article: Article, place: Place): BlogPosting {
  const { author, canonical, image, absolute } = place;
  const { title, seo, date, label } = article;
  const updated = lastChange(article);
  return {
    "@type": "BlogPosting",
    "@id": `${canonical}#article`,
    headline: title,
    description: seo.description,
    ...(image !== undefined && { image }),
    articleSection: label.text,
    datePublished: date,
    ...(updated !== date && { dateModified: updated }),
    author: { "@type": "Organization", "@id": absolute(organisationId), name: author, url: absolute("/") },
    publisher: { "@id": absolute(organisationId) },
    isPartOf: { "@id": absolute(blogId) },
    mainEntityOfPage: canonical,
  };
}
