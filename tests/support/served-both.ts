import { join } from "node:path";
import { secret } from "./advisories.ts";
import { runSite } from "./run-site.ts";
import { putFiles, scratchFolder } from "./scratch-folder.ts";
import { putSmallestSite, startSite } from "./start-site.ts";

export const bothServers = ["dev", "preview"] as const;

/**
 * Serves the smallest site by `site dev` or `site preview`, amid files that hold what nobody may read. `place` is one
 * of them.
 */
export async function serveAmidSecrets(command: (typeof bothServers)[number]) {
  const top = scratchFolder();
  const root = join(top, "site");
  putSmallestSite(root);
  if (command === "preview") runSite(["build", "--root", root]);
  const beside = ["secret.txt", ".env", "secret.html", "secret.txt.map", "dist-secret/secret.txt"];
  const places = [...beside.map((path) => join("site", path)), "secret.txt", "site-secret/secret.txt"];
  putFiles(top, Object.fromEntries(places.map((path) => [path, secret])));
  return { ...(await startSite([command, "--root", root])), place: join(root, "secret.txt") };
}
