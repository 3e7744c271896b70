/** What a field for files takes. */
export type FileRules = {
  /** As in `.pdf,.zip`, without spaces and capitals. */
  readonly accept: string;
  /** Bytes that one file may have. A file of exactly so many passes. */
  readonly maxBytes?: number;
};

export type FileFault = "wrong-type" | "too-large";

/** What is wrong with a file, judged by the end of its name and by its size. Undefined: nothing. */
export function checkFile(
  { name, size }: Pick<File, "name" | "size">,
  { accept, maxBytes = Number.POSITIVE_INFINITY }: FileRules,
): FileFault | undefined {
  const isAccepted = accept.split(",").some((ending) => name.toLowerCase().endsWith(ending));
  if (!isAccepted) return "wrong-type";
  return size > maxBytes ? "too-large" : undefined;
}
