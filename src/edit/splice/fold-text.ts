/**
 * Breaks a text into lines as YAML folds them: a line end stands for a space, an empty line for a line end. Lines of
 * `old`, the former lines, stay as they are before and after the change.
 */
export function foldText(text: string, old: readonly string[], width: number): readonly string[] {
  const groups = groupLines(old);
  return text.split("\n").flatMap((paragraph, index) => {
    const lines = groups.find((each) => each.join(" ") === paragraph) ?? groups[index] ?? [];
    const folded = foldParagraph(paragraph, lines, width);
    return index === 0 ? folded : ["", ...folded];
  });
}

/** Groups lines by paragraph. */
function groupLines(lines: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [[]];
  for (const line of lines)
    if (line === "") groups.push([]);
    else groups.at(-1)?.push(line);
  return groups;
}

function foldParagraph(text: string, old: readonly string[], width: number): readonly string[] {
  if (text === "") return [];
  const words = text.split(fold);
  const oldWords = old.map((line) => line.split(fold));
  let first = 0;
  let from = 0;
  for (let line = oldWords[0]; line && startsWith(words, line, from); line = oldWords[first]) {
    from += line.length;
    first += 1;
  }
  let last = old.length;
  let to = words.length;
  for (let line = oldWords.at(-1); last > first && line && startsWith(words, line, to - line.length); ) {
    if (to - line.length < from) break;
    to -= line.length;
    last -= 1;
    line = oldWords[last - 1];
  }
  // Words inserted between two lines join the line before.
  if (first === last && from < to && first > 0) {
    first -= 1;
    from -= oldWords[first]?.length ?? 0;
  }
  // Refills the following lines that were full, up to the first line that an author has ended early.
  let filled = fill(words.slice(from, to), width);
  for (let next = oldWords[last]; next && last > first && filled.length > 0; next = oldWords[last]) {
    const wasFull = isLonger(`${old[last - 1]} ${next[0]}`, width);
    if (!wasFull || isLonger(`${filled.at(-1)} ${next[0]}`, width)) break;
    to += next.length;
    last += 1;
    filled = fill(words.slice(from, to), width);
  }
  return [...old.slice(0, first), ...filled, ...old.slice(last)];
}

/** A line can break only at a single space: YAML drops spaces at its end, and gives those at its start a meaning. */
const fold = /(?<=\S) (?=\S)/;

function startsWith(words: readonly string[], start: readonly string[], from: number): boolean {
  return from >= 0 && start.every((word, at) => word === words[from + at]);
}

function isLonger(line: string, width: number): boolean {
  return line.length > width;
}

function fill(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && !isLonger(`${line} ${word}`, width))
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
