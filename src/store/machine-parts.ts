import { type Message, say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";

/** The packages whose parts in machine code are packages of their own, one for each system. */
type MachinePart = "esbuild" | "sharp" | "satteri";

/** Thrown when the machine code of a package is not installed, or does not run on this machine. */
export class PartMissing extends Error {
  override name = "PartMissing";

  constructor(
    readonly part: MachinePart,
    cause: unknown,
  ) {
    super(part, { cause });
  }
}

/** Loads the library of images when the first one is read. Throws `PartMissing`. */
export async function loadSharp(): Promise<typeof import("sharp").default> {
  try {
    return (await import("sharp")).default;
  } catch (error) {
    throw new PartMissing("sharp", error);
  }
}

type ExplainedPart = Problem & { readonly message: Message };

const explained = new Map<string, ExplainedPart>();

/** The same object for the same part: many files may need it, and `Findings` lists an object once. */
export function explainMissingPart({ part, cause }: PartMissing): ExplainedPart {
  const said = reasonOf(cause);
  const key = `${part} ${said}`;
  const problem = explained.get(key) ?? explain(part, said);
  explained.set(key, problem);
  return problem;
}

function explain(part: MachinePart, said: string | undefined): ExplainedPart {
  const system = `${process.platform}-${process.arch}`;
  const hint = say("machine/missing-part.hint");
  const place = { file: "node_modules", hint } as const;
  // Another parser takes its place.
  if (part === "satteri")
    return {
      code: "machine/slow-parser",
      severity: "warning",
      ...place,
      message: say("machine/slow-parser", { system }),
    };
  const missing = { code: "machine/missing-part", severity: "error", ...place } as const;
  if (said !== undefined)
    return {
      ...missing,
      message: say("machine/missing-part.refused", { name: part, system, said }),
      hint: say("machine/missing-part.refused.hint"),
    };
  return part === "sharp"
    ? { ...missing, message: say("machine/missing-part.images", { system }) }
    : { ...missing, message: say("machine/missing-part.templates", { system }) };
}

/** Why the system refuses a part that is there, in the words of `sharp`. Undefined when it is not there. */
function reasonOf(cause: unknown): string | undefined {
  const { message } = cause instanceof Error ? cause : new Error();
  return /^(?:ERR_DLOPEN_FAILED|Unsupported CPU): (.+)$/m.exec(message)?.[1];
}
