import { lstatSync } from "node:fs";
import { join, posix } from "node:path";
import { z } from "zod";
import { checkUnusedImages } from "../../check/check-files.ts";
import { nameActiveParts } from "../../check/read-active-pdf.ts";
import { mostPixels } from "../../media/raster-limits.ts";
import { nameOfImage, readNameOfWidth } from "../../model/image-name.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { type Exchange, readPlain } from "../../store/exchange.ts";
import { loadSharp } from "../../store/machine-parts.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { AddFileAnswer, Choice, PlanAnswer, UnusedImagesAnswer } from "../answers.ts";
import { toKnownSite } from "../model/entries/known-site.ts";
import { planOf } from "../model/entries/plan.ts";
import { findHolder, labelEntry } from "../model/locate/label-fields.ts";
import { settingsEntry } from "../model/locate/list-fields.ts";
import { findFileMentions } from "../model/where/name-files.ts";
import type { AnswerTo, RequestTo } from "../requests.ts";
import { type AddedFolder, keepAdded, placeAside, prepareAdded, readAside } from "./added-files.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { refuseProblems } from "./explain-refusal.ts";
import { writePlan } from "./save-edit.ts";

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
  { files }: RequestTo<"drop-images">,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const tried = await desk.site.tryPublished([], true);
    if (tried.status === "refused") return refuseProblems(tried.problems, [], undefined, speech);
    const { drawn } = tried.site;
    const unused = new Set(drawn && findUnused(drawn));
    if (drawn === undefined || !files.every((file) => unused.has(file))) return undefined;
    const edits = [...new Set(files)].map(
      (file): Exchange => ({ file, before: readPlain(desk.root, file), after: undefined }),
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

/** Finds the images that no page shows and no text names. Returns paths from the root, sorted. */
function findUnused({ finished }: Drawn): readonly string[] {
  const rendered = finished.rendered.filter(({ page }) => !isWorkbenchRoute(page.route));
  const unused: string[] = [];
  checkUnusedImages({ ...finished, rendered }, ({ file }) => unused.push(file));
  return unused.sort();
}

const firstLine = z.strictObject({ name: z.string().max(1000) });

/** Keeps an image or a PDF file that an author adds, until a text names it. Undefined if the body does not follow `addFileAction`. */
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

type Published = Drawn["files"][number];

/** Lists the images of `content/` as entries name them, each with its smallest published file, if any. */
export function listImages(
  { files, base }: Pick<EditDesk, "base"> & { readonly files: Pick<EditDesk["files"], "listImages"> },
  { files: published, parsed }: Pick<Drawn, "files" | "parsed">,
): readonly Choice[] {
  const smallest = findSmallest(published);
  const mentions = findFileMentions(parsed);
  return files.listImages().map((path) => {
    const picture = smallest.get(nameOfImage(path));
    const value = path.slice("content".length);
    return {
      value,
      ...nameFile(path, mentions.get(value)?.[0]?.words),
      ...(picture && { picture: `${base}/${picture.path}` }),
    };
  });
}

/** What was drawn for choices, as long as the templates are the same. */
const drawnChoices = new WeakMap<Drawn["site"], Map<string, string>>();

/** Draws what the site shows for a choice. Undefined if the value names no drawing. */
export function drawChoice(desk: EditDesk, value: string): AnswerTo<"choice-picture"> | undefined {
  const site = drawnSite(desk)?.site;
  const from = site?.assets.choice?.(value);
  if (site?.assets.draw === undefined || from === undefined) return undefined;
  const known = drawnChoices.get(site) ?? new Map<string, string>();
  drawnChoices.set(site, known);
  const svg = known.get(value) ?? site.assets.draw(from);
  known.set(value, svg);
  return { svg };
}

/** Names a file by what it shows, if that is known, and else by its name without hyphens and ending. */
export function nameFile(file: string, shows = ""): Pick<Choice, "label" | "about"> {
  const { base, name } = posix.parse(file);
  return shows === "" ? { label: name.replace(/[-_]+/g, " "), about: base } : { label: shows, about: base };
}

/** Adds to the file name of each image its size, its weight, and the names of what shows it. */
export async function tellImages(
  { root }: Pick<EditDesk, "root">,
  drawn: Pick<Drawn, "parsed" | "site" | "entries">,
  images: readonly Choice[],
  { tell }: Pick<Speech, "tell">,
): Promise<readonly Choice[]> {
  const mentions = findFileMentions(drawn.parsed);
  const told: Choice[] = [];
  for (const image of images) {
    const shown = (mentions.get(String(image.value)) ?? []).map(({ source, path }) => {
      const holder = findHolder(drawn, source, path);
      return holder ? labelEntry(drawn.site, holder.name, holder.entry) : source;
    });
    const file = `content${image.value}`;
    const facts = (await measure(join(root, file))) ?? (await measure(placeAside(root, file)));
    const said = tell(say("image/about", { ...facts, shown: [...new Set(shown)] }));
    told.push({ ...image, about: [image.about, said].filter(Boolean).join(" · ") });
  }
  return told;
}

type Measured = { readonly bytes: number; readonly width?: number; readonly height?: number };

/** What was measured of images, by their path, size and time of change. */
const measured = new Map<string, Measured>();

/** The weight of an image, and its size if its header tells it. Undefined if there is no such file. */
async function measure(place: string): Promise<Measured | undefined> {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (!found?.isFile()) return undefined;
  const key = `${place}:${found.size}:${found.mtimeMs}`;
  const known = measured.get(key) ?? { bytes: found.size, ...(await measurePixels(place)) };
  measured.set(key, known);
  return known;
}

async function measurePixels(place: string): Promise<Pick<Measured, "width" | "height"> | undefined> {
  try {
    const { autoOrient } = await (await loadSharp())(place).metadata();
    return autoOrient;
  } catch {
    return undefined;
  }
}

/** Adds a thumbnail to each image that is kept aside, because no page shows it yet. */
export async function showAside(
  { root }: Pick<EditDesk, "root">,
  images: readonly Choice[],
): Promise<readonly Choice[]> {
  const shown: Choice[] = [];
  for (const image of images) {
    const bytes = image.picture === undefined ? readAside(root, `content${image.value}`) : undefined;
    const picture = bytes && (await drawThumbnail(bytes, shownPx));
    shown.push(picture === undefined ? image : { ...image, picture });
  }
  return shown;
}

/** The smallest published file by the name of its image. */
function findSmallest(published: readonly Published[]): ReadonlyMap<string, Published> {
  const smallest = new Map<string, Published>();
  for (const file of published) {
    // `facade-800.0123456789.avif` is a width of `facade.jpg`, or the file of `facade-800.avif`.
    for (const name of [/^assets\/([^/.]+)\./.exec(file.path)?.[1], readNameOfWidth(file.path)?.name]) {
      if (name === undefined) continue;
      const known = smallest.get(name);
      if (known === undefined || sizeOf(file) < sizeOf(known)) smallest.set(name, file);
    }
  }
  return smallest;
}

function sizeOf({ sizeBytes = 0 }: Published): number {
  return sizeBytes;
}

/** The size of a thumbnail in a list, twice that at which it is shown. */
const listedPx = 320;
/** The size of an image in an open text. */
const shownPx = 960;

/** A thumbnail of an image as a `data:` URL. Undefined when the file is not an image. */
async function drawThumbnail(bytes: Uint8Array, sizePx = listedPx): Promise<string | undefined> {
  try {
    const sharp = await loadSharp();
    const image = sharp(bytes, { limitInputPixels: mostPixels }).rotate();
    const small = image
      .resize({ width: sizePx, height: sizePx, fit: "inside", withoutEnlargement: true })
      .webp();
    return `data:image/webp;base64,${(await small.toBuffer()).toString("base64")}`;
  } catch {
    return undefined;
  }
}
