import type { BlogPosting, CreativeWork } from "schema-dts";
import { type Absolute, blogId } from "../structured-data/identifiers.ts";
import { nameOrganisation } from "../structured-data/name-organisation.ts";
import type { Article, Source } from "./articles-schema.ts";
import { lastChange } from "./last-change.ts";

type Place = {
  /** The name of the firm, the author of articles without a named person. */
  readonly firm: string;
  readonly canonical: string;
  /** The address of its card, which search results show. */
  readonly image?: string | undefined;
  readonly absolute: Absolute;
};

/** An article of the blog. */
export function describeArticle(article: Article, place: Place): BlogPosting {
  const { firm, canonical, image, absolute } = place;
  const { title, seo, date, label, author, sources } = article;
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
    author: author === undefined ? nameOrganisation(firm, absolute) : { "@type": "Person", name: author },
    publisher: nameOrganisation(firm, absolute),
    isPartOf: { "@type": "Blog", "@id": absolute(blogId), url: absolute("/blog") },
    mainEntityOfPage: canonical,
    ...(sources.length > 0 && { citation: sources.map(describeSource) }),
  };
}

function describeSource({ title, publisher, href }: Source): CreativeWork {
  return {
    "@type": "CreativeWork",
    name: title,
    url: href,
    ...(publisher !== undefined && { publisher: { "@type": "Organization", name: publisher } }),
  };
}
