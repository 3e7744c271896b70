import type { Message as Said } from "esbuild";
import { type Message, say } from "../words/message.ts";
import { importedStyle } from "./refuse-style-imports.ts";

/**
 * Advice for a message of the bundler, whose own advice is for people who run a bundler. Undefined when there is none.
 */
export function adviseOn({
  text,
  notes,
  location,
}: Pick<Said, "text" | "notes" | "location">): Message | undefined {
  if (importedStyle.test(text)) return say("bundler.style.hint");
  const wanted = missingFile.exec(text)?.[1];
  // A missing file without an importer is named in the site’s definition. Styles cannot import packages.
  const isFile = location === null || location.file.endsWith(".css");
  if (wanted !== undefined) return isFile ? noFile : adviseOnMissing(wanted);
  const [note] = notes;
  if (note !== undefined) {
    // After “here”, esbuild’s text continues with a line of code.
    const { text, location: place } = note;
    return place !== null && text.endsWith(here)
      ? say("bundler.note-with-line", { said: text.slice(0, -here.length), line: place.line })
      : say("bundler.note", { said: text });
  }
  if (/top-level await/i.test(text)) return say("bundler.await.hint");
  if (/^(?:Unexpected|Expected|Unterminated)\b/.test(text)) return say("bundler.unexpected.hint");
  if (text.startsWith("No loader is configured for")) return say("bundler.loader.hint");
  return undefined;
}

const here = " is here:";

export const missingFile = /^Could not resolve "(.+)"$/;

export const noFile = say("bundler.missing-file.hint");

function adviseOnMissing(wanted: string): Message {
  if (/^[./]|^[a-z]:/i.test(wanted)) return noFile;
  const [first = "", second = ""] = wanted.split("/");
  const name = first.startsWith("@") ? `${first}/${second}` : first;
  return say("bundler.missing-package.hint", { name });
}
