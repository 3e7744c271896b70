import { readHeaderFile } from "../../support/read-header-file.ts";
import type { Attacked } from "./build-attacked.ts";
import { serveFiles } from "./serve-files.ts";
import type { Seen, Visiting } from "./visitor.ts";

export type Sight = { readonly what: string; readonly seen: Seen };

const policyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Opens each page, and what the search finds for `word`, in a window of its own: once with the headers of the host, and
 * once without any and without the policy within.
 */
export async function visitPages(
  engine: Visiting,
  { files, routes }: Pick<Attacked, "files" | "routes">,
  word: string,
): Promise<readonly Sight[]> {
  const headersOf = readHeaderFile(Buffer.from(files.get("_headers") ?? "").toString());
  const guarded = await serveFiles((path) => withoutUpgrade(headersOf(path)));
  const bare = await serveFiles();
  guarded.show(files);
  bare.show(
    new Map(
      [...files].map(([path, bytes]) => [
        path,
        path.endsWith(".html") ? Buffer.from(bytes).toString().replace(policyMeta, "") : bytes,
      ]),
    ),
  );
  const visitor = await engine.visit();
  const sights: Sight[] = [];
  try {
    for (const { origin } of [guarded, bare])
      for (const route of [...routes, `/recherche?q=${word}`]) {
        const what = `${origin === bare.origin ? "without" : "with"} the policy, ${route}`;
        const seen = await visitor.open(origin + route).catch((cause: unknown) => {
          throw new Error(`${engine.name} fails at page ${sights.length + 1}, ${what}`, { cause });
        });
        sights.push({ what, seen });
      }
  } finally {
    await visitor.close();
    await Promise.all([guarded.close(), bare.close()]);
  }
  return sights;
}

/** WebKit asks loopback over https as well, which nobody answers here, and would run nothing of the site. */
function withoutUpgrade(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace("; upgrade-insecure-requests", "")]),
  );
}
