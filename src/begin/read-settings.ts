import type { Engine, Head, OldSettings, OldSite } from "./old-site.ts";
import { readData } from "./read-head.ts";
import { readHugo, readHugoConfig } from "./read-hugo.ts";
import { readJekyll } from "./read-jekyll.ts";
import { joinUrl } from "./to-path.ts";
import { toMapping, toPlain, toText } from "./to-text.ts";

/** Reads the settings as far as possible: of those that are programs, only the address. */
export function readSettings(site: OldSite, engine: Engine): OldSettings {
  const settings = readWritten(site, engine);
  const plain = (text = "") => toText(toPlain(text));
  return { ...settings, title: plain(settings.title), description: plain(settings.description) };
}

function readWritten(site: OldSite, engine: Engine): OldSettings {
  switch (engine) {
    case "hugo":
      return readHugo(readHugoConfig(site));
    case "jekyll":
      return readJekyll(readFirst(site, /^_config\.(ya?ml)$/));
    case "eleventy":
      return readEleventy(readFirst(site, /(?:^|\/)_data\/(?:metadata|meta|site)\.(json|ya?ml)$/));
    case "astro":
      return { url: findUrl(site), permalinks: {} };
  }
}

function readFirst({ paths, readText }: OldSite, names: RegExp): Head {
  for (const path of paths) {
    const format = names.exec(path)?.[1];
    if (format === undefined) continue;
    return readData(readText(path), format === "json" ? "json" : "yaml") ?? {};
  }
  return {};
}

/** Reads the names that starters of Eleventy use. */
function readEleventy(data: Head): OldSettings {
  return {
    title: toText(data.title ?? data.name),
    description: toText(data.description),
    url: toText(data.url),
    locale: toText(data.language ?? data.lang),
    author: toText(data.author) ?? toText(toMapping(data.author).name),
    permalinks: {},
  };
}

function findUrl({ paths, readText }: OldSite): string | undefined {
  const config = paths.find((path) => /^astro\.config\.\w+$/.test(path));
  const written = config === undefined ? "" : readText(config);
  const url = /\bsite:\s*["'`](https?:[^"'`]+)["'`]/.exec(written)?.[1];
  // Astro puts `base` in the place of any path of `site`.
  const origin = url && URL.canParse(url) ? new URL(url).origin : undefined;
  return joinUrl(origin, /\bbase:\s*["'`]([^"'`]+)["'`]/.exec(written)?.[1]);
}
