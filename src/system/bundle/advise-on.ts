import type { Message } from "esbuild";

/** What to do about what the bundler says: its own advice is for those who run a bundler. Undefined where there is none. */
export function adviseOn({
  text,
  notes,
  location,
}: Pick<Message, "text" | "notes" | "location">): string | undefined {
  const wanted = /^Could not resolve "(.+)"$/.exec(text)?.[1];
  // What no file asks for is asked for by the site’s own list. Styles have no packages.
  const isFile = location === null || location.file.endsWith(".css");
  if (wanted !== undefined) return isFile ? noFile : adviseOnMissing(wanted);
  const [note] = notes;
  if (note !== undefined) {
    // Where it says “here”, it goes on with a line of code.
    const { text, location: place } = note;
    return place === null ? text : text.replace(/ is here:$/, ` is in line ${place.line}`);
  }
  if (/top-level await/i.test(text))
    return "a site is made of its files alone: put what is waited for into content/, or wait in a function";
  if (/^(?:Unexpected|Expected|Unterminated)\b/.test(text))
    return "something is missing or too much here, or at the end of the line before";
  if (text.startsWith("No loader is configured for"))
    return "put it into static/ and name it by its address, as in /logo.png; an image of an entry is an image() field, which Picture shows";
  return undefined;
}

export const noFile = "no file has this name: look at its spelling, its folder and its ending";

function adviseOnMissing(wanted: string): string {
  if (/^[./]|^[a-z]:/i.test(wanted)) return noFile;
  const [first = "", second = ""] = wanted.split("/");
  const name = first.startsWith("@") ? `${first}/${second}` : first;
  return `install the package in the folder of the site, as in npm install ${name}, or begin the name of a file with ./`;
}
