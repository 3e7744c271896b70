import { parseDocument, visit } from "yaml";
import type { RawFile } from "../../../src/model/model.ts";
import type { Position } from "../../../src/words/problem.ts";

/**
 * A place of a file that a vector can be written into. Several make up one file, in the order in which they stand
 * there.
 */
type Place = { readonly from: number; readonly to: number; readonly write: (vector: string) => string };

export type Field = { readonly file: string; readonly at: number };

/** Where a place that was written stands. */
type Row = {
  readonly line: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly at: number;
};

/**
 * The files of a site, and all places of them that hold words: values of YAML, attributes of directives, texts of
 * Markdown.
 */
export function createPlanter(files: readonly RawFile[], markdownOf: (vector: string) => readonly string[]) {
  const texts = new Map(
    files
      .filter(({ path }) => /\.(?:md|ya?ml)$/.test(path))
      .map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]),
  );
  return {
    /** All files with `vector` in every place but those that `isSpared` names. */
    plant(vector: string, isSpared: (field: Field) => boolean) {
      const rows = new Map<string, readonly Row[]>();
      let planted = 0;
      const written = files.map((file) => {
        const text = texts.get(file.path);
        if (text === undefined) return file;
        let out = "";
        let done = 0;
        const inFile: Row[] = [];
        placesOf(file.path, text, markdownOf(vector).length).forEach((place, at) => {
          if (isSpared({ file: file.path, at })) return;
          out += text.slice(done, place.from);
          const line = out.split("\n").length;
          out += place.write(vector);
          done = place.to;
          planted += 1;
          const endColumn = out.length - out.lastIndexOf("\n");
          inFile.push({ line, endLine: out.split("\n").length, endColumn, at });
        });
        rows.set(file.path, inFile);
        return { ...file, bytes: Buffer.from(out + text.slice(done)) };
      });
      return {
        files: written,
        planted,
        /**
         * The places that a problem is about: one where it says so, and all of the file where it is about none of them.
         */
        placesAt(path: string, at: Position | undefined): readonly Field[] {
          const known = rows.get(path) ?? [];
          const onLine = known.filter((row) => at && row.line <= at.line && at.line <= row.endLine);
          // A key stands before its value, and several values may stand on one line.
          const first = onLine.find((row) => at && (at.line < row.endLine || at.column < row.endColumn));
          const hit = first ? [first] : onLine;
          return (hit.length > 0 ? hit : known).map(({ at }) => ({ file: path, at }));
        },
      };
    },
  };

  function placesOf(path: string, text: string, bodies: number): readonly Place[] {
    if (!path.endsWith(".md")) return yamlPlaces(text, 0);
    const head = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[0] ?? "";
    const yaml = yamlPlaces(head.slice(4, -4), 4);
    const attributes = [...text.slice(head.length).matchAll(/(?<=^:.*\{.*[a-z]=")[^"\n]*(?=")/gim)].map(
      ({ index, 0: { length } }): Place => {
        const from = head.length + index;
        return { from, to: from + length, write: (vector) => oneLine(vector).replaceAll('"', "&quot;") };
      },
    );
    const end: Place[] = Array.from({ length: bodies }, (_, index) => ({
      from: text.length,
      to: text.length,
      write: (vector) => `\n\n${markdownOf(vector)[index]}\n`,
    }));
    return [...yaml, ...attributes, ...end];
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

function yamlPlaces(text: string, offset: number): readonly Place[] {
  const places: Place[] = [];
  visit(parseDocument(text), {
    Scalar(key, node) {
      if (key === "key" || typeof node.value !== "string" || !node.range) return;
      const [from, to] = node.range;
      // Without them the words are refused.
      const placeholders = (node.value.match(/\{\w+\}/g) ?? []).map((each) => ` ${each}`).join("");
      const isBlock = node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL";
      places.push({
        from: from + offset,
        to: to + offset,
        write: (vector) => JSON.stringify(vector + placeholders) + (isBlock ? "\n" : ""),
      });
    },
  });
  return places;
}
