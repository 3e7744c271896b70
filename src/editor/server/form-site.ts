import { calendarDay } from "../../text/calendar-day.ts";
import type { FormSite } from "../model/form/describe-form.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { listImages } from "./images.ts";

/** The last good site with all data for its forms. */
export function formSite(desk: EditDesk): FormSite | undefined {
  const drawn = drawnSite(desk);
  return (
    drawn && {
      ...drawn,
      images: listImages(desk, drawn),
      base: desk.base,
      today: calendarDay(new Date(), drawn.settings.timeZone),
      pagesOf: (entry, path) => desk.locator.pagesOf(drawn, entry, path),
    }
  );
}
