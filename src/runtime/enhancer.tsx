import { publishedName, useSiteContext } from "./site-context.ts";

type EnhancerProps = {
  /** Its path in `enhancers` of the site’s definition, as in `enhancers/menu.ts`. */
  readonly name: string;
  /** Holds the first paint until the script has run, so that nothing moves after it. Stands in the `head` to have effect. */
  readonly beforePaint?: boolean;
};

/**
 * Loads a script of `enhancers` on this page, once however often it is asked for. It runs when the whole page has
 * been read, and draws nothing where it stands.
 */
export function Enhancer({ name, beforePaint = false }: EnhancerProps) {
  const { base, manifest, enhancers, preloads } = useSiteContext();
  const path = publishedName(manifest, name);
  if (enhancers.has(path)) return null;
  enhancers.add(path);
  const imports = (manifest.imports[name] ?? []).filter((path) => !preloads.has(path));
  for (const path of imports) preloads.add(path);
  return (
    <>
      {/* What the script imports comes along with it, and like it gives way to what the page shows first. */}
      {imports.map((path) => (
        <link key={path} rel="modulepreload" href={`${base}/${path}`} fetchPriority="low" />
      ))}
      {/* Not async: a script that comes from the cache would look for elements that are still to be read. */}
      <script type="module" src={`${base}/${path}`} blocking={beforePaint ? "render" : undefined} />
    </>
  );
}
