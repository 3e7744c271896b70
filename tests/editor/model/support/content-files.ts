import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

export type ContentFile = {
  readonly file: string;
  readonly format: "markdown" | "yaml";
  readonly bytes: Uint8Array;
};

/** All files of `content/` of this repository. */
export const contentFiles: readonly ContentFile[] = readdirSync(join(root, "content"), {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => /\.(?:md|yaml)$/.test(file))
  .sort()
  .map((file) => ({
    file,
    format: file.endsWith(".md") ? "markdown" : "yaml",
    bytes: new Uint8Array(readFileSync(join(root, "content", file))),
  }));
