import { isShownImage, widthEndings } from "../text/image-endings.ts";
import type { ChangedAsset } from "./changes.ts";
import type { Masked } from "./mask-names.ts";

/** Collects the files that keep their name and change their content, each with the pages that load it. */
export function createAssetTally() {
  const found = new Map<string, Set<string>>();
  return {
    add(route: string, before: Masked, after: Masked): void {
      for (const [name, hashes] of after.names) {
        const old = before.names.get(name);
        if (old === undefined || old === hashes) continue;
        const key = imageNameOf(name);
        found.set(key, (found.get(key) ?? new Set()).add(route));
      }
    },
    list: (): readonly ChangedAsset[] =>
      [...found].map(([name, routes]) => ({ kind: kindOf(name), name, routes: [...routes] })),
  };
}

function kindOf(name: string): ChangedAsset["kind"] {
  if (name === "card.png") return "card";
  if (isShownImage(name)) return "image";
  return kinds.get(name.slice(name.lastIndexOf(".") + 1)) ?? "other";
}

const kinds: ReadonlyMap<string, ChangedAsset["kind"]> = new Map([
  ["css", "style"],
  ...["js", "mjs"].map((extension) => [extension, "script"] as const),
  ...["woff", "woff2", "ttf", "otf"].map((extension) => [extension, "font"] as const),
]);

/** Gives all sizes and formats of an image one name: `facade-640.avif` and `facade-1280.jpg` become `facade.jpg`. */
function imageNameOf(name: string): string {
  const [, plain, ending = ""] = /^(.+)-\d{2,5}\.([a-z]+)$/.exec(name) ?? [];
  return plain === undefined || !widthEndings.includes(ending) ? name : `${plain}.jpg`;
}
