import type { Problem } from "../../problems/problem.ts";
import { distManifestName, parseDistManifest } from "./dist-manifest.ts";
import { isTemporaryName, lockName } from "./temporary-names.ts";

/** Says why a folder that holds `names` is not ours to publish into. `file` names the folder. */
export function explainForeignFolder(
  names: readonly string[],
  readManifest: () => Uint8Array,
  file: string,
): Problem | undefined {
  const foreign = (message: string, hint: string): Problem => ({
    code: "publish/foreign-folder",
    severity: "error",
    file,
    message,
    hint,
  });
  if (names.includes(".git")) {
    return foreign(
      "the folder holds a git repository, which publishing would remove",
      "publish into another folder with --out, and copy from there into the repository",
    );
  }
  if (names.includes(distManifestName) && parseDistManifest(readManifest()) !== undefined) return undefined;
  // A first build that was killed early leaves nothing but these.
  if (names.every((name) => name === lockName || isTemporaryName(name))) return undefined;
  return foreign(
    "the folder is not empty, and “site” did not make it: publishing would remove what is in it",
    "move its files away, or choose another folder with --out",
  );
}
