import { accessSync, constants, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { dirname, join, parse, relative } from "node:path";
import { createGit } from "../../changes/git/git.ts";
import { type ActivePart, findActiveParts } from "../../check/read-active-pdf.ts";
import { cleanSvg } from "../../media/clean-svg.ts";
import { isSvg } from "../../media/identify-image.ts";
import { isHeic, largestWidth, mostPixels, TooLarge, UnusableFile } from "../../media/raster-limits.ts";
import { toFileStem } from "../../model/image-name.ts";
import { slugify } from "../../model/route.ts";
import { isTemporaryName, listQuietly, lstatIfThere, makeFolder, replaceFile } from "../../store/disk.ts";
import { type Exchange, keptDays, readPlain } from "../../store/exchange.ts";
import { inflate } from "../../store/inflate.ts";
import { explainMissingPart, loadSharp, PartMissing } from "../../store/machine-parts.ts";
import { isSiteFolder, listFiles } from "../../store/read-files.ts";
import { type Message, say } from "../../words/message.ts";

/** A file added to a site, as it will be stored. `extension` begins with a full stop. */
type Added =
  | {
      readonly status: "image";
      readonly extension: string;
      readonly bytes: Uint8Array;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly status: "document";
      readonly extension: ".pdf";
      readonly bytes: Uint8Array;
      readonly pages: number;
      /** What it does beyond showing pages. */
      readonly active: readonly ActivePart[];
    }
  | { readonly status: "refused"; readonly why: Message };

/** The photograph of a telephone has some 5 MB, a scanned document 20. */
export const mostBytes = 40_000_000;

/** Decides by the bytes, never by the name. Encodes images again, without the data that cameras and programs add. */
export async function prepareAdded(bytes: Uint8Array): Promise<Added> {
  if (bytes.length > mostBytes) return refuse(say("add/too-large", { bytes: bytes.length, most: mostBytes }));
  if (isHeic(bytes)) return refuse(say("add/heic"));
  try {
    if (startsWith(bytes, "%PDF-")) {
      const pages = await countPages(bytes);
      return { status: "document", extension: ".pdf", bytes, pages, active: findActiveParts(bytes, inflate) };
    }
    if (isSvg(bytes)) {
      const { svg, width, height } = await cleanSvg(bytes);
      return { status: "image", extension: ".svg", bytes: Buffer.from(svg), width, height };
    }
    return { status: "image", ...(await preparePhotograph(bytes)) };
  } catch (error) {
    if (error instanceof TooLarge || error instanceof UnusableFile) return refuse(error.reason);
    if (error instanceof PartMissing) return refuse(explainMissingPart(error).message);
    return refuse(say("add/unknown"));
  }
}

const refuse = (why: Message): Added => ({ status: "refused", why });

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;
}

/** The number of pages of a PDF. Throws, with a reason, when it needs a password or cannot be read. */
async function countPages(bytes: Uint8Array): Promise<number> {
  const { getDocumentProxy } = await import("unpdf");
  try {
    // The library takes ownership of the bytes, so it gets a copy.
    const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
    const { numPages } = document;
    await document.destroy();
    return numPages;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnusableFile(say(isLocked ? "add/locked" : "add/broken-pdf"));
  }
}

type Photograph = {
  readonly extension: ".jpg" | ".png" | ".webp";
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** A quality without visible loss, because published files are made from the result. */
const quality = 90;

/**
 * Makes a photograph upright, without metadata, in sRGB, and no wider than `largestWidth`. Throws when it is not an
 * image.
 */
async function preparePhotograph(source: Uint8Array): Promise<Photograph> {
  const sharp = await loadSharp();
  const {
    format,
    width: across = 0,
    height: down = 0,
    pages = 1,
  } = await sharp(source, {
    limitInputPixels: false,
  }).metadata();
  if (across * down > mostPixels)
    throw new TooLarge(say("no-image.pixels", { across, down, pixels: across * down, most: mostPixels }));
  if (pages > 1) throw new UnusableFile(say("add/several-pictures"));
  const image = sharp(source).rotate().resize({ width: largestWidth, withoutEnlargement: true });
  const { isOpaque } = await sharp(source).stats();
  const kept = extensionFor(format, isOpaque);
  const encoded =
    kept === ".png"
      ? image.png({ compressionLevel: 9 })
      : kept === ".webp"
        ? image.webp({ quality })
        : image.jpeg({ quality, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { extension: kept, bytes: data, width: info.width, height: info.height };
}

/** Screenshots and drawings have sharp edges, which JPEG blurs. */
function extensionFor(format: string | undefined, isOpaque: boolean): Photograph["extension"] {
  if (format === "webp") return ".webp";
  return format === "png" || format === "gif" || !isOpaque ? ".png" : ".jpg";
}

/** Where texts look for added files: images, which builds convert, in the content; documents are published as they are. */
export type AddedFolder = "content/images" | "static/documents";

const folders: readonly AddedFolder[] = ["content/images", "static/documents"];

/** Has a copy of each added file, at its path from the root of the site. */
const aside = ".site/edit/added";

/**
 * Keeps an added file aside, under a name made from `given`, until a text that names it is saved. Returns its future
 * path from `root`, the absolute folder of the site. If the name is taken by other bytes, there or aside, the new name
 * ends with `-2`. When this returns, a power cut cannot undo it. Throws when a link leads elsewhere, or the folder may
 * not be written.
 */
export function keepAdded(
  root: string,
  folder: AddedFolder,
  given: string,
  extension: string,
  bytes: Uint8Array,
): string {
  checkFolder(root, folder);
  dropOld(root);
  const name = cleanName(given);
  for (let number = 1; ; number += 1) {
    const path = `${folder}/${number === 1 ? name : `${name}-${number}`}${extension}`;
    const copy = join(root, aside, path);
    const isThere = isTaken(join(root, path));
    if (isThere && isSame(join(root, path), bytes)) return path;
    if (isThere || (isTaken(copy) && !isSame(copy, bytes))) continue;
    makeFolder(dirname(copy));
    replaceFile(copy, bytes);
    return path;
  }
}

/** The paths of the added files that no saved text names, sorted. */
export function listAside(root: string): readonly string[] {
  return listCopies(root).filter((path) => !isTaken(join(root, path)));
}

/** Where the copy of an added file is kept aside. */
export function placeAside(root: string, path: string): string {
  return join(root, aside, path);
}

/** Reads the copy of an added file. Undefined if there is none. */
export function readAside(root: string, path: string): Uint8Array | undefined {
  return readPlain(root, join(aside, path));
}

/**
 * The added files that edits bring into their folder, because they name them, and those that go aside again, because
 * nothing names them any more. A file of the last commit was there before, and stays.
 */
export async function followAdded(root: string, edits: readonly Exchange[]): Promise<readonly Exchange[]> {
  const moves: Exchange[] = [];
  for (const file of listCopies(root)) {
    const copy = readAside(root, file);
    if (copy === undefined || edits.some((edit) => edit.file === file)) continue;
    const name = nameOf(file);
    const isNamed = edits.some(({ after }) => names(after, name));
    if (isNamed && !isTaken(join(root, file))) moves.push({ file, before: undefined, after: copy });
    const isLeft =
      !isNamed && edits.some(({ before }) => names(before, name)) && isSame(join(root, file), copy);
    if (isLeft && !isNamedElsewhere(root, name, edits) && !(await isCommitted(root, file)))
      moves.push({ file, before: copy, after: undefined });
  }
  return moves;
}

/**
 * Leaves out the added files that came or went with a text, from exchanges that are repeated or taken back: other texts
 * may name them by now.
 */
export function withoutAdded(root: string, edits: readonly Exchange[]): readonly Exchange[] {
  const copies = new Set(listCopies(root));
  const isNamed = (file: string) =>
    edits.some(
      (edit) => edit.file !== file && [edit.before, edit.after].some((text) => names(text, nameOf(file))),
    );
  return edits.filter(({ file }) => !copies.has(file) || !isNamed(file));
}

/** `Façade côté rue (1).JPG` becomes `facade-cote-rue`: Windows numbers copies in brackets. */
export function cleanName(given: string): string {
  const { name } = parse(given.normalize("NFC").replaceAll("\\", "/"));
  const short = slugify(name.replace(/\(\d{1,4}\)$/, "")).slice(0, 80);
  return toFileStem(short) || "file";
}

/**
 * Throws when the folder, or one that it is in, may not be written or is a link, except that `content/` or `static/` may
 * be one within the site.
 */
function checkFolder(root: string, folder: string): void {
  const top = join(root, folder.slice(0, folder.indexOf("/")));
  if (isTaken(top) && !isSiteFolder(top)) throw new Error(folder);
  let there = join(root, folder);
  while (there !== root && !isTaken(there)) there = dirname(there);
  if (there !== root && realpathSync(there) !== join(realpathSync(top), relative(top, there)))
    throw new Error(folder);
  accessSync(there, constants.W_OK);
}

function isTaken(path: string): boolean {
  return lstatIfThere(path) !== undefined;
}

function isSame(path: string, bytes: Uint8Array): boolean {
  const stats = lstatIfThere(path);
  return stats?.isFile() === true && stats.size === bytes.byteLength && readFileSync(path).equals(bytes);
}

function listCopies(root: string): readonly string[] {
  return folders.flatMap((folder) =>
    listQuietly(join(root, aside, folder))
      .filter((name) => !isTemporaryName(name))
      .toSorted()
      .map((name) => `${folder}/${name}`),
  );
}

/** Removes copies that are as old as the oldest steps that may be undone. */
function dropOld(root: string): void {
  const first = Date.now() - keptDays * 24 * 3600 * 1000;
  for (const path of listCopies(root)) {
    const copy = join(root, aside, path);
    if (statSync(copy).mtimeMs < first) rmSync(copy, { force: true });
  }
}

/** What texts call a file, with or without a slash before it: `documents/guide.pdf`. */
function nameOf(file: string): string {
  return file.slice(file.indexOf("/") + 1);
}

function names(bytes: Uint8Array | undefined, name: string): boolean {
  return bytes !== undefined && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(name);
}

const isText = /\.(?:md|ya?ml|toml|json|[cm]?[jt]sx?|css|html|svg|txt)$/i;

/** True if a file of the content or of the templates names it, other than those that are edited. */
function isNamedElsewhere(root: string, name: string, edits: readonly Exchange[]): boolean {
  const edited = new Set(edits.map(({ file }) => file));
  return ["content", "templates"].some((folder) =>
    listFiles(join(root, folder), folder).some(
      ({ path, place }) => isText.test(path) && !edited.has(path) && names(readFileSync(place), name),
    ),
  );
}

async function isCommitted(root: string, file: string): Promise<boolean> {
  return (await createGit(root)(["cat-file", "-e", `HEAD:./${file}`])).status === "done";
}
