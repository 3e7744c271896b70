import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { generatorRoot } from "../store/generator-root.ts";
import type { Language } from "../words/languages.ts";
import { type ProblemCode, pageOf } from "../words/problem.ts";

/** Formats a code as it is printed after its problem. */
export type ShowCode = (code: ProblemCode) => string;

export const plainCode: ShowCode = (code) => `[${code}]`;

/**
 * In terminals that support hyperlinks, a code links to its page in the installed documentation. A checkout has the pages
 * only once they are made.
 */
export function createCodeLinks(terminal: { readonly isTTY?: boolean }, language: Language): ShowCode {
  if (terminal.isTTY !== true || !knowsLinks(process.env)) return plainCode;
  return (code) => {
    const page = join(generatorRoot, "docs/problems", language, pageOf(code));
    return existsSync(page) ? link(plainCode(code), pathToFileURL(page).href) : plainCode(code);
  };
}

/**
 * Terminals that support hyperlinks, by their environment variables. Others may print the address as text, so they get
 * none.
 */
function knowsLinks(env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR || env.CI || env.TERM === "dumb") return false;
  if (["iTerm.app", "WezTerm", "vscode", "ghostty", "zed"].includes(env.TERM_PROGRAM ?? "")) return true;
  if (["xterm-kitty", "alacritty", "xterm-ghostty", "foot"].includes(env.TERM ?? "")) return true;
  // GNOME terminals support hyperlinks since VTE 0.50, whose first release crashed on them.
  const vte = Number(env.VTE_VERSION ?? 0);
  return vte > 5000 || env.WT_SESSION !== undefined || env.KONSOLE_VERSION !== undefined;
}

/** https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda */
function link(text: string, address: string): string {
  return `\u001b]8;;${address}\u001b\\${text}\u001b]8;;\u001b\\`;
}
