import type { Collections } from "../define/define.ts";
import { withTitle } from "../define/name-field.ts";
import { describeSchema } from "../define/schema/describe-schema.ts";
import type { Speech } from "../words/speech.ts";
import { formatTable } from "./format-table.ts";

/** A line for each collection that takes new entries: its name, its files and its required fields. */
export function listCollections(collections: Collections, { tell }: Pick<Speech, "tell">): string {
  const rows = Object.entries(collections).flatMap(([name, { kind, path, format, schema }]) => {
    if (kind === "single") return [];
    const files =
      kind === "file" ? `content/${path}` : `content/${path}/*.${format === "markdown" ? "md" : "yaml"}`;
    return [
      [
        name,
        files,
        (describeSchema(schema).required ?? [])
          .map((name) => tell(withTitle(name, [name], schema)))
          .join(", "),
      ],
    ];
  });
  return formatTable(rows);
}
