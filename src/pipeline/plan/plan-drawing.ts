import type { DrawnAsset } from "../../define/define.ts";
import { keys } from "../../model/memory/kinds.ts";
import { type Memory, rememberLong } from "../../model/memory/memory.ts";
import { type LongResult, type PlannedAsset, Undrawable } from "../../model/model.ts";
import { once } from "../../once.ts";

type Drawing = {
  readonly draw: (from: unknown) => string;
  /** Identifies the code of `draw`. */
  readonly digest: string;
  readonly memory: Memory;
};

/** A drawing that is attempted once, when one of the two functions is first called. */
export type PlannedDrawing = PlannedAsset & { readonly attempt: () => Attempt };

type Attempt =
  | { readonly status: "drawn"; readonly drawn: LongResult<null> }
  | { readonly status: "failed"; readonly error: unknown };

/** Plans a drawing. Its result is stored for the same data and code. */
export function planDrawing({ path, from }: DrawnAsset, { draw, digest, memory }: Drawing): PlannedDrawing {
  // `draw` gets only what the key identifies, whatever else `from` contains.
  const data = JSON.stringify(from) ?? "null";
  const key = keys.drawings(digest, data);
  const attempt = once((): Attempt => {
    try {
      const drawn = rememberLong(memory, "drawings", key, () => ({
        facts: null,
        bytes: Buffer.from(draw(JSON.parse(data))),
      }));
      return { status: "drawn", drawn };
    } catch (error) {
      return { status: "failed", error };
    }
  });
  return {
    path,
    digest: key,
    attempt,
    draw: () => {
      const attempted = attempt();
      if (attempted.status === "drawn") return attempted.drawn;
      throw new Undrawable(`${path} cannot be drawn`, { cause: attempted.error });
    },
  };
}
