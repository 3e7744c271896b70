import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type HostName, hostNames } from "../../../src/hosts/names.ts";
import { statIfThere } from "../../../src/store/disk.ts";
import { blame } from "../../../src/store/failures.ts";
import { message } from "../../../src/words/in-each-language.ts";
import type { Language } from "../../../src/words/languages.ts";
import { movingFile } from "../left-overs/moving.ts";
import { type NewFile, toFile } from "../new-site.ts";
import { type Starter, type StarterLanguage, starterLanguages, starters } from "../starters.ts";

/** What a second import says. */
export const againWords = {
  done: message({
    en: (data: { written: number; removed: number }) =>
      `Imported again: ${data.written} ${data.written === 1 ? "file" : "files"} written, ${data.removed} removed.`,
    fr: (data) =>
      `Repris à nouveau : ${data.written} ${data.written < 2 ? "fichier écrit" : "fichiers écrits"}, ${data.removed} ${data.removed < 2 ? "retiré" : "retirés"}.`,
  }),
  kept: message({
    en: ({ files }: { files: readonly string[] }) =>
      `Left as you have changed them: ${files.join(", ")}. To get the new version of one, delete it and its line in ${recordFile}, and import again.`,
    fr: ({ files }) =>
      `Laissés comme vous les avez modifiés : ${files.join(", ")}. Pour en obtenir la nouvelle version, supprimez le fichier et sa ligne dans ${recordFile}, puis recommencez.`,
  }),
};

/** What an import has written, so that a second one into the same folder replaces no file that its author has changed. */
export type ImportRecord = {
  readonly starter: Starter;
  readonly language: StarterLanguage;
  readonly host: HostName | "none";
  /** The day of the first import, which posts without a date have. */
  readonly today: string;
  /** The digest of each file, by path. */
  readonly files: Readonly<Record<string, string>>;
};

/** The file that holds the record. */
export const recordFile = "moving.json";

/** What an import before has left in a folder. `moving` is what its author has written of tags. */
export type Before = { readonly record: ImportRecord; readonly moving: string | undefined };

/** Undefined for a folder without an import. */
export function readBefore(folder: string): Before | undefined {
  const read = (path: string) => {
    const bytes = readIfThere(join(folder, path));
    return bytes && new TextDecoder().decode(bytes);
  };
  const record = readRecord(read(recordFile));
  return record && { record, moving: read(movingFile) };
}

/** The record after an import. Files that were kept count as written, so that the next import keeps them too. */
export function recordImport(
  files: readonly NewFile[],
  { starter, language, host, today }: Omit<ImportRecord, "files">,
): NewFile {
  const digests = Object.fromEntries(files.map(({ path, bytes }) => [path, digestOf(bytes)]));
  const record: ImportRecord = { starter, language, host, today, files: digests };
  return toFile(recordFile, `${JSON.stringify(record, null, 1)}\n`);
}

/** The files that a second import writes and removes. */
type Again = {
  readonly written: readonly NewFile[];
  readonly removed: readonly string[];
  /** The files that it leaves as their author has changed them, or does not bring back. */
  readonly kept: readonly string[];
};

/** Compares the files of a second import with the record of the first, and with the files that are there. */
export function planAgain(folder: string, files: readonly NewFile[], record: ImportRecord): Again {
  const written: NewFile[] = [];
  const kept: string[] = [];
  for (const file of files) {
    const before = record.files[file.path];
    const now = readIfThere(join(folder, file.path));
    const digest = now && digestOf(now);
    if (digest === digestOf(file.bytes)) continue;
    // What its author has written of tags is in the new file as well.
    if (digest === before || file.path === movingFile) written.push(file);
    // Nor does it bring back what its author has deleted, if that has not changed.
    else if (digest !== undefined || before !== digestOf(file.bytes)) kept.push(file.path);
  }
  const paths = new Set(files.map(({ path }) => path));
  const gone = Object.keys(record.files).filter((path) => !paths.has(path) && isOurs(path));
  const removed = gone.filter((path) => {
    const now = readIfThere(join(folder, path));
    return now !== undefined && digestOf(now) === record.files[path];
  });
  return { written, removed, kept };
}

/** Writes and removes the files of a second import, and writes its record. */
export function putAgain(folder: string, { written, removed }: Again, record: NewFile): void {
  for (const { path, bytes } of [...written, record]) {
    blame(path, () => {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    });
  }
  for (const path of removed) blame(path, () => rmSync(join(folder, path)));
}

/** What a second import has done, for the terminal. */
export function tellAgain({ written, removed, kept }: Again, language: Language): string {
  const done = againWords.done[language]({ written: written.length, removed: removed.length });
  return kept.length === 0 ? done : `${done}\n${againWords.kept[language]({ files: kept })}`;
}

/** Undefined for what is no record. */
function readRecord(text = ""): ImportRecord | undefined {
  try {
    const { starter, language, host, today, files } = JSON.parse(text) as Partial<ImportRecord>;
    const isRecord =
      starters.some((each) => each === starter) &&
      starterLanguages.some((each) => each === language) &&
      [...hostNames, "none"].some((each) => each === host) &&
      /^\d{4}-\d{2}-\d{2}$/.test(String(today)) &&
      typeof files === "object";
    return isRecord ? (JSON.parse(text) as ImportRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** Only below these folders a file may be removed, whatever the record says. */
function isOurs(path: string): boolean {
  return /^(?:content|static|templates\/moved)\/[^\\]+$/.test(path) && !path.split("/").includes("..");
}

/** The bytes of a file. Undefined where there is none. */
function readIfThere(file: string): Uint8Array | undefined {
  return statIfThere(file)?.isFile() === true ? blame(file, () => readFileSync(file)) : undefined;
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}
