import type { HeldBack, OutputFile } from "../../model/model.ts";
import type { Version } from "./build-version.ts";
import type { FileChoice } from "./choices.ts";
import type { ContentNotes } from "./unseen.ts";

/** A change that an author sends or keeps here, with what is known of it. */
export type Leaving = FileChoice & {
  readonly staysHere: boolean;
  /** The name of its collection: « Article ». Undefined for files without entries. */
  readonly collection: string | undefined;
  /** The name of its entry, or of the file. */
  readonly name: string | undefined;
  /** The pages made from it, present and former ones. */
  readonly routes: readonly string[];
  /** True if it holds several entries, or the settings: all of them are one choice. */
  readonly isShared: boolean;
  /** What waits in it, as drafts or for a day. */
  readonly held: readonly HeldBack[];
  /** The public address of a file, below that of the site. Undefined if it is not published as it is. */
  readonly address: string | undefined;
  /** True if a page or a style mentions the file, or shows the image. */
  readonly isUsed: boolean;
};

type Sides = {
  readonly before: Pick<Version, "notes">;
  readonly after: Pick<Version, "notes" | "files" | "origin">;
  /** The version in which nothing stays here, if something does. */
  readonly whole: Pick<Version, "notes"> | undefined;
};

/** Describes changes by the built versions, as far as these could be built. */
export function describeLeaving(
  choices: readonly FileChoice[],
  without: ReadonlySet<string>,
  { before, after, whole }: Sides,
): readonly Leaving[] {
  const now = whole?.notes ?? after.notes;
  const mentions = createMentions(after.files ?? []);
  return choices.map((choice) => {
    const { file, from = file, kind, key, state } = choice;
    const [old, is] = [noteOf(before.notes, from), noteOf(now, file)];
    const note = is ?? old;
    const own = [old, is].filter((one) => one?.hasPages === true);
    const path = file.slice(file.indexOf("/") + 1);
    return {
      ...choice,
      staysHere: without.has(key),
      // Without an entry, its kind is its path.
      collection: note?.kind === file ? undefined : note?.kind,
      name: note?.name,
      routes: [...new Set(own.flatMap((one) => one?.routes ?? []))],
      isShared: note?.isShared ?? false,
      held: is?.held ?? [],
      address: kind === "static" && state !== "removed" ? path : undefined,
      isUsed: kind === "image" ? (now?.images.has(file) ?? false) : kind === "static" && mentions(path),
    };
  });
}

function noteOf(notes: ContentNotes | undefined, file: string) {
  return notes?.sources.get(file);
}

/** Tells whether pages or styles lead to a file of `static/`. Reads them only if there is one to look for. */
function createMentions(files: readonly OutputFile[]): (path: string) => boolean {
  let texts: readonly Buffer[] | undefined;
  return (path) => {
    texts ??= files
      .filter((file) => /\.(?:html|css|webmanifest)$/.test(file.path))
      .map(({ bytes }) => Buffer.from(bytes));
    const written = [`/${path}`, `/${encodeURI(path)}`].map((address) => Buffer.from(address));
    return texts.some((text) => written.some((address) => text.includes(address)));
  };
}
