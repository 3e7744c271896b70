import type { z } from "zod";
import type { FieldPath } from "../edit.ts";
import type { Format } from "../splice/open-file.ts";

/** A file of `content/` whose mentions are corrected. */
export type ContentFile = {
  readonly bytes: Uint8Array;
  readonly format: Format;
  /** The data of the file before validation. */
  readonly data: unknown;
  /** The directives that its texts may use. */
  readonly directives: readonly string[];
  /**
   * Finds the schema of the entry around a path, and the path of that entry. Undefined if no schema describes the file.
   */
  readonly schemaOf: (
    path: FieldPath,
  ) => { readonly schema: z.ZodType; readonly within: FieldPath } | undefined;
};
