import type { RawFile } from "../../model/model.ts";
import { isSource } from "../../model/sources.ts";
import { say } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";

/** Warns of files of `content/` that are neither sources nor images. */
export function reportStrays(files: readonly RawFile[], report: Report): void {
  for (const { path } of files) {
    if (!isKnown(path) && !isHidden(path)) report(explainStray(path.normalize("NFC")));
  }
}

function isKnown(path: string): boolean {
  return isSource(path) || /\.(?:avif|gif|hei[cf]|jpe?g|png|svg|tiff?|webp)$/i.test(path);
}

function isHidden(path: string): boolean {
  return /\/\./.test(path);
}

function explainStray(file: string): Problem {
  const meant = file.replace(/\.(?:md|markdown|mdown|mkdn?)$/i, ".md").replace(/\.ya?ml$/i, ".yaml");
  return {
    code: "source/unclaimed",
    severity: "warning",
    file,
    message: say("source/unclaimed.ending"),
    hint:
      meant === file
        ? say("source/unclaimed.ending.move")
        : say("source/unclaimed.ending.rename", { name: meant.slice(meant.lastIndexOf("/") + 1) }),
  };
}
