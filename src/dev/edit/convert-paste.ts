import { readPaste } from "../../edit/paste/read-paste.ts";
import type { PasteAnswer, PasteRequest } from "../../edit/text-protocol.ts";
import type { Speech } from "../../words/speech.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";

/** Converts clipboard content for a text of the site, and lists the losses in words. */
export function convertPaste(
  desk: Pick<EditDesk, "site" | "base" | "origin">,
  { html, text, depth, notes: taken }: PasteRequest,
  { pages }: Speech,
): PasteAnswer {
  const published = drawnSite(desk)?.settings.url;
  const addresses = [desk.origin, ...(published === undefined ? [] : [published])].map(
    (address) => new URL(address).origin + desk.base,
  );
  const { blocks, notes, losses } = readPaste({ html, text }, { addresses, depth, notes: taken });
  const what = losses.map(({ kind, count }) => pages[`paste.${kind}`]({ count }));
  return { blocks, notes, ...(what.length > 0 && { lost: pages["paste.lost"]({ what }) }) };
}
