import type { ImportedSite } from "../begin/import-site.ts";
import { doneKinds, type Left, leftKinds } from "../begin/new-site.ts";
import type { Speech } from "../words/speech.ts";

/** The report in the new site, as Markdown: what was converted, and what a person must check. */
export function describeImport(imported: ImportedSite, { command }: Speech): string {
  const { moved: words } = command.init;
  const done = doneKinds.flatMap((kind) => {
    const count = imported.done.get(kind) ?? 0;
    return count === 0 ? [] : [`- ${words.done[kind]({ count })}`];
  });
  const left = leftKinds.flatMap((kind) =>
    listLeft(
      imported.left.filter((each) => each.kind === kind),
      words.left[kind],
    ),
  );
  const unmoved = imported.unmoved.map(({ path, why }) => `- ${code(path)}: ${words.unmoved[why]}`);
  const unknown = [...imported.unknown].map(
    ([field, count]) => `- ${code(field)}: ${words.times({ count })}`,
  );
  const parts = [
    [
      `# ${words.title}`,
      words.from({ engine: words.engines[imported.engine] }),
      summarise(imported, command),
    ],
    section(words.doneTitle, done),
    left.length === 0 ? [] : [`## ${words.leftTitle}`, words.leftAbout, ...left],
    section(words.unknownTitle, unknown, words.unknownAbout),
    section(words.unmovedTitle, unmoved),
    section(
      words.alwaysTitle,
      words.always.split("\n").map((line) => `- ${line}`),
    ),
  ];
  return `${parts.flat().join("\n\n")}\n`;
}

/** The result in one line, for the terminal. */
export function summarise({ texts, copies, redirects }: ImportedSite, { init }: Speech["command"]): string {
  const posts = texts.filter(({ file }) => file.startsWith("content/posts/")).length;
  return init.moved.summary({ posts, pages: texts.length - posts, files: copies.length, redirects });
}

/** The number of things that a person must check. */
export function countLeft({ left, unmoved, unknown }: ImportedSite): number {
  return left.length + unmoved.length + unknown.size;
}

function section(title: string, lines: readonly string[], about?: string): readonly string[] {
  if (lines.length === 0) return [];
  return [`## ${title}`, ...(about === undefined ? [] : [about]), lines.join("\n")];
}

function listLeft(left: readonly Left[], title: string): readonly string[] {
  if (left.length === 0) return [];
  const places = left.map(
    ({ file, line, what }) => `- ${code(line === undefined ? file : `${file}:${line}`)}: ${code(what)}`,
  );
  return [`### ${title}`, places.join("\n")];
}

/** A text as Markdown code, even if it contains backticks. */
function code(text: string): string {
  const marks = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(0, ...marks.map(({ length }) => length)) + 1);
  return fence.length === 1 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}
