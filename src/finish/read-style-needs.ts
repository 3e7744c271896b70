import type { OutputFile } from "../model.ts";
import type { PolicySources } from "./make-policy.ts";

/** What the styles among `files` fetch that is not the site’s own: `data:` and other origins. */
export function readStyleNeeds(files: readonly OutputFile[]): PolicySources {
  const found: Record<string, Set<string>> = {};
  for (const { path, bytes } of files) {
    if (!path.endsWith(".css")) continue;
    for (const [, url = ""] of Buffer.from(bytes).toString().matchAll(foreignUrls)) {
      const directive = /^data:(?:font|application\/(?:x-)?font)|\.(?:woff2?|ttf|otf)(?:[?#]|$)/.test(url)
        ? "font-src"
        : "img-src";
      found[directive] ??= new Set();
      found[directive].add(url.startsWith("data:") ? "data:" : new URL(url, "https://site.invalid").origin);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, sources]) => [name, [...sources].sort()]));
}

const foreignUrls = /url\(\s*["']?((?:data:|(?:https?:)?\/\/)[^"')]*)/g;
