import type { Engine, OldSite } from "./old-site.ts";

/** Files that identify each engine, then its usual folders. The first match decides. */
const signs: readonly (readonly [Engine, RegExp])[] = [
  ["astro", /^astro\.config\.\w+$/],
  ["eleventy", /^(?:\.eleventy|eleventy\.config)\.\w+$/],
  ["hugo", /^(?:hugo\.(?:toml|ya?ml|json)|config\/_default\/.+)$/],
  ["jekyll", /^_config\.ya?ml$/],
  ["hugo", /^config\.(?:toml|ya?ml|json)$/],
  ["astro", /^src\/content\//],
  ["jekyll", /^_posts\//],
  ["hugo", /^content\//],
  ["eleventy", /\.md$/],
];

/** Recognises the generator of a site. Undefined for a folder without Markdown. */
export function recogniseEngine({ paths }: OldSite): Engine | undefined {
  return signs.find(([, sign]) => paths.some((path) => sign.test(path)))?.[0];
}
