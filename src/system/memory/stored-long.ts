import { shortHashOf, toHex } from "../../memory/hash.ts";
import type { LongInput, LongResult } from "../../model/model.ts";
import type { SegmentRecord } from "./segment.ts";
import type { SegmentStore } from "./segment-store.ts";

/** Where a long result is kept: its head where there is a store for it, and the long piece. */
export type LongPlace = Pick<SegmentRecord, "id" | "kind"> & {
  readonly store?: SegmentStore;
  readonly pieces: SegmentStore;
};
type LongHead<Facts> = Omit<LongResult<Facts>, "bytes">;

/** Gives the head. Texts cut out of the long piece would keep all of it in memory; those of JSON stand for themselves. */
export function storeLong<Facts>(place: LongPlace, { facts, bytes }: LongInput<Facts>): LongHead<Facts> {
  const { id, kind, store, pieces } = place;
  const digest = shortHashOf(bytes);
  if (bytes.byteLength > 0) pieces.put({ id, kind, payload: bytes, digest });
  const head: LongHead<Facts> = { facts, digest: toHex(digest), sizeBytes: bytes.byteLength };
  const text = JSON.stringify(head);
  store?.put({ id, kind, payload: Buffer.from(text) });
  return JSON.parse(text);
}

/** Read where somebody asks. A class: with a getter in a literal, each object would have a shape of its own. */
export class StoredLong<Facts> implements LongResult<Facts> {
  readonly #place: LongPlace;
  readonly #compute: () => LongInput<Facts>;
  #known: LongHead<Facts> | undefined;

  constructor(place: LongPlace, compute: () => LongInput<Facts>, known?: LongHead<Facts>) {
    this.#place = place;
    this.#compute = compute;
    this.#known = known;
  }

  get facts(): Facts {
    return this.#head.facts;
  }

  get digest(): string {
    return this.#head.digest;
  }

  get sizeBytes(): number {
    return this.#head.sizeBytes;
  }

  get bytes(): Uint8Array {
    const { id, kind, pieces } = this.#place;
    const stored = pieces.get(id);
    if (stored !== undefined) return stored;
    // Lost, with its segment or a build that was killed.
    const { bytes } = this.#compute();
    pieces.put({ id, kind, payload: bytes });
    return bytes;
  }

  get #head(): LongHead<Facts> {
    this.#known ??= this.#recall() ?? storeLong(this.#place, this.#compute());
    return this.#known;
  }

  /** Undefined where it is damaged. */
  #recall(): LongHead<Facts> | undefined {
    const stored = this.#place.store?.getText(this.#place.id);
    return stored === undefined ? undefined : JSON.parse(stored);
  }
}
