import type { ToldChange } from "../../changes/tell-changes.ts";
import type { Speech } from "../../words/speech.ts";

/** Longer titles are cut off in most views of a history. */
const longestTitle = 72;
const mostNames = 3;
const mostLines = 40;

/** Writes a commit message: a title, and the changes in sentences. */
export function writeMessage(told: readonly ToldChange[], { changes: words, pages: texts }: Speech): string {
  const lines = told.map(({ name, what }) => words.line({ name, what }));
  const [first = texts["publish.subject.none"], ...others] = lines;
  if (others.length === 0 && first.length <= longestTitle) return first;
  const pages = told.filter(({ route }) => route !== undefined);
  const names = [...new Set((pages.length > 0 ? pages : told).map(({ name }) => name))];
  const title = texts["publish.subject"]({
    names: names.slice(0, mostNames),
    more: Math.max(0, names.length - mostNames),
  });
  return `${title}\n\n${lines
    .slice(0, mostLines)
    .map((line) => `- ${line}`)
    .join("\n")}`;
}
