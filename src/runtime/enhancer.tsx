import { publishedName, useSiteContext } from "./site-context.ts";

/** Loads a script of `enhancers` on this page, once however often it is asked for. Draws nothing where it stands. */
export function Enhancer({ name }: { readonly name: string }) {
  const { base, manifest, preloads } = useSiteContext();
  const imports = (manifest.imports[name] ?? []).filter((path) => !preloads.has(path));
  for (const path of imports) preloads.add(path);
  return (
    <>
      {/* What the script imports comes along with it, and like it gives way to what the page shows first. */}
      {imports.map((path) => (
        <link key={path} rel="modulepreload" href={`${base}/${path}`} fetchPriority="low" />
      ))}
      {/* React moves an async script with an address to the head and drops repetitions. */}
      <script type="module" async src={`${base}/${publishedName(manifest, name)}`} />
    </>
  );
}
