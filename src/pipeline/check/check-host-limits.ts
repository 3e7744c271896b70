import { settingsFile } from "../../define/settings-file.ts";
import { chooseHosts, type HostName } from "../../hosts/hosts.ts";
import { isTooLargeToRead, type OutputFile } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

/** Warns of files that a host in `output.hosts` would refuse or silently read only in part. */
export function checkHostLimits(
  files: readonly OutputFile[],
  names: readonly HostName[],
  report: Report,
): void {
  const decoder = new TextDecoder();
  for (const { name, limits = {} } of chooseHosts(names)) {
    for (const [path, exceeded] of Object.entries(limits)) {
      const file = files.find((file) => file.path === path);
      const message = file && !isTooLargeToRead(file) && exceeded(decoder.decode(file.bytes), path);
      if (!message) continue;
      report({
        code: "host/limit",
        severity: "warning",
        file: settingsFile,
        message,
        hint: say("host/limit.hint", { host: name }),
      });
    }
  }
}
