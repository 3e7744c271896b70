import { areaOf, codes, isCode } from "../words/explain/codes.ts";
import { type Block, explainProblem } from "../words/explain/explain-problem.ts";
import type { Explanations } from "../words/explain/explanation.ts";
import { loadExplanations } from "../words/explain/load-explanations.ts";
import { textForFrame } from "../words/explain/reported.ts";
import { reports } from "../words/explain/reports.ts";
import { say } from "../words/message.ts";
import type { Speech } from "../words/speech.ts";
import { suggestionHint } from "../words/suggest.ts";
import { formatProblems } from "./print-problems.ts";
import { UsageError } from "./usage-error.ts";

/** Runs `site explain` and returns its exit status. The explanation, or the list of all codes, goes to stdout. */
export async function runExplain(written: string | undefined, speech: Speech): Promise<number> {
  const words = await loadExplanations(speech.language);
  if (written === undefined) {
    process.stdout.write(listCodes(words));
    return 0;
  }
  if (!isCode(written)) {
    const alike = codes.filter((code) => code.includes(written));
    const hint = suggestionHint(written, alike.length > 0 ? alike : codes, say("noun.codes"));
    throw new UsageError(say("no-code", { code: written, hint }));
  }
  const reported = reports[written];
  const report = formatProblems([reported.problem], () => textForFrame(reported), false, speech);
  const blocks = explainProblem(written, words, report.trim());
  const head = `${words.codes[written].title} [${written}]`;
  process.stdout.write(`${[head, ...blocks.map(formatBlock)].join("\n\n")}\n`);
  return 0;
}

function listCodes({ codes: explained, areas }: Explanations): string {
  const width = Math.max(...codes.map((code) => code.length));
  const groups = Object.entries(areas).map(([area, title]) => {
    const lines = codes
      .filter((code) => areaOf(code) === area)
      .map((code) => `  ${code.padEnd(width)}  ${explained[code].title}`);
    return [plain(title), ...lines].join("\n");
  });
  return `${groups.join("\n\n")}\n`;
}

function formatBlock({ kind, text }: Block): string {
  switch (kind) {
    case "heading":
      return plain(text);
    case "text":
      return wrap(plain(text));
    case "code":
      return text.replace(/^(?=.)/gm, "    ");
  }
}

const width = 80;

/** Breaks lines at spaces, but not at no-break spaces. */
function wrap(text: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}

/** Removes the backticks that Markdown puts around names. */
function plain(text: string): string {
  return text.replace(/`([^`]*)`/g, "$1");
}
