import { readHeaderFile } from "../../support/read-header-file.ts";
import type { Attacked } from "./build-attacked.ts";
import { serveFiles } from "./serve-files.ts";
import type { Seen, Visitor } from "./visitor.ts";

export type Sight = { readonly what: string; readonly seen: Seen };

const policyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Each page, and what the search finds for `word`, once with the headers of the host, and once without any and without the
 * policy within.
 */
export async function visitPages(
  visitor: Visitor,
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
  const sights: Sight[] = [];
  for (const { origin } of [guarded, bare])
    for (const route of [...routes, `/recherche?q=${word}`]) {
      const what = `${origin === bare.origin ? "without" : "with"} the policy, ${route}`;
      sights.push({ what, seen: await visitor.open(origin + route) });
    }
  await Promise.all([guarded.close(), bare.close()]);
  return sights;
}

/** WebKit asks loopback over https as well, which nobody answers here, and would run nothing of the site. */
function withoutUpgrade(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace("; upgrade-insecure-requests", "")]),
  );
}
