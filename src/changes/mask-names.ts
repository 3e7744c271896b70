import type { OutputFile } from "../model/model.ts";
import { withoutSeal } from "../pipeline/render/policies.ts";

/** A page without fingerprints, and the fingerprints of the files that it mentions, by file name. */
export type Masked = { readonly html: string; readonly names: ReadonlyMap<string, string> };

/** `files` are those of the site: text that only looks like a fingerprint stays. */
export function createMask(files: readonly Pick<OutputFile, "path">[]): (html: string) => Masked {
  const known = new Set(
    files.flatMap(({ path }) => /\.([0-9a-f]{10}\.[a-z0-9]{2,5})$/.exec(path)?.slice(1) ?? []),
  );
  return (html) => {
    const names = new Map<string, string>();
    const masked = withoutSeal(html).replace(
      /\.([0-9a-f]{10})(\.[a-z0-9]{2,5})(?![a-z0-9])/g,
      (whole, hash: string, extension: string, at: number, all: string) => {
        if (!known.has(hash + extension)) return whole;
        const name = nameBefore(all, at) + extension;
        names.set(name, `${names.get(name) ?? ""} ${hash}`);
        return extension;
      },
    );
    return { html: masked, names };
  };
}

function nameBefore(html: string, end: number): string {
  let start = end;
  while (start > 0 && /[\w.-]/.test(html.charAt(start - 1))) start -= 1;
  return html.slice(start, end);
}
