import type { FileEdit } from "../edit/entries/known-site.ts";
import type { Speech } from "../words/speech.ts";
import type { OpenSite } from "./with-open-site.ts";

/**
 * Prints the address of the page that a new file gets, and whether it is a draft. Prints nothing where it gets none.
 */
export async function printAddress(
  site: OpenSite,
  edit: FileEdit,
  isDraft: boolean,
  { command }: Speech,
): Promise<void> {
  const { pages } = await site.draw([edit]);
  const page = pages.find(({ sources }) => sources[0] === edit.file);
  if (page === undefined) return;
  process.stdout.write(`${site.known.settings.url}${page.route}\n`);
  if (isDraft) process.stderr.write(`${command.new.draft}\n`);
}
