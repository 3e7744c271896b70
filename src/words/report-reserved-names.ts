import { isDeviceName } from "../text/device-name.ts";
import { type Message, say } from "./message.ts";
import type { Report } from "./problem.ts";

/**
 * Warns of file names that Windows does not allow: the project could not be checked out there. Paths are from the
 * project root.
 */
export function reportReservedNames(paths: Iterable<string>, report: Report): void {
  for (const path of paths) {
    const message = path.split("/").map(explainName).find(Boolean);
    if (message === undefined) continue;
    report({
      code: "source/reserved-name",
      severity: "warning",
      file: path.normalize("NFC"),
      message,
      hint: say("source/reserved-name.hint"),
    });
  }
}

function explainName(name: string): Message | undefined {
  const [stem = ""] = name.split(".", 1);
  if (isDeviceName(stem.trimEnd())) return say("source/reserved-name.device", { stem });
  if (name.endsWith(".")) return say("source/reserved-name.full-stop");
  if (name.endsWith(" ")) return say("source/reserved-name.space");
  if (/\p{Cc}/u.test(name)) return say("source/reserved-name.unseen");
  const [sign] = /[<>:"|?*\\]/.exec(name) ?? [];
  return sign === undefined ? undefined : say("source/reserved-name.sign", { sign });
}
