import type { z } from "zod";
import type { FieldPath, Value } from "../edit.ts";
import { editValue, valueAt } from "../splice/edit-value.ts";
import type { Mention } from "./find-mentions.ts";

type Chosen =
  | { readonly status: "chosen"; readonly paths: readonly FieldPath[] }
  | { readonly status: "stuck"; readonly mention: Mention };

type Typed = {
  readonly data: unknown;
  readonly schemaOf: (
    path: FieldPath,
  ) => { readonly schema: z.ZodType; readonly within: FieldPath } | undefined;
};

/**
 * What has to go for values to go: the field itself where it may be missing, else the group or the item of a list that
 * cannot be without it. Last ones first, so that a removal leaves the places of the others as they are.
 */
export function chooseRemovals(file: Typed, mentions: readonly Mention[]): Chosen {
  const paths: FieldPath[] = [];
  for (const mention of mentions) {
    const path = chooseRemoval(file, mention.path);
    if (path === undefined) return { status: "stuck", mention };
    paths.push(path);
  }
  const wholes = paths.filter(
    (path, at) =>
      !paths.some(
        (other, place) => place !== at && covers(other, path) && (other.length < path.length || place < at),
      ),
  );
  return { status: "chosen", paths: wholes.sort(comparePaths).reverse() };
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

function covers(outer: FieldPath, inner: FieldPath): boolean {
  return outer.length <= inner.length && outer.every((step, at) => step === inner[at]);
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
