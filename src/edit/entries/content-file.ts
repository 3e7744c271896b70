import type { z } from "zod";
import type { FieldPath } from "../edit.ts";
import type { Format } from "../splice/open-file.ts";

/** A file of `content/` in which mentions are corrected. */
export type ContentFile = {
  readonly bytes: Uint8Array;
  readonly format: Format;
  /** All that the file holds, as it is written. */
  readonly data: unknown;
  /** The schema of the entry in which a path ends, and where that begins. Undefined where no schema describes the file. */
  readonly schemaOf: (
    path: FieldPath,
  ) => { readonly schema: z.ZodType; readonly within: FieldPath } | undefined;
};
