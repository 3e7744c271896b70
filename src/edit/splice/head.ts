import type { Value } from "../edit.ts";
import { changeToml } from "../toml/change-toml.ts";
import { readTomlTree } from "../toml/toml-tree.ts";
import type { Changed } from "./change-in-steps.ts";
import { changeYaml } from "./change-yaml.ts";
import type { FieldEdit } from "./edit-value.ts";
import { evenOut } from "./splice.ts";
import { readTree } from "./tree.ts";

/** The fields of a file as they are written. */
export type Head = { readonly language: "yaml" | "toml"; readonly text: string };

/** Undefined where the build would not read it. */
export function readHead({ language, text }: Head): Value | undefined {
  const evened = evenOut(text).text;
  return language === "toml" ? readTomlTree(evened)?.data : readTree(evened)?.data;
}

/** Edits a field in the language of the head. `order`: as `applyEdit` says. */
export function changeHead(
  { language, text }: Head,
  edit: FieldEdit,
  order: readonly string[],
  lineEnd: string,
): Changed {
  return (language === "toml" ? changeToml : changeYaml)(text, edit, order, lineEnd);
}
