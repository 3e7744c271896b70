import { settingsFile } from "../../define/settings-file.ts";
import type { ParsedSource } from "../../model/model.ts";
import type { NativeParser } from "./adapt-native-parser.ts";

/**
 * Loads the native parser while templates are bundled again, because all texts will then be compiled again. Does
 * nothing when there are no texts, or when the settings, not checked yet, may exclude the parser.
 */
export function preloadParser(
  sources: readonly ParsedSource[],
  loadNativeParser: () => NativeParser | undefined,
): void {
  const settings = sources.find(({ file }) => file === settingsFile)?.data;
  if (sources.some(({ body }) => body !== undefined) && !namesParser(settings)) loadNativeParser();
}

function namesParser(settings: unknown): boolean {
  const { markdown } = Object(settings) as { readonly markdown?: unknown };
  return "parser" in Object(markdown);
}
