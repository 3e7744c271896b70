import type { EntryName } from "../../edit/edit.ts";
import { answerForm } from "../../edit/form/answer-form.ts";
import type { FormAnswer } from "../../edit/protocol.ts";
import { calendarDay } from "../../pipeline/validate/hold-back.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { listImages } from "./list-images.ts";

/** The form of an entry, or of the settings. Undefined where the last good site has no such entry. */
export function explainForm(desk: EditDesk, name: EntryName): FormAnswer | undefined {
  const drawn = drawnSite(desk);
  return (
    drawn &&
    answerForm(name, {
      ...drawn,
      images: listImages(desk, drawn),
      base: desk.base,
      today: calendarDay(new Date(), drawn.settings.timeZone),
      pagesOf: (entry, path) => desk.site.locator.pagesOf(drawn, entry, path),
    })
  );
}
