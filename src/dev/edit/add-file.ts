import { z } from "zod";
import type { AddFileAnswer } from "../../edit/text-protocol.ts";
import { nameActiveParts } from "../../pipeline/check/read-active-pdf.ts";
import { drawThumbnail, shownPx } from "../../system/added/draw-thumbnail.ts";
import { type AddedFolder, keepAdded } from "../../system/added/keep-added.ts";
import { prepareAdded } from "../../system/added/prepare-added.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { EditDesk } from "./edit-desk.ts";

const firstLine = z.strictObject({ name: z.string().max(1000) });

/** Keeps an image or a PDF file that an author adds, until a text names it. Undefined if the body does not follow `text-protocol.ts`. */
export async function addFile(
  desk: Pick<EditDesk, "root" | "alone">,
  body: Buffer,
  { tell }: Speech,
): Promise<AddFileAnswer | undefined> {
  const end = body.indexOf("\n");
  const read = readName(body.subarray(0, Math.max(0, end)).toString());
  if (read === undefined) return undefined;
  const added = await prepareAdded(body.subarray(end + 1));
  if (added.status === "refused") return { status: "refused", why: tell(added.why) };
  const folder: AddedFolder = added.status === "image" ? "content/images" : "static/documents";
  let path: string;
  try {
    path = await desk.alone(async () =>
      keepAdded(desk.root, folder, read.name, added.extension, added.bytes),
    );
  } catch {
    return { status: "refused", why: tell(say("add/unwritable", { folder })) };
  }
  const url = path.slice(path.indexOf("/"));
  if (added.status === "image") {
    const { width, height } = added;
    return { status: "image", url, width, height, picture: await drawThumbnail(added.bytes, shownPx) };
  }
  const about = tell(say("add/document", { pages: added.pages, bytes: added.bytes.length }));
  const { active } = added;
  if (active.length === 0) return { status: "document", url, about };
  return {
    status: "document",
    url,
    about,
    remark: tell(say("add/active-pdf", { parts: nameActiveParts(active) })),
  };
}

function readName(line: string): z.output<typeof firstLine> | undefined {
  try {
    return firstLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
