import { withFacts, withLanguage } from "../../define/check-scope.ts";
import { pathName, placeOfSource } from "../../define/fields-of.ts";
import type { Source } from "../../define/sources.ts";
import { type MarkdownField, mapTagged, tag } from "../../define/tagged-values.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { SiteLanguages, ValidEntry } from "../../model/model.ts";
import type { CheckedSource } from "../../sources/load-sources.ts";
import { say } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";
import { validateValue } from "./validate-value.ts";

/**
 * Checks the result of a source against its schema, and makes it entries: none when there is a problem. Braces in its texts are plain text: who wrote
 * them does not know the facts of this site.
 */
export function validateSource(
  name: string,
  source: Source,
  value: unknown,
  [first, ...others]: SiteLanguages,
): CheckedSource {
  const problems: Problem[] = [];
  const report = ({ at: _, ...problem }: Problem) =>
    void problems.push({ ...problem, hint: say("source-result.hint") });
  const place = { file: placeOfSource([name]), locate: () => undefined };
  const checked = withFacts(undefined, () =>
    withLanguage(first.code, () => validateValue({ [name]: value }, source.inField(name), place, [], report)),
  );
  if (!checked.fits) return { entries: [], problems };
  const language = others.length > 0 ? first.code : undefined;
  const toEntry = (
    id: string,
    written: unknown,
    data: unknown,
    path: ValidEntry["inSource"],
  ): ValidEntry => ({
    collection: name,
    id,
    file: place.file,
    digest: hashOf("source", name, JSON.stringify(written)),
    data: mapTagged(data, keepBraces),
    locate: place.locate,
    source: undefined,
    inSource: path,
    ...(language !== undefined && { language }),
  });
  const { idOf } = source;
  const data = checked.value[name];
  if (idOf === undefined) return { entries: [toEntry(name, value, data, [name])], problems };

  const known = new Map<string, string>();
  const entries = (data as readonly unknown[]).flatMap((item, index) => {
    const path = [name, index];
    const id: unknown = idOf(item);
    const blame = (message: Problem["message"]) =>
      void problems.push({
        code: "sources/id",
        severity: "error",
        file: placeOfSource(path),
        message,
        hint: say("sources/id.hint"),
      });
    if (typeof id !== "string" || id === "") {
      blame(say("sources/id.empty"));
      return [];
    }
    const other = known.get(id);
    if (other !== undefined) blame(say("sources/id", { id, other }));
    known.set(id, pathName(path));
    return [toEntry(id, (value as readonly unknown[])[index], item, path)];
  });
  return { entries: problems.length > 0 ? [] : entries, problems };
}

/** In Markdown, a name between braces would stand for a fact. Code stays as it is: no fact is read there. */
function keepBraces(as: string, value: object): object {
  if (as !== "markdown") return value;
  const { markdown } = value as MarkdownField;
  let fence: string | undefined;
  const lines = markdown.split("\n").map((line) => {
    const mark = /^ {0,3}(```|~~~)/.exec(line)?.[1];
    if (fence !== undefined || mark !== undefined) {
      fence = fence === undefined ? mark : fence === mark ? undefined : fence;
      return line;
    }
    const parts = line.split("`");
    return parts.map((part, index) => (index % 2 === 0 ? escapeBraces(part) : part)).join("`");
  });
  return tag<MarkdownField>("markdown", { markdown: lines.join("\n") });
}

function escapeBraces(text: string): string {
  return text.replace(/\\?\{(?=[\p{L}_][\p{L}\p{N}_-]*\})/gu, (found) => (found === "{" ? "\\{" : found));
}
