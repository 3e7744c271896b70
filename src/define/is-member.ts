import type { Collection } from "./define.ts";

/** True when a collection reads a file. `file` is a path from the project root. */
export function isMember(file: string, collection: Collection): boolean {
  const path = `content/${collection.path}`;
  if (collection.kind !== "folder") return file === path;
  const extension = collection.format === "markdown" ? /\.md$/ : /\.ya?ml$/;
  return file.startsWith(`${path}/`) && extension.test(file);
}
