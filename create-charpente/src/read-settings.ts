import { readAstroSettings } from "./engines/astro.ts";
import { readDocusaurusSettings } from "./engines/docusaurus.ts";
import { readHugoSettings } from "./engines/hugo-settings.ts";
import { readJekyllSettings } from "./engines/jekyll-settings.ts";
import { readVitepressSettings } from "./engines/vitepress.ts";
import type { Engine, OldHead, OldSettings, OldSite } from "./old-site.ts";
import { plainPassthrough, readPassthrough } from "./published.ts";
import { readData } from "./read-head.ts";
import { toMapping, toPlain, toText } from "./read-values.ts";

/** Reads the settings as far as possible: of those that are programs, only the address. */
export function readSettings(site: OldSite, engine: Engine): OldSettings {
  const settings = readWritten(site, engine);
  const plain = (text = "") => toText(toPlain(text));
  return { ...settings, title: plain(settings.title), description: plain(settings.description) };
}

function readWritten(site: OldSite, engine: Engine): OldSettings {
  switch (engine) {
    case "hugo":
      return readHugoSettings(site);
    case "jekyll":
      return readJekyllSettings(site);
    case "eleventy":
      return {
        ...readEleventy(readFirst(site, /(?:^|\/)_data\/(?:metadata|meta|site)\.(json|ya?ml)$/)),
        ...readCopied(site),
      };
    case "vitepress":
      return readVitepressSettings(site);
    case "docusaurus":
      return readDocusaurusSettings(site);
    case "markdown":
      return { ...plainPassthrough, permalinks: {} };
    case "astro":
      return readAstroSettings(site);
  }
}

function readFirst({ paths, readText }: OldSite, names: RegExp): OldHead {
  for (const path of paths) {
    const format = names.exec(path)?.[1];
    if (format === undefined) continue;
    return readData(readText(path), format === "json" ? "json" : "yaml") ?? {};
  }
  return {};
}

/** Reads the names that starters of Eleventy use. */
function readEleventy(data: OldHead): OldSettings {
  return {
    title: toText(data.title ?? data.name),
    description: toText(data.description),
    url: toText(data.url),
    locale: toText(data.language ?? data.lang),
    author: toText(data.author) ?? toText(toMapping(data.author).name),
    permalinks: {},
  };
}

function readCopied({ paths, readText }: OldSite) {
  const config = paths.find((path) => eleventyConfig.test(path));
  return readPassthrough(config === undefined ? "" : readText(config));
}

/** The name of a configuration of Eleventy, at the top of the site. */
export const eleventyConfig = /^(?:\.eleventy|eleventy\.config)\.\w+$/;
