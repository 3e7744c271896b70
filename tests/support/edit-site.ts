import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { hashOf } from "../../src/model/memory/hash.ts";

/** Every file below `folder` with the hash of its bytes. */
export function readTree(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), hashOf(readFileSync(path))])
      .sort(),
  );
}

export function writeArticles(root: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    writeFileSync(
      join(root, `content/articles/a-${index}.md`),
      `---\ntitle: Article ${index}\ndate: 2025-01-01\ncategory: energie\n---\n\nUn texte.\n`,
    );
  }
}

export function edit(root: string, path: string, change: (text: string) => string): void {
  const file = join(root, path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
