import pc from "picocolors";
import type { Change, SiteChanges } from "../../changes/changes.ts";
import { tellChange } from "../../changes/tell-change.ts";
import { tellChanges, tellCount } from "../../changes/tell-changes.ts";
import { writeMarkdown } from "../../changes/write-markdown.ts";
import type { Speech } from "../../words/speech.ts";
import { wantsColour } from "../print-problems.ts";
import { printable, toPrintableJson } from "../printable.ts";
import type { ReadBuildOptions } from "../read-build-options.ts";
import type { ComparedVersion } from "./open-past.ts";

type Printing = Pick<ReadBuildOptions, "json" | "url" | "base"> & { readonly markdown: boolean };

/** Prints the changes to stdout: in lines, as Markdown or as JSON. */
export function printChanges(
  found: SiteChanges,
  compared: ComparedVersion,
  { json, markdown, url, base }: Printing,
  speech: Speech,
): void {
  const words = speech.changes;
  const { stdout } = process;
  if (json) {
    stdout.write(toPrintableJson(toReport(found, compared, speech)));
    return;
  }
  const told = tellChanges(found, words);
  const lines = [tellVersion(compared, speech), tellCount(found, words)];
  if (markdown) {
    const addressOf = (route: string) => url && encodeURI(url + base + route);
    stdout.write(printable(writeMarkdown({ lines, told, addressOf }, words)));
    return;
  }
  const paint = pc.createColors(wantsColour(stdout));
  const list = told.map(({ name, route, what }) => {
    const place = route === undefined ? "" : ` ${paint.dim(`(${printable(route)})`)}`;
    return `${words.line({ name: paint.bold(printable(name)) + place, what: printable(what) })}\n`;
  });
  stdout.write(
    `${lines.map((line) => `${printable(line)}\n`).join("")}${list.length > 0 ? "\n" : ""}${list.join("")}`,
  );
}

function tellVersion(compared: ComparedVersion, { changes }: Speech): string {
  return "commit" in compared ? changes.since(compared) : changes.against(compared);
}

/**
 * The report of `--json`. Its shape is part of the public interface: fields are added, never changed. `words` say each
 * change in the language of the command.
 */
function toReport(found: SiteChanges, compared: ComparedVersion, { changes: words }: Speech) {
  const tell = (change: Change) => ({ ...change, words: tellChange(change, words) });
  return {
    version: 1,
    ...("commit" in compared ? { since: compared } : { against: compared.folder }),
    ...found,
    pages: found.pages.map((page) => ({ ...page, changes: page.changes.map(tell) })),
    shared: found.shared.map(({ change, routes }) => ({ change: tell(change), routes })),
  };
}
