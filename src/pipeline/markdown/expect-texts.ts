import { settingsFile } from "../../define/settings-file.ts";
import type { ParsedSource } from "../../model/model.ts";
import type { NativeParser } from "./adapt-native-parser.ts";

/**
 * Loads the native parser ahead, for while templates are made anew: texts, which depend on them, are then compiled anew as
 * well. Not where there are none, or where the settings, which nobody has checked yet, may go without it.
 */
export function expectTexts(
  sources: readonly ParsedSource[],
  loadNativeParser: () => NativeParser | undefined,
): void {
  const settings = sources.find(({ file }) => file === settingsFile)?.data;
  if (sources.some(({ body }) => body !== undefined) && !saysOfMarkdown(settings)) loadNativeParser();
}

function saysOfMarkdown(settings: unknown): boolean {
  return typeof settings === "object" && settings !== null && "markdown" in settings;
}
