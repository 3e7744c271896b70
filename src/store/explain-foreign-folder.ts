import { type Message, say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { FileFailure } from "./blame.ts";
import { distManifestName, parseDistManifest } from "./dist-manifest.ts";
import { systemCode } from "./system-code.ts";
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
  const hasManifest = names.includes(distManifestName);
  if (hasManifest && isManifest(readManifest)) return undefined;
  // A first build that was killed early leaves nothing else.
  if (names.every((name) => name === lockName || isTemporaryName(name))) return undefined;
  // The pages are made again from the content, but only a person can tell that nothing else is there.
  if (hasManifest) {
    const list = { file, list: distManifestName };
    return foreign(say("publish/foreign-folder.list", list), say("publish/foreign-folder.list.hint", list));
  }
  return foreign(say("publish/foreign-folder"), say("publish/foreign-folder.hint"));
}

/** False also for what is no file: a folder of that name, or a link that leads nowhere. */
function isManifest(read: () => Uint8Array): boolean {
  try {
    return parseDistManifest(read()) !== undefined;
  } catch (error) {
    const code = error instanceof FileFailure ? error.code : (systemCode(error) ?? "");
    if (["EISDIR", "ENOENT", "ELOOP"].includes(code)) return false;
    throw error;
  }
}
