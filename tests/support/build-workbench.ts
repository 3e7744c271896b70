import { build } from "../../src/build.ts";
import { createDiskIo } from "../../src/disk/disk-io.ts";
import { projectRoot } from "./run-site.ts";
import testAccount from "./test-account.json" with { type: "json" };

/** Builds the real site into `out` as those who write it see it, the pages of the workbench included. */
export function buildWorkbench(out: string) {
  const disk = createDiskIo({
    root: projectRoot.replace(/\/$/, ""),
    out,
    cache: true,
    signal: new AbortController().signal,
  });
  return build(
    // With an account, there is nothing to warn of.
    { ...disk, readEnvironment: () => testAccount, progress: () => {}, measure: (_stage, run) => run() },
    {
      base: "",
      url: undefined,
      drafts: false,
      workbench: true,
      strict: false,
      weigh: false,
      now: new Date("2026-01-15T12:00:00Z"),
    },
  );
}
