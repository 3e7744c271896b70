import { posix } from "node:path";
import type { EntryName } from "../../edit/edit.ts";
import { answerForm } from "../../edit/form/answer-form.ts";
import type { Choice, FormAnswer } from "../../edit/protocol.ts";
import { nameOfImage, readNameOfWidth } from "../../model/image-name.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { calendarDay } from "../../pipeline/validate/hold-back.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";

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

/** Images of `content/` as entries name them, each with the smallest file that the site makes of it, where it shows it. */
function listImages({ files, base }: EditDesk, { files: published }: Drawn): readonly Choice[] {
  return files.listImages().map((path) => {
    const start = `assets/${nameOfImage(path)}`;
    const [picture] = published
      .filter(
        (file) => file.path.startsWith(`${start}.`) || readNameOfWidth(file.path)?.name === nameOfImage(path),
      )
      .sort(bySize);
    return {
      value: path.slice("content".length),
      label: posix.basename(path),
      ...(picture && { picture: `${base}/${picture.path}` }),
    };
  });
}

function bySize(a: Drawn["files"][number], b: Drawn["files"][number]): number {
  return (a.sizeBytes ?? 0) - (b.sizeBytes ?? 0);
}
