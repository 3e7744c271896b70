import type { EntryName } from "../../edit/edit.ts";
import { answerForm } from "../../edit/form/answer-form.ts";
import { describeDirectives } from "../../edit/form/describe-directives.ts";
import type { FormSite } from "../../edit/form/list-choices.ts";
import type { BlocksAnswer, FormAnswer } from "../../edit/protocol.ts";
import { calendarDay } from "../../pipeline/validate/hold-back.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { listImages } from "./list-images.ts";

/** The form of an entry, or of the settings. Undefined where the last good site has no such entry. */
export function explainForm(desk: EditDesk, name: EntryName): FormAnswer | undefined {
  const site = formSite(desk);
  return site && answerForm(name, site);
}

/** The directives of the last good site, with their forms. */
export function explainDirectives(desk: EditDesk): BlocksAnswer["directives"] {
  const site = formSite(desk);
  return site === undefined ? {} : describeDirectives(site);
}

function formSite(desk: EditDesk): FormSite | undefined {
  const drawn = drawnSite(desk);
  return (
    drawn && {
      ...drawn,
      images: listImages(desk, drawn),
      base: desk.base,
      today: calendarDay(new Date(), drawn.settings.timeZone),
      pagesOf: (entry, path) => desk.site.locator.pagesOf(drawn, entry, path),
    }
  );
}
