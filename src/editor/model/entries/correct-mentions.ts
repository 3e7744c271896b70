import { isMember } from "../../../define/is-member.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { groupBy } from "../../../group-by.ts";
import type { FieldPath } from "../edit.ts";
import { directiveNames } from "../markdown/directive-names.ts";
import { type Corrected, correctFile } from "./correct-file.ts";
import type { Changes, ContentFile, KnownSite } from "./known-site.ts";
import type { Impossible } from "./plan.ts";

/** Corrects mentions in their files. Returns why the first one cannot be corrected, or undefined. */
export function correctMentions(
  site: KnownSite,
  changes: Changes,
  corrected: readonly Corrected[],
): Impossible | undefined {
  for (const [file, group] of groupBy(corrected, ({ mention }) => mention.file)) {
    const bytes = changes.read(file);
    if (bytes === undefined) continue;
    const rewritten = correctFile(describe(site, file, bytes), group);
    if (rewritten.status === "impossible") return rewritten;
    changes.write(file, rewritten.bytes);
  }
  return undefined;
}

function describe({ site, parsed }: KnownSite, file: string, bytes: Uint8Array): ContentFile {
  const collection = Object.values(site.collections).find((each) => isMember(file, each));
  return {
    bytes,
    format: file.endsWith(".md") ? "markdown" : "yaml",
    data: parsed.find((source) => source.file === file)?.data,
    directives: directiveNames(site),
    schemaOf: ([first = ""]: FieldPath) => {
      if (file === settingsFile) return { schema: site.settings, within: [] };
      return collection && { schema: collection.schema, within: collection.kind === "file" ? [first] : [] };
    },
  };
}
