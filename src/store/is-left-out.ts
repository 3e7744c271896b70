/**
 * True for files and folders that are not part of a site: hidden ones (unless `hidden` includes them), temporary files
 * of editors, and `node_modules`.
 */
export function isLeftOut(name: string, hidden: boolean): boolean {
  // Vim tests write access with a file called 4913; Emacs saves to #name# and locks with .#name.
  if (/~$|\.sw[a-z]$|^#.*#$|^\.#|^4913$|^node_modules$/.test(name)) return true;
  return hidden ? /^\.(?:DS_Store|git|gitkeep|gitignore|gitattributes)$/.test(name) : name.startsWith(".");
}
