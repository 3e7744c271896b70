import { type Message, say } from "../../catalogue/message.ts";
import type { Problem } from "../../problems/problem.ts";
import { distManifestName, parseDistManifest } from "./dist-manifest.ts";
import { isTemporaryName, lockName } from "./temporary-names.ts";

/** Explains why a folder with the entries `names` is not ours to publish into. `file` names the folder. */
export function explainForeignFolder(
  names: readonly string[],
  readManifest: () => Uint8Array,
  file: string,
): Problem | undefined {
  const foreign = (message: Message, hint: Message): Problem => ({
    code: "publish/foreign-folder",
    severity: "error",
    file,
    message,
    hint,
  });
  if (names.includes(".git")) {
    return foreign(say("publish/foreign-folder.git"), say("publish/foreign-folder.git.hint"));
  }
  if (names.includes(distManifestName) && parseDistManifest(readManifest()) !== undefined) return undefined;
  // A first build that was killed early leaves nothing else.
  if (names.every((name) => name === lockName || isTemporaryName(name))) return undefined;
  return foreign(say("publish/foreign-folder"), say("publish/foreign-folder.hint"));
}
