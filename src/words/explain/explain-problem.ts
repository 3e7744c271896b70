import type { ProblemCode } from "../problem.ts";
import type { Change } from "./example.ts";
import { examples } from "./examples.ts";
import type { Explanations } from "./explanation.ts";

/** A part of an explanation. In headings and texts, backticks enclose names of commands. */
export type Block =
  | { readonly kind: "heading" | "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string; readonly language: string };

/** Explains a code: its meaning, an example, the report of the command, and the corrected example. */
export function explainProblem(
  code: ProblemCode,
  { codes, labels }: Explanations,
  reported: string,
): readonly Block[] {
  const { meaning, situation } = codes[code];
  const example = examples[code];
  const show = (version: "wrong" | "mended"): readonly Block[] =>
    "changes" in example
      ? example.changes.flatMap((change) => showFile(change, version, labels.noFile))
      : situation === undefined
        ? []
        : [{ kind: "text", text: situation[version] }];
  return [
    { kind: "text", text: meaning },
    { kind: "heading", text: labels.wrong },
    ...show("wrong"),
    { kind: "heading", text: labels.reported(example.command) },
    { kind: "code", text: reported, language: "text" },
    { kind: "heading", text: labels.mended },
    ...show("mended"),
  ];
}

function showFile(
  change: Change,
  version: "wrong" | "mended",
  noFile: Explanations["labels"]["noFile"],
): readonly Block[] {
  const text = change[version];
  const name = `\`${change.file}\``;
  if (text === undefined) return [{ kind: "text", text: noFile(name) }];
  const written = version === "wrong" && change.encoding === "latin1" ? misread(text) : text;
  return [
    { kind: "text", text: name },
    { kind: "code", text: written.trimEnd(), language: change.file.slice(change.file.lastIndexOf(".") + 1) },
  ];
}

/** As an editor shows UTF-8 that was saved as Latin-1. */
function misread(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
}
