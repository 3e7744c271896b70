import type { OutputFile } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

/** Reports files of `static/assets/` without a fingerprint: hosts let browsers keep that folder for a year. */
export function checkStaticNames(files: readonly OutputFile[], report: Report): void {
  for (const { path } of files) {
    if (!path.startsWith("assets/") || /\.[0-9a-zA-Z_-]{8,}\.[a-z0-9]+$/.test(path)) continue;
    report({
      code: "asset/unfingerprinted",
      severity: "warning",
      file: `static/${path}`,
      message: say("asset/unfingerprinted"),
      hint: say("asset/unfingerprinted.hint"),
    });
  }
}
