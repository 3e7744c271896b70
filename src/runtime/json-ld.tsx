import { useSiteContext } from "./site-context.ts";

/**
 * Records a schema.org description of something on the page. Draws nothing: `JsonLdGraph`, further down the page,
 * writes all of them. Undefined fields are left out. Vocabulary: https://schema.org; format:
 * https://www.w3.org/TR/json-ld11/.
 *
 * @example
 * ```tsx
 * <JsonLd thing={{ "@type": "Article", headline: post.data.title, datePublished: post.data.date }} />
 * ```
 */
export function JsonLd({ thing }: { readonly thing: object }) {
  useSiteContext().things.push(thing);
  return null;
}

/**
 * All recorded descriptions as one graph of JSON-LD. Draws nothing when there are none.
 *
 * @example
 * ```tsx
 * <JsonLdGraph />
 * ```
 */
export function JsonLdGraph() {
  const { things } = useSiteContext();
  if (things.length === 0) return null;
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <script
      type="application/ld+json"
      // No text of an author can end the script or begin a comment in it.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single "<"
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
