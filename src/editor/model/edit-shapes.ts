import { z } from "zod";
import type { EntryName, FieldPath, Value } from "./edit.ts";

/** What requests and files of ours may hold, for what comes from a browser or from the disk. */
export const fieldPath: z.ZodType<FieldPath, FieldPath> = z
  .array(z.union([z.string(), z.int().nonnegative()]))
  .max(40);
// JSON leaves out undefined fields.
export const entryName = z
  .strictObject({ collection: z.string().optional(), id: z.string() })
  .transform(({ collection, id }): EntryName => ({ collection, id }));
export const fieldValue: z.ZodType<Value, Value> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(fieldValue),
    z.record(z.string(), fieldValue),
  ]),
);
