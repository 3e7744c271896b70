/**
 * True for the name of a file or folder that is no part of a site: hidden (unless `hidden` asks for those), the temporary file of
 * an editor, or `node_modules`.
 */
export function isLeftOut(name: string, hidden: boolean): boolean {
  // Vim tries whether it may write by making a file called 4913; Emacs saves to #name# and locks with .#name.
  if (/~$|\.sw[a-z]$|^#.*#$|^\.#|^4913$|^node_modules$/.test(name)) return true;
  return hidden ? /^\.(?:DS_Store|git|gitkeep|gitignore|gitattributes)$/.test(name) : name.startsWith(".");
}
