import { parseDocument, visit } from "yaml";
import type { RawFile } from "../../../src/model.ts";

/** A place of a file that a vector can be written into. Several make up one file, in the order in which they stand there. */
type Place = { readonly from: number; readonly to: number; readonly write: (vector: string) => string };

export type Field = { readonly file: string; readonly at: number };

/** The files of a site, and all places of them that hold words: values of YAML, attributes of directives, texts of Markdown. */
export function createPlanter(files: readonly RawFile[], markdownOf: (vector: string) => readonly string[]) {
  const texts = new Map(
    files
      .filter(({ path }) => /\.(?:md|ya?ml)$/.test(path))
      .map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]),
  );
  return {
    /** All files with `vector` in every place but those that `isSpared` names. */
    plant(vector: string, isSpared: (field: Field) => boolean) {
      const rows = new Map<
        string,
        readonly { readonly line: number; readonly end: number; readonly at: number }[]
      >();
      let planted = 0;
      const written = files.map((file) => {
        const text = texts.get(file.path);
        if (text === undefined) return file;
        let out = "";
        let done = 0;
        const lines: { line: number; end: number; at: number }[] = [];
        placesOf(file.path, text, markdownOf(vector).length).forEach((place, at) => {
          if (isSpared({ file: file.path, at })) return;
          out += text.slice(done, place.from);
          const line = out.split("\n").length;
          out += place.write(vector);
          done = place.to;
          planted += 1;
          lines.push({ line, end: out.split("\n").length, at });
        });
        rows.set(file.path, lines);
        return { ...file, bytes: Buffer.from(out + text.slice(done)) };
      });
      return {
        files: written,
        planted,
        /** The places that a line of a planted file belongs to; all of the file where the line is none of theirs. */
        placesAt(path: string, line: number | undefined): readonly Field[] {
          const known = rows.get(path) ?? [];
          const hit = known.filter((row) => line !== undefined && row.line <= line && line <= row.end);
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
      const isBlock = node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL";
      places.push({
        from: from + offset,
        to: to + offset,
        write: (vector) => JSON.stringify(vector) + (isBlock ? "\n" : ""),
      });
    },
  });
  return places;
}
