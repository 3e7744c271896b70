import { type Message, say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";

/** Explains an error of the file system. `file` is the file concerned, from the project root. */
export function explainFailure(failure: {
  readonly code: string;
  readonly file: string;
  /** Whether some of the published files are already new. Undefined when none were to be published. */
  readonly hasBegun?: boolean;
}): Problem {
  const { code, file, hasBegun } = failure;
  const { message: reason, hint } = reasons[code] ?? refused;
  return {
    code: "publish/failed",
    severity: "error",
    file,
    message: say("publish/failed", { reason, code }),
    hint:
      hasBegun === undefined
        ? hint
        : say(hasBegun ? "publish/failed.half-done" : "publish/failed.untouched", { hint }),
  };
}

type Reason = { readonly message: Message; readonly hint: Message };

const refused: Reason = { message: say("disk.refused"), hint: say("disk.refused.hint") };
const full: Reason = { message: say("disk.full"), hint: say("disk.full.hint") };
const forbidden: Reason = {
  message: say("disk.forbidden-to-write"),
  hint: say("disk.forbidden-to-write.hint"),
};
const busy: Reason = { message: say("disk.busy"), hint: say("disk.busy.hint") };
const tooMany: Reason = { message: say("disk.open-files"), hint: say("disk.open-files.hint") };
const inTheWay: Reason = { message: say("disk.in-the-way"), hint: say("disk.in-the-way.hint") };
const broken: Reason = { message: say("disk.broken"), hint: say("disk.broken.out.hint") };

const reasons: Readonly<Record<string, Reason>> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: { message: say("disk.file-limit"), hint: say("disk.file-limit.hint") },
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: { message: say("disk.read-only"), hint: say("disk.read-only.hint") },
  EBUSY: busy,
  ETXTBSY: busy,
  EMFILE: tooMany,
  ENFILE: tooMany,
  ENOTDIR: inTheWay,
  EISDIR: inTheWay,
  EEXIST: inTheWay,
  ENOTEMPTY: inTheWay,
  ENOENT: inTheWay,
  ELOOP: { message: say("disk.circle"), hint: say("disk.circle.hint") },
  ENAMETOOLONG: { message: say("disk.long-name"), hint: say("disk.long-name.hint") },
  EINVAL: { message: say("disk.bad-name"), hint: say("disk.bad-name.hint") },
  EIO: broken,
  ENXIO: broken,
};
