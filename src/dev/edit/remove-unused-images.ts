import { posix } from "node:path";
import type { FileEdit } from "../../edit/entries/file-edit.ts";
import { toKnownSite } from "../../edit/entries/known-site.ts";
import { planOf } from "../../edit/entries/plan.ts";
import type { DropImagesRequest, PlanAnswer, UnusedImagesAnswer } from "../../edit/entry-protocol.ts";
import { settingsEntry } from "../../edit/locate/list-fields.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { checkUnusedImages } from "../../pipeline/check/check-unused-images.ts";
import { readPlain } from "../../store/exchange.ts";
import { drawThumbnail } from "../../system/added/draw-thumbnail.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { refuseProblems } from "./refuse-plan.ts";
import { writePlan } from "./write-plan.ts";

/** Finds the images that no page shows and no text names. Returns paths from the root, sorted. */
function findUnused({ pages, sources, files, unaudited }: Drawn): readonly string[] {
  const { names, images, copied } = unaudited;
  const rendered = pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const unused: string[] = [];
  const staticFiles = copied.map(({ path }) => path);
  checkUnusedImages({ names, images, sources, rendered, files, staticFiles }, ({ file }) =>
    unused.push(file),
  );
  return unused.sort();
}

/** Lists the unused images with thumbnails. Reads them one by one, so that only one is in memory. */
export async function listUnused(desk: EditDesk): Promise<UnusedImagesAnswer> {
  const drawn = drawnSite(desk);
  const images: UnusedImagesAnswer["images"][number][] = [];
  for (const file of drawn === undefined ? [] : findUnused(drawn)) {
    const bytes = readPlain(desk.root, file) ?? new Uint8Array();
    const picture = await drawThumbnail(bytes);
    images.push({
      value: file,
      label: posix.basename(file),
      bytes: bytes.length,
      ...(picture !== undefined && { picture }),
    });
  }
  return { images };
}

/** Removes unused images. Undefined if one of them is in use by now, or is not an image of the site. */
export function removeUnusedImages(
  desk: EditDesk,
  { files }: DropImagesRequest,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const tried = await desk.site.tryFiles([], true);
    if (tried.status === "refused") return refuseProblems(tried.problems, [], undefined, speech);
    const { drawn } = tried.site;
    const unused = new Set(drawn && findUnused(drawn));
    if (drawn === undefined || !files.every((file) => unused.has(file))) return undefined;
    const edits = [...new Set(files)].map(
      (file): FileEdit => ({ file, before: readPlain(desk.root, file), after: undefined }),
    );
    const purpose = {
      name: "drop-images",
      label: speech.tell(say("edit/step.drop", { count: edits.length })),
      entry: settingsEntry,
      file: edits[0]?.file ?? "",
      before: edits.map(({ file }) => file).join("\n"),
      after: "",
      address: "/",
      writes: true,
    };
    return writePlan(desk, toKnownSite(drawn, tried.site), planOf(edits), purpose, speech);
  });
}
