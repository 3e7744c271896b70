import { styleOf } from "../model/model.ts";
import { publishedName, useSiteContext } from "./site-context.ts";

type EnhancerProps = {
  /** Its path in `enhancers` of the site’s definition, as in `enhancers/menu.ts`. */
  readonly name: string;
  /**
   * Delays the first paint until the script has run, so that nothing moves afterwards. Only has an effect in the
   * `head`.
   */
  readonly beforePaint?: boolean;
};

/**
 * Loads a script of `enhancers` on this page, with the styles that it imports, once however often it is requested. It runs after the page has been
 * parsed, and draws nothing.
 *
 * @throws `MissingAsset` when `enhancers` has no such path.
 *
 * @example
 * ```tsx
 * <Enhancer name="enhancers/share.ts" />
 * ```
 */
export function Enhancer({ name, beforePaint = false }: EnhancerProps) {
  const { base, manifest, enhancers, preloads } = useSiteContext();
  const path = publishedName(manifest, name);
  if (enhancers.has(path)) return null;
  enhancers.add(path);
  const imports = (manifest.imports[name] ?? []).filter((path) => !preloads.has(path));
  for (const path of imports) preloads.add(path);
  const style = manifest.assets[styleOf(name)];
  return (
    <>
      {/* React moves it to the head. */}
      {style === undefined ? null : <link rel="stylesheet" href={`${base}/${style}`} precedence="scripts" />}
      {/* Imports of the script are preloaded with the same low priority. */}
      {imports.map((path) => (
        <link key={path} rel="modulepreload" href={`${base}/${path}`} fetchPriority="low" />
      ))}
      {/* Not async: a cached script would run before the elements that it needs are parsed. */}
      <script type="module" src={`${base}/${path}`} blocking={beforePaint ? "render" : undefined} />
    </>
  );
}
