import { type FieldPath, isBelow, type Value } from "../edit.ts";
import { editValue, valueAt } from "../splice/edit-value.ts";
import type { Mention } from "./find-mentions.ts";
import type { ContentFile } from "./known-site.ts";

type Chosen =
  | { readonly status: "chosen"; readonly removals: readonly ChosenRemoval[] }
  | { readonly status: "stuck"; readonly mention: Mention };
type ChosenRemoval = { readonly path: FieldPath; readonly mention: Mention };

type Typed = Pick<ContentFile, "data" | "schemaOf">;

/**
 * Chooses what to remove with each mention: the field itself if it is optional, else the smallest group or list item
 * around it that is. The last come first, so that no removal shifts the indexes of the others.
 */
export function chooseRemovals({ data, schemaOf }: Typed, mentions: readonly Mention[]): Chosen {
  let left: unknown = data;
  let removals: readonly ChosenRemoval[] = [];
  for (const mention of mentions.toSorted((a, b) => comparePaths(b.path, a.path))) {
    if (removals.some((other) => isBelow(mention.path, other.path))) continue;
    // A list may lose one item, but not all of them.
    const path = chooseRemoval({ data: left, schemaOf }, mention.path);
    if (path === undefined) return { status: "stuck", mention };
    left = editValue(left as Value, { kind: "remove", path });
    removals = [...removals.filter((other) => !isBelow(other.path, path)), { path, mention }];
  }
  return { status: "chosen", removals };
}

function chooseRemoval({ data, schemaOf }: Typed, path: FieldPath): FieldPath | undefined {
  const typed = schemaOf(path);
  if (typed === undefined) return undefined;
  const { schema, within } = typed;
  const whole = valueAt(data as Value, within);
  if (whole === undefined) return undefined;
  for (let length = path.length; length > within.length; length -= 1) {
    const inner = path.slice(within.length, length);
    const left = editValue(whole, { kind: "remove", path: inner });
    if (left !== undefined && schema.safeParse(left).success) return path.slice(0, length);
  }
  return undefined;
}

function comparePaths(a: FieldPath, b: FieldPath): number {
  for (const [at, step] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (step === other) continue;
    if (typeof step === "number" && typeof other === "number") return step - other;
    return String(step) < String(other) ? -1 : 1;
  }
  return a.length - b.length;
}
