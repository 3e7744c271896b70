import type { ResultsByObject } from "../../model/memory/results-by-object.ts";
import type { Body } from "../../model/model.ts";
import type { RedrawInputs } from "../../pipeline/redraw.ts";
import { changeWords } from "./change-words.ts";
import type { Field } from "./list-fields.ts";
import { marksOf } from "./marks.ts";

/** Puts marks around the words of some fields. `numbers` are indexes of `fields`; `keep` is that of `changeWords`. */
export function markWords(
  words: RedrawInputs,
  fields: readonly Field[],
  numbers: Iterable<number>,
  keep?: ResultsByObject,
): RedrawInputs {
  const text = (words: string, field: number) => {
    const { start, end } = marksOf(field);
    return start + words + end;
  };
  const body = (before: Body, field: number) => new MarkedBody(before, field);
  return changeWords(words, fields, numbers, { text, body }, keep);
}

/** Compiled Markdown with marks before and after its HTML. */
class MarkedBody implements Body {
  readonly #body: Body;
  readonly #field: number;

  constructor(body: Body, field: number) {
    this.#body = body;
    this.#field = field;
  }

  get digest(): string {
    return `${this.#body.digest} ${this.#field}`;
  }

  get parts(): Body["parts"] {
    const { start, end } = marksOf(this.#field);
    return [{ kind: "html", html: start }, ...this.#body.parts, { kind: "html", html: end }];
  }

  get headings(): Body["headings"] {
    return this.#body.headings;
  }

  get words(): number {
    return this.#body.words;
  }

  get links(): Body["links"] {
    return this.#body.links;
  }

  get images(): Body["images"] {
    return this.#body.images;
  }
}
