import { clearOwnFolders, type SetAside } from "../store/own-files.ts";
import type { Speech } from "../words/speech.ts";
import { describeSetAside } from "./describe-plan.ts";

/**
 * Sets aside what has the name of a folder of ours below `.site/`, and says so on stderr. To be called by each command
 * that writes there, before it does.
 */
export async function clearTheWay(root: string, loadSpeech: () => Promise<Speech>): Promise<void> {
  const found: SetAside[] = [];
  clearOwnFolders(root, (one) => found.push(one));
  for (const one of found) process.stderr.write(describeSetAside(one, await loadSpeech()));
}
