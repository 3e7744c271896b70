import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { NamedFile } from "./read-blocks.ts";

/** Writes the files that a document shows into a folder of their own, which `close` removes. */
export function writeSiteOf(files: readonly NamedFile[]) {
  const root = mkdtempSync(join(tmpdir(), "charpente-document-"));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, close: () => rmSync(root, { recursive: true, force: true }) };
}
