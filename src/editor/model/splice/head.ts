import type { Value } from "../edit.ts";
import { changeToml } from "../toml/change-toml.ts";
import { readTomlTree } from "../toml/toml-tree.ts";
import { changeYaml } from "./change-yaml.ts";
import type { Changed, FieldEdit } from "./edit-value.ts";
import { evenOut } from "./splice.ts";
import { readTree } from "./tree.ts";

/** The front matter of a Markdown file, or the whole text of a YAML file. */
export type Head = { readonly language: "yaml" | "toml"; readonly text: string };

/** Reads the data. Undefined if the build would refuse it. */
export function readHead({ language, text }: Head): Value | undefined {
  const evened = evenOut(text).text;
  return language === "toml" ? readTomlTree(evened)?.data : readTree(evened)?.data;
}

/** Edits a field in YAML or TOML. `order` as in `applyEdit`. */
export function changeHead(
  { language, text }: Head,
  edit: FieldEdit,
  order: readonly string[],
  lineEnd: string,
): Changed {
  return (language === "toml" ? changeToml : changeYaml)(text, edit, order, lineEnd);
}
