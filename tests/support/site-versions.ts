import type { OutputFile } from "../../src/model/model.ts";
import { orderWrites } from "../../src/pipeline/publish/order-writes.ts";
import { parseDistManifest } from "../../src/store/output-folder.ts";
import { tell } from "./speech.ts";

export type Version = Readonly<Record<string, string>>;

/** A site before and after an edit: pages that change, stay, come and go, and the assets that they load. */
export const before: Version = {
  "assets/menu.1111.js": "menu",
  "assets/site.1111.css": "old styles",
  "index.html": "<link href=/assets/site.1111.css><script src=/assets/menu.1111.js></script>",
  "404.html": "not found",
  "blog/old/index.html": "<link href=/assets/site.1111.css>old article",
  "blog/old.html": "<link href=/assets/site.1111.css>old article",
  "sitemap.xml": "index, blog/old",
};
export const after: Version = {
  "assets/menu.1111.js": "menu",
  "assets/site.2222.css": "new styles",
  "index.html": "<link href=/assets/site.2222.css><script src=/assets/menu.1111.js></script>",
  "404.html": "not found",
  "news/first/index.html": "<link href=/assets/site.2222.css>news",
  "news/first.html": "<link href=/assets/site.2222.css>news",
  "sitemap.xml": "index, news/first",
};

export function toOutput(version: Version): readonly OutputFile[] {
  const files = Object.entries(version).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  return orderWrites(files, (problem) => {
    throw new Error(tell(problem.message));
  });
}

/** A folder’s files without those that publishing keeps for itself, and what its manifest lists. */
export function splitManifest(files: Readonly<Record<string, string | null>>) {
  const { ".site-manifest.json": manifest, ...rest } = files;
  const listed = parseDistManifest(Buffer.from(manifest ?? ""));
  return { files: rest, listed: listed && [...listed.files.keys()] };
}

/** The assets that pages of a folder load and that are not there. */
export function missingAssets(files: Readonly<Record<string, string | null>>): readonly string[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(".html"))
    .flatMap(([path, text]) =>
      [...(text ?? "").matchAll(/=\/(assets\/[\w.]+)/g)]
        .filter(([, asset]) => typeof files[asset ?? ""] !== "string")
        .map(([, asset]) => `${path} loads ${asset}`),
    );
}
