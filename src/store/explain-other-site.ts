import { realpathSync } from "node:fs";
import { dirname, relative } from "node:path";
import { findSiteFile } from "../system/bundle/load-templates.ts";
import { say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { distManifestName } from "./dist-manifest.ts";

type OtherSite = {
  /** The folder as problems name it. */
  readonly file: string;
  /** Absolute, with links resolved. */
  readonly folder: string;
  /** Absolute folder of the site. */
  readonly root: string;
  /** The origin of the site. */
  readonly site: string | undefined;
  /** The origin of the published site, if it is known. */
  readonly published: string | undefined;
};

/**
 * Explains why a published folder belongs to another site. A folder inside the site’s own remains its own when the site
 * changes its address, and a folder elsewhere when the site is moved.
 */
export function explainOtherSite({ file, folder, root, site, published }: OtherSite): Problem | undefined {
  if (site === undefined || published === undefined || site === published) return undefined;
  if (isWithinSite(folder, root)) return undefined;
  return {
    code: "publish/other-site",
    severity: "error",
    file,
    message: say("publish/other-site", { published, site }),
    hint: say("publish/other-site.hint", { site, file: `${file}/${distManifestName}` }),
  };
}

/** True when it lies in the folder of the site, and not in another site within that. */
function isWithinSite(folder: string, root: string): boolean {
  const home = realpathSync.native(root);
  for (let at = dirname(folder); ; at = dirname(at)) {
    if (relative(home, at) === "") return true;
    if (at === dirname(at) || findSiteFile(at) !== undefined) return false;
  }
}
