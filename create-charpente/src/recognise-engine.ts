import type { Engine, OldSite } from "./old-site.ts";

type Sign = readonly [Engine, RegExp];

/** Files with the settings of each engine. The first match decides. */
const settingsSigns: readonly Sign[] = [
  ["astro", /^astro\.config\.\w+$/],
  ["eleventy", /^(?:\.eleventy|eleventy\.config)\.\w+$/],
  ["hugo", /^(?:hugo\.(?:toml|ya?ml|json)|config\/_default\/.+)$/],
  ["jekyll", /^_config\.ya?ml$/],
  ["hugo", /^config\.(?:toml|ya?ml|json)$/],
];

/** The usual folders of each engine, for a site without settings. */
const folderSigns: readonly Sign[] = [
  ["astro", /^src\/content\//],
  ["jekyll", /^_posts\//],
  ["hugo", /^content\//],
  ["eleventy", /\.md$/],
];

/** Recognises the generator of a site. Undefined for a folder without Markdown. */
export function recogniseEngine({ paths }: Pick<OldSite, "paths">): Engine | undefined {
  return find(paths, settingsSigns) ?? find(paths, folderSigns);
}

/** True for a folder with the settings of an engine. `paths` are its files, or only the names at its top. */
export function hasSettings(paths: readonly string[]): boolean {
  return find(paths, settingsSigns) !== undefined;
}

function find(paths: readonly string[], signs: readonly Sign[]): Engine | undefined {
  return signs.find(([, sign]) => paths.some((path) => sign.test(path)))?.[0];
}
