import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { compareText } from "../../src/words/problem.ts";

/** An empty folder of its own, gone when the test is over. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "publishing-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files by path, with the folders that they need. */
export function putFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Everything below a folder: the text of files, `null` for folders without anything in them. */
export function getFiles(folder: string): Record<string, string | null> {
  const found: Record<string, string | null> = {};
  const visit = (path: string) => {
    const names = readdirSync(join(folder, path)).sort(compareText);
    if (names.length === 0 && path !== "") found[path] = null;
    for (const name of names) {
      const inner = path === "" ? name : `${path}/${name}`;
      if (lstatSync(join(folder, inner)).isDirectory()) visit(inner);
      else found[inner] = readFileSync(join(folder, inner), "utf8");
    }
  };
  visit("");
  return found;
}
