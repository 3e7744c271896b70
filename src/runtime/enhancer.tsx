import { publishedName, useSiteContext } from "./site-context.ts";

/** Loads a script of `enhancers` on this page, once however often it is asked for. Draws nothing where it stands. */
export function Enhancer({ name }: { readonly name: string }) {
  const { base, manifest } = useSiteContext();
  // React moves an async script with an address to the head and drops repetitions.
  return <script type="module" async src={`${base}/${publishedName(manifest, name)}`} />;
}
