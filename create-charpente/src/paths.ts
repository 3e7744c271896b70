import { dirname } from "node:path/posix";

/** Gives the variants that hosts treat alike one form: a slash at the start, none at the end, no `.html`. */
export function toAddress(written: string): string {
  const path = `/${written}`
    .replace(/[?#].*/s, "")
    .replace(/\/index\.html?$/, "/")
    .replace(/\.html?$/, "")
    .split("/")
    .filter((part) => part !== "");
  return `/${path.join("/")}`;
}

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

/** The folder of a file, as `dirname` gives it, but empty at the top. */
export function folderOf(path: string): string {
  const folder = dirname(path);
  return folder === "." ? "" : folder;
}

/** The path from a folder. Undefined for a file that is not in it. An empty name is the whole site. */
export function below(path: string, folder: string): string | undefined {
  if (folder === "") return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** True for an address that names its protocol or its host. */
export function isWhole(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}
