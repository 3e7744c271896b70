import { existsSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { prepareTexts } from "./contestants.mjs";
import { formatRatios, formatResults, measureInTurn } from "./measure-in-turn.mjs";

/**
 * Compares builds of texts of `folder` as `readOwnTexts` gives them, adapted to all contestants in the same way. A file
 * that one of them refuses, or that gets no page, is named and left out for all.
 */
export async function compareContent(folder, { texts, leftOut }, { runs, withOthers, print }) {
  const bytes = texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  print(`\n## ${texts.length.toLocaleString("en")} files, ${(bytes / 1e6).toFixed(2)} MB\n`);
  if (texts.length === 0) throw new Error(`There is no Markdown below ${folder}.`);
  for (const change of [...new Set(texts.flatMap(({ changes }) => changes))].sort())
    print(
      `- changed for all: ${change}, in ${texts.filter(({ changes }) => changes.includes(change)).length} files`,
    );

  const { contestants, missing, remove, problems, rest } = await layOutAccepted(texts, withOthers, leftOut);
  try {
    for (const { file, why } of leftOut) print(`- left out of all: ${file}: ${why}`);
    if (leftOut.length > 0) print(`- files that are compared: ${rest.length}`);
    print(`- ours told ${problems.warnings} warnings, of ${problems.warned} files\n`);
    for (const reason of missing) print(`${reason}\n`);
    const results = await measureInTurn(contestants, runs);
    for (const line of formatResults(results)) print(line);
    print();
    for (const line of formatRatios(results)) print(line);
    return results;
  } finally {
    remove();
  }
}

/** Removes refused texts, adds them to `leftOut`, and tries again until none is refused. */
async function layOutAccepted(texts, withOthers, leftOut) {
  let rest = texts;
  for (;;) {
    const laidOut = prepareTexts(rest, withOthers);
    const { refused, problems } = await findRefused(laidOut.contestants, rest);
    if (refused.size === 0) return { ...laidOut, problems, rest };
    laidOut.remove();
    leftOut.push(
      ...rest
        .filter(({ name }) => refused.has(name))
        .map(({ file, name }) => ({ file, why: refused.get(name) })),
    );
    rest = rest.filter(({ name }) => !refused.has(name));
    if (rest.length === 0) throw new Error("No file is left that all contestants build.");
  }
}

/** The reason why each text is refused, by its name, from the first contestant that refuses any. */
async function findRefused(contestants, texts) {
  let problems;
  for (const contestant of contestants) {
    await nextTurn();
    const outcome = contestant.tryBuild();
    problems ??= outcome.problems;
    const refused = new Map(
      [...outcome.refused].map(([file, why]) => [
        file.replace(/^content\/blog\/|\.md$/g, ""),
        `${contestant.name}: ${why}`,
      ]),
    );
    if (outcome.isBuilt)
      for (const { name } of texts)
        if (!existsSync(join(contestant.folder, contestant.pageOf(name))))
          refused.set(name, `${contestant.name} makes no page of it`);
    const known = new Map([...refused].filter(([name]) => texts.some((text) => text.name === name)));
    if (known.size > 0) return { refused: known, problems };
    if (!outcome.isBuilt) throw new Error(`${contestant.name} does not build: ${outcome.said}`);
  }
  return { refused: new Map(), problems };
}
