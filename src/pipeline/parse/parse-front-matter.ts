import matter from "gray-matter";
import type { ParsedSource } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { parseToml } from "./parse-toml.ts";
import { parseYaml } from "./parse-yaml.ts";

type GrayMatterEngines = NonNullable<NonNullable<Parameters<typeof matter>[1]>["engines"]>;

/**
 * Reads the front matter of a Markdown file, YAML between `---` or TOML between `+++`, and finds the line (from 1) on
 * which its body starts. A file without front matter has no fields. Only fences of exactly `---` are passed to
 * gray-matter.
 */
export function parseFrontMatter(
  text: string,
  file: string,
  report: Report,
): (Pick<ParsedSource, "data" | "locate"> & { readonly bodyLine: number }) | undefined {
  const lines = text.split("\n");
  // Front matter below empty lines is reported, not read as text.
  const first = lines.find((line) => line.trim() !== "");
  const sign = first?.startsWith("+++") ? "+++" : "---";
  if (!first?.startsWith(sign)) return { data: {}, locate: () => undefined, bodyLine: 1 };
  const closing = findClosingFence(lines, sign, file, report);
  if (closing === undefined) return undefined;
  if (sign === "+++") {
    const toml = parseToml(lines.slice(1, closing).join("\n"), file, 2, report);
    return toml && { ...toml, bodyLine: closing + 2 };
  }

  const head = lines.slice(1, closing);
  // If the front matter has only comments, gray-matter does not call the engine.
  let yaml = isOnlyComments(head) ? parseYaml("{}", file, 1, report) : undefined;
  // gray-matter copies its input several times, so it gets no body, and searches for a comment from each empty line, so
  // it gets none of these.
  const full = head.map((line) => line.replace(/[\u2028\u2029]/g, " ")).filter((line) => line.trim() !== "");
  matter([lines[0], ...full, lines[closing]].join("\n"), {
    language: "yaml",
    delimiters: "---",
    engines: {
      yaml: {
        parse: () => {
          yaml = parseYaml(head.join("\n"), file, 2, report);
          return {};
        },
      },
      json: refusedEngine,
      js: refusedEngine,
      javascript: refusedEngine,
    } as GrayMatterEngines,
  });
  if (yaml === undefined) return undefined;
  return { ...yaml, bodyLine: closing + 2 };
}

/** Index of the line that closes the front matter; undefined, with a problem, when the fences are wrong. */
function findClosingFence(
  lines: readonly string[],
  sign: "---" | "+++",
  file: string,
  report: Report,
): number | undefined {
  const first = lines[0] ?? "";
  if (!first.startsWith(sign)) {
    report({
      code: "front-matter/missing",
      severity: "error",
      file,
      at: { line: 1, column: 1 },
      message: say("front-matter/missing.late"),
      hint: say("front-matter/missing.late.hint", { sign }),
    });
    return undefined;
  }
  if (first.trimEnd() !== sign) {
    report({
      code: "front-matter/fence",
      severity: "error",
      file,
      at: { line: 1, column: 1, length: first.length },
      message: say("front-matter/fence.opens", { written: first.trimEnd(), sign }),
      hint: say("front-matter/fence.opens.hint", { sign }),
    });
    return undefined;
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith(sign));
  if (closing === -1) {
    report({
      code: "front-matter/unclosed",
      severity: "error",
      file,
      at: { line: 1, column: 1, length: 3 },
      message: say("front-matter/unclosed"),
      hint: say("front-matter/unclosed.hint", { sign }),
    });
    return undefined;
  }
  const fence = lines[closing] ?? "";
  if (fence.trimEnd() !== sign) {
    report({
      code: "front-matter/fence",
      severity: "error",
      file,
      at: { line: closing + 1, column: 1, length: fence.length },
      message: say("front-matter/fence.closes", { written: fence.trimEnd(), sign }),
      hint: say("front-matter/fences", { sign }),
    });
    return undefined;
  }
  return closing;
}

function isOnlyComments(lines: readonly string[]): boolean {
  return lines.every((line) => /^\s*(?:#[\s\S]*)?$/.test(line));
}

const refusedEngine = {
  parse: (): never => {
    throw new Error("Front matter is YAML or TOML: no other language is read.");
  },
};
