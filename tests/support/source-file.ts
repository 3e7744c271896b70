import type { SourceFile } from "../../src/model/model.ts";

/** A text file of `content/` as it is read. */
export function sourceFile(file: string, text: string): SourceFile {
  return { file, text, bytes: Buffer.from(text), digest: `${file} ${text}` };
}
