import { z } from "zod";
import { entryName as entry, fieldPath as path, fieldValue as value } from "../model/edit-shapes.ts";
import type { HistoryRequest } from "../requests.ts";

const edit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("set"), path, value }),
  z.strictObject({ kind: z.literal("add"), path, value, yaml: z.array(path).max(1000).optional() }),
  z.strictObject({ kind: z.literal("remove"), path }),
  z.strictObject({ kind: z.literal("move"), path, from: z.int().nonnegative(), to: z.int().nonnegative() }),
  z.strictObject({ kind: z.literal("yaml"), path, text: z.string() }),
  z.strictObject({ kind: z.literal("body"), text: z.string() }),
]);
const save = z
  .strictObject({
    entry,
    digest: z.string(),
    old: value.optional(),
    edit,
    goesOn: z.int().optional(),
    file: z.string(),
  })
  .transform(({ old, ...rest }) => ({ ...rest, old }));
const blank = z
  .strictObject({ collection: z.string(), from: entry.optional() })
  .transform(({ from, ...rest }) => ({ ...rest, from }));
const nothing = z.strictObject({});
const step = z.strictObject({ step: z.int().nonnegative().optional(), file: z.string() });

/** The schema of each request of a page in edit mode; see `protocol.ts`. */
export const editRequests = {
  start: nothing,
  stop: nothing,
  form: z.strictObject({ entry }),
  save,
  ripple: save,
  collections: nothing,
  blank,
  create: z
    .strictObject({
      collection: z.string(),
      from: entry.optional(),
      title: z.string().max(300),
      values: value,
      yaml: z.array(path).max(1000).optional(),
    })
    .transform(({ from, ...rest }) => ({ ...rest, from })),
  entry: z.strictObject({ entry }),
  move: z.strictObject({ entry, to: z.string().max(300), redirects: z.boolean(), writes: z.boolean() }),
  remove: z
    .strictObject({
      entry,
      replacement: z.string().optional(),
      decided: z.record(z.string(), z.enum(["lead", "unlink"])),
      writes: z.boolean(),
    })
    .transform(({ replacement, ...rest }) => ({ ...rest, replacement })),
  "unused-images": nothing,
  "drop-images": z.strictObject({ files: z.array(z.string()).min(1).max(1000) }),
  history: z
    .strictObject({ file: z.string().optional() })
    .transform(({ file }): HistoryRequest => ({ file })),
  undo: step,
  redo: step,
  restore: step,
  blocks: z.strictObject({ text: z.string() }),
  compose: z.strictObject({
    text: z.string(),
    blocks: z.array(
      z.union([
        z.int().nonnegative(),
        z.strictObject({ tree: z.unknown() }),
        z.strictObject({ source: z.string() }),
      ]),
    ),
  }),
  paste: z.strictObject({
    html: z.string(),
    text: z.string(),
    depth: z.int().min(2).max(6),
    notes: z.array(z.string()),
  }),
  pages: nothing,
  images: nothing,
  drafts: nothing,
  discard: z.strictObject({ entry, path }),
  "publish-look": nothing,
  "publish-state": nothing,
  "publish-stop": nothing,
  publish: z.strictObject({
    tree: z
      .string()
      .regex(/^[0-9a-f]{40,64}$/)
      .optional(),
    message: z.string().max(10_000).optional(),
    choices: z
      .array(z.strictObject({ key: z.string().max(100), take: z.enum(["mine", "theirs"]) }))
      .max(10_000),
  }),
};

export type EditAction = keyof typeof editRequests;
export type EditRequest<Action extends EditAction> = z.output<(typeof editRequests)[Action]>;

export function isEditAction(name: string): name is EditAction {
  return Object.hasOwn(editRequests, name);
}
