import type { ParsedSource } from "../../model/model.ts";
import { type SplitText, splitFrontMatter } from "../../text/front-matter.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { parseToml } from "./parse-toml.ts";
import { parseYaml } from "./parse-yaml.ts";

/**
 * Reads the front matter of a Markdown file, YAML between `---` or TOML between `+++`, and finds the line (from 1) on
 * which its body starts. A file without front matter has no fields. Undefined, with a problem, if its fences or its
 * fields cannot be read.
 */
export function parseFrontMatter(
  text: string,
  file: string,
  report: Report,
): (Pick<ParsedSource, "data" | "locate"> & { readonly bodyLine: number }) | undefined {
  const parts = splitFrontMatter(text);
  if (parts.status === "bare") return { data: {}, locate: () => undefined, bodyLine: 1 };
  if (parts.status === "faulty") {
    report({ severity: "error", file, ...explainFault(parts) });
    return undefined;
  }
  const { sign, head, bodyLine } = parts;
  const parse = sign === "+++" ? parseToml : parseYaml;
  const isEmpty = sign === "---" && head.split("\n").every((line) => /^\s*(?:#[\s\S]*)?$/.test(line));
  const fields = isEmpty ? parseYaml("{}", file, 1, report) : parse(head, file, 2, report);
  return fields && { ...fields, bodyLine };
}

function explainFault({ fault, sign, line, written }: Extract<SplitText, { status: "faulty" }>) {
  const at = { line, column: 1 };
  switch (fault) {
    case "late":
      return {
        code: "front-matter/missing" as const,
        at,
        message: say("front-matter/missing.late"),
        hint: say("front-matter/missing.late.hint", { sign }),
      };
    case "opens":
      return {
        code: "front-matter/fence" as const,
        at: { ...at, length: written.length },
        message: say("front-matter/fence.opens", { written: written.trimEnd(), sign }),
        hint: say("front-matter/fence.opens.hint", { sign }),
      };
    case "unclosed":
      return {
        code: "front-matter/unclosed" as const,
        at: { ...at, length: 3 },
        message: say("front-matter/unclosed"),
        hint: say("front-matter/unclosed.hint", { sign }),
      };
    case "closes":
      return {
        code: "front-matter/fence" as const,
        at: { ...at, length: written.length },
        message: say("front-matter/fence.closes", { written: written.trimEnd(), sign }),
        hint: say("front-matter/fences", { sign }),
      };
  }
}
