import { realpathSync } from "node:fs";
import { dirname, relative } from "node:path";
import { say } from "../../catalogue/message.ts";
import type { Problem } from "../../problems/problem.ts";
import { findSiteFile } from "../bundle/load-templates.ts";
import { distManifestName } from "./dist-manifest.ts";

type OtherSite = {
  /** What problems call the folder. */
  readonly file: string;
  /** Absolute, links followed. */
  readonly folder: string;
  /** Absolute folder of the site. */
  readonly root: string;
  /** The origin of the site. */
  readonly site: string | undefined;
  /** That of the site which was published there, where it is known. */
  readonly published: string | undefined;
};

/**
 * Says why a published folder is another site’s. One in the folder of the site stays its own when its address changes, and
 * one elsewhere when the site moves.
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

/** True where it lies in the folder of the site, and not in another site there. */
function isWithinSite(folder: string, root: string): boolean {
  const home = realpathSync.native(root);
  for (let at = dirname(folder); ; at = dirname(at)) {
    if (relative(home, at) === "") return true;
    if (at === dirname(at) || findSiteFile(at, () => {}) !== undefined) return false;
  }
}
