import type { Message } from "esbuild";

/** What to do about what the bundler says: its own advice is for those who run a bundler. Undefined where there is none. */
export function adviseOn({ text, notes }: Pick<Message, "text" | "notes">): string | undefined {
  const wanted = /^Could not resolve "(.+)"$/.exec(text)?.[1];
  if (wanted !== undefined) return adviseOnMissing(wanted);
  const [note] = notes;
  if (note !== undefined) {
    const { location } = note;
    // Where it says “here”, it goes on with a line of code.
    return location === null ? note.text : note.text.replace(/ is here:$/, ` is in line ${location.line}`);
  }
  if (/^(?:Unexpected|Expected|Unterminated)\b/.test(text))
    return "something is missing or too much here, or at the end of the line before";
  return undefined;
}

function adviseOnMissing(wanted: string): string {
  if (/^[./]|^[a-z]:/i.test(wanted))
    return "no file has this name: look at its spelling, its folder and its ending";
  const [first = "", second = ""] = wanted.split("/");
  const name = first.startsWith("@") ? `${first}/${second}` : first;
  return `install the package in the folder of the site, as in npm install ${name}, or begin the name of a file with ./`;
}
