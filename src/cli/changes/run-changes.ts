import { findChanges } from "../../changes/find-changes.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { clearTheWay } from "../clear-the-way.ts";
import { type RawBuildOptions, readBuildOptions } from "../read-build-options.ts";
import { UsageError } from "../usage-error.ts";
import { buildFiles } from "./build-files.ts";
import { openPast } from "./open-past.ts";
import { printChanges } from "./print-changes.ts";

/** The options as commander returns them. */
export type RawChangesOptions = Pick<
  RawBuildOptions,
  "root" | "base" | "url" | "drafts" | "cache" | "json"
> & {
  readonly since?: string;
  readonly against?: string;
  readonly markdown?: boolean;
};

/**
 * Runs `site changes` and returns its exit status: 1 when one of the two versions has errors. Writes no file except
 * stored results in `.site/`.
 */
export async function runChanges(raw: RawChangesOptions, speech: Speech): Promise<number> {
  if (raw.since !== undefined && raw.against !== undefined) throw new UsageError(say("usage.one-past"));
  if (raw.json && raw.markdown) throw new UsageError(say("usage.one-form"));
  const options = readBuildOptions({ ...raw, out: "dist" });
  await clearTheWay(options.root, async () => speech);
  // Both versions hold back entries dated after this day.
  const building = { ...options, memoryRoot: options.root, now: new Date() };
  const past = openPast(options.root, raw);
  try {
    const before = await past.read(building, speech);
    if (before === undefined) return 1;
    const after = await buildFiles(building, speech);
    if (after === undefined) return 1;
    try {
      printChanges(
        findChanges(before, after.files),
        past.compared,
        { ...options, markdown: raw.markdown ?? false },
        speech,
      );
      return 0;
    } finally {
      after.close();
    }
  } finally {
    past.close();
  }
}
