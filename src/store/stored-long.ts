import { shortHashOf, toHex } from "../model/memory/hash.ts";
import type { LongInput, LongResult } from "../model/model.ts";
import type { SegmentRecord } from "./segment.ts";
import type { SegmentStore } from "./segment-store.ts";

/** The stores of a long result: one for its head, if it is kept, and one for its bytes. */
export type LongPlace = Pick<SegmentRecord, "id" | "kind"> & {
  readonly store?: SegmentStore;
  readonly pieces: SegmentStore;
};
type LongHead<Facts> = Omit<LongResult<Facts>, "bytes">;

/** Returns the head. It is parsed from JSON, because texts cut from the long piece would keep all of it in memory. */
export function storeLong<Facts>(place: LongPlace, { facts, bytes }: LongInput<Facts>): LongHead<Facts> {
  const { id, kind, store, pieces } = place;
  const digest = shortHashOf(bytes);
  if (bytes.byteLength > 0) pieces.put({ id, kind, payload: bytes, digest });
  const head: LongHead<Facts> = { facts, digest: toHex(digest), sizeBytes: bytes.byteLength };
  const text = JSON.stringify(head);
  store?.put({ id, kind, payload: Buffer.from(text) });
  return JSON.parse(text);
}

/** Read at each access. A class, because every object literal with a getter gets its own hidden class in V8. */
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
    // The bytes were lost with a damaged segment or a killed build.
    const { bytes } = this.#compute();
    pieces.put({ id, kind, payload: bytes });
    return bytes;
  }

  get #head(): LongHead<Facts> {
    this.#known ??= this.#recall() ?? storeLong(this.#place, this.#compute());
    return this.#known;
  }

  /** Undefined when it is damaged. */
  #recall(): LongHead<Facts> | undefined {
    const stored = this.#place.store?.getText(this.#place.id);
    return stored === undefined ? undefined : JSON.parse(stored);
  }
}
