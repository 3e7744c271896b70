import type { Locate, Located } from "../../src/model/model.ts";
import type { Position } from "../../src/words/problem.ts";

/** Places for tests that have no file: `place` tells where a value stands, its text from its first sign on. */
export function locateBy(place: (path: readonly PropertyKey[]) => Position): Locate {
  const find: { [What in keyof Located]: (path: readonly PropertyKey[]) => Located[What] } = {
    key: place,
    value: place,
    text: (path) => [{ from: 0, ...place(path) }],
  };
  return (path, what) => find[what](path);
}
