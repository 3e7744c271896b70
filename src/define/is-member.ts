import { splitLanguage } from "../model/language.ts";
import type { Collection } from "./define.ts";

/** True when a collection reads a file. `file` is a path from the project root. */
export function isMember(file: string, collection: Collection): boolean {
  const path = `content/${collection.path}`;
  if (collection.kind !== "folder") return splitLanguage(file, collection.languages ?? []).file === path;
  const extension = collection.format === "markdown" ? /\.md$/ : /\.ya?ml$/;
  return file.startsWith(`${path}/`) && extension.test(file);
}
