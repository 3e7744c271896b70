/** The path of a folder without slashes around it: `./notes/` becomes `notes`. */
export function toPath(written: string): string {
  return written
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/");
}

/** The address of a site whose settings write the sub-path apart. */
export function joinUrl(url: string | undefined, path: string | undefined): string | undefined {
  return path === undefined ? url : `${url ?? ""}/${toPath(path)}`;
}
