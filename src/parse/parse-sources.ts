import type { ParsedSource, SourceFile } from "../model.ts";
import type { Report } from "../problem.ts";
import { parseFrontMatter } from "./parse-front-matter.ts";
import { parseYaml } from "./parse-yaml.ts";

/** Reads the YAML of every source. A file whose front matter or YAML is not well formed is left out. */
export function parseSources(sources: readonly SourceFile[], report: Report): readonly ParsedSource[] {
  return sources.flatMap((source) => {
    if (source.text.trim() === "") {
      report({
        code: "entry/empty",
        severity: "error",
        file: source.file,
        message: "the file is empty",
        hint: source.file.endsWith(".md")
          ? "start it with its front matter between two lines of ---"
          : "write its fields, one a line, as in: name: value",
      });
      return [];
    }
    return (
      (source.file.endsWith(".md") ? parseMarkdownFile(source, report) : parseYamlFile(source, report)) ?? []
    );
  });
}

function parseYamlFile({ file, text, digest }: SourceFile, report: Report): ParsedSource | undefined {
  const yaml = parseYaml(text, file, 1, report);
  return yaml && { file, digest, ...yaml, body: undefined };
}

function parseMarkdownFile({ file, text, digest }: SourceFile, report: Report): ParsedSource | undefined {
  const parts = parseFrontMatter(text, file, report);
  return parts && { file, digest, ...parts };
}
