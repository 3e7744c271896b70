/** The path of a folder without slashes around it: `./notes/` becomes `notes`. */
export function toPath(written: string): string {
  return written
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/");
}
