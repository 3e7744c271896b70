import type { Engine, OldSite } from "./old-site.ts";

/** By the files that each engine asks for, then by the folders that each is known for. */
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

/** Undefined for a folder without Markdown. */
export function recogniseEngine({ paths }: OldSite): Engine | undefined {
  return signs.find(([, sign]) => paths.some((path) => sign.test(path)))?.[0];
}
