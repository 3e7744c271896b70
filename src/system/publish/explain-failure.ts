import type { Problem } from "../../problems/problem.ts";

/** Puts an error of the file system into words. `file` is what it met, from the project root. */
export function explainFailure(failure: {
  readonly code: string;
  readonly file: string;
  /** Whether some of the published files are new already. Undefined where none were to be published. */
  readonly hasBegun?: boolean;
}): Problem {
  const { code, file, hasBegun } = failure;
  const { message, hint } = reasons[code] ?? { message: "the disk refuses it", hint: "build again" };
  return {
    code: "publish/failed",
    severity: "error",
    file,
    message: `${message} (${code})`,
    hint: hasBegun === undefined ? hint : `${hint}; ${hasBegun ? halfDone : untouched}`,
  };
}

const untouched = "the published files are as they were";
const halfDone =
  "some of the published files are new already, each is whole, and the next build completes them";

type Reason = { readonly message: string; readonly hint: string };

const full: Reason = { message: "there is no room on the disk", hint: "make room and build again" };
const forbidden: Reason = {
  message: "this user may not write here",
  hint: "give the folder to the user who builds, or choose another, as with --out",
};
const busy: Reason = { message: "another program holds it", hint: "close that program and build again" };
const inTheWay: Reason = {
  message: "something else took its place while the site was being published",
  hint: "see that no other program writes there, and build again",
};
const broken: Reason = { message: "the disk fails", hint: "check the disk, or choose another with --out" };

const reasons: Readonly<Record<string, Reason>> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: { message: "the disk is read-only", hint: "choose another folder with --out" },
  EBUSY: busy,
  ETXTBSY: busy,
  EMFILE: { message: "too many files are open", hint: "close some programs and build again" },
  ENFILE: { message: "too many files are open", hint: "close some programs and build again" },
  ENOTDIR: inTheWay,
  EISDIR: inTheWay,
  EEXIST: inTheWay,
  ENOTEMPTY: inTheWay,
  ENOENT: inTheWay,
  ELOOP: { message: "links lead in a circle", hint: "remove the link" },
  ENAMETOOLONG: {
    message: "the name is too long for this disk",
    hint: "shorten the route, or the name of the file in static/",
  },
  EINVAL: { message: "the disk does not take this name", hint: "rename the page or the file" },
  EIO: broken,
  ENXIO: broken,
};
