import { readdirSync } from "node:fs";

/** The names in a folder; none where it cannot be listed. */
export function listQuietly(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
