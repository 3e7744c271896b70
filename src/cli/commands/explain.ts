import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generatorRoot } from "../../store/generator-root.ts";
import { codes, isCode, problems } from "../../words/catalogue.ts";
import {
  type ExplanationPart,
  explainProblem,
  listTitles,
  type Reported,
  reportOf,
  textForFrame,
} from "../../words/explain.ts";
import type { Language } from "../../words/languages.ts";
import { say } from "../../words/message.ts";
import type { ProblemCode } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { suggestionHint } from "../../words/suggest.ts";
import { command, optional } from "../command.ts";
import { UsageError } from "../print.ts";
import { formatProblems } from "../print-problems.ts";

export const explain = command({
  name: "explain",
  about: {
    en: "explain a problem, with an example and its correction",
    fr: "expliquer un problème, avec un exemple et sa correction",
  },
  arguments: {
    code: optional({
      name: { en: "code", fr: "code" },
      about: {
        en: "code of the problem, such as route/duplicate; without it, all codes are listed",
        fr: "code du problème, comme route/duplicate ; sans lui, tous les codes sont présentés",
      },
      completes: "codes",
    }),
  },
  options: {},
  example: "site explain route/duplicate",
  run: async ({ code }, tool) => {
    return runExplain(code, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

/** Runs `site explain` and returns its exit status. The explanation, or the list of all codes, goes to stdout. */
export async function runExplain(written: string | undefined, speech: Speech): Promise<number> {
  const { language } = speech;
  if (written === undefined) {
    process.stdout.write(listCodes(language));
    return 0;
  }
  if (!isCode(written)) {
    const alike = codes.filter((code) => code.includes(written));
    const hint = suggestionHint(written, alike.length > 0 ? alike : codes, say("noun.codes"));
    throw new UsageError(say("no-code", { code: written, hint }));
  }
  const reported = await findReport(written);
  const report = formatProblems([reported.problem], () => textForFrame(reported), false, speech);
  const blocks = explainProblem(written, language, report.trim());
  const head = `${problems[written].title[language]} [${written}]`;
  process.stdout.write(`${[head, ...blocks.map(formatBlock)].join("\n\n")}\n`);
  return 0;
}

/** The package has the reports on all examples. In a checkout, the example is built now. */
async function findReport(code: ProblemCode): Promise<Reported> {
  const known = reportOf(code);
  if (known !== undefined) return known;
  const kept = join(generatorRoot, "lib/reports.json");
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"))[code] as Reported;
  const { reportExample } = await import("../report-examples.ts");
  return reportExample(code);
}

function listCodes(language: Language): string {
  const width = Math.max(...codes.map((code) => code.length));
  const groups = listTitles(language).map(({ title, codes }) => {
    const lines = codes.map(({ code, title }) => `  ${code.padEnd(width)}  ${title}`);
    return [plain(title), ...lines].join("\n");
  });
  return `${groups.join("\n\n")}\n`;
}

function formatBlock({ kind, text }: ExplanationPart): string {
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
