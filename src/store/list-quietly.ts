import { readdirSync } from "node:fs";

/** The names in a folder; empty when it cannot be listed. */
export function listQuietly(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
