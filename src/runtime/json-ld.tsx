import { useSiteContext } from "./site-context.ts";

/**
 * Notes something that the page speaks of, as schema.org describes it. Draws nothing where it stands:
 * `JsonLdGraph`, further down the page, draws all of them. Fields that are undefined are left out.
 */
export function JsonLd({ thing }: { readonly thing: object }) {
  useSiteContext().things.push(thing);
  return null;
}

/** All that the page has noted so far, as one graph of JSON-LD. Nothing where there is nothing. */
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
