import type { ProblemCode } from "../problem.ts";
import { examples } from "./examples.ts";

/** All problem codes. */
export const codes = Object.keys(examples) as readonly ProblemCode[];

export function isCode(written: string): written is ProblemCode {
  return Object.hasOwn(examples, written);
}

/** The part of a code before the slash: `link` for `link/broken`. */
export function areaOf<First extends string>(code: `${First}/${string}`): First {
  return code.slice(0, code.indexOf("/")) as First;
}
