/** True for a private key, whatever the file is called: as text (PEM), after certificates, within JSON, or as DER. */
export function holdsPrivateKey(bytes: Uint8Array): boolean {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return holdsKeyText(whole) || (whole.byteLength <= mostKeyBytes && isPrivateKeyData(whole));
}

/** Larger files are not keys in DER. */
const mostKeyBytes = 65_536;

/** Searches a long file for a key as text. It is given the file in pieces, in their order. */
export function createKeySearch() {
  let end = Buffer.alloc(0);
  let found = false;
  return {
    add: (piece: Buffer): void => {
      if (found) return;
      found = holdsKeyText(Buffer.concat([end, piece.subarray(0, mostHeaderBytes)])) || holdsKeyText(piece);
      // A copy, because the next piece may be in the same block of memory.
      const joined = piece.byteLength < mostHeaderBytes ? Buffer.concat([end, piece]) : piece;
      end = Buffer.from(joined.subarray(-mostHeaderBytes));
    },
    hasFound: (): boolean => found,
  };
}

/** More than the header line of a key and the start of the line below it. */
const mostHeaderBytes = 256;

/** The key must follow the header line: a page that only mentions one has just the line. */
function holdsKeyText(text: Buffer): boolean {
  // Looks at a few bytes around each place that may be one, because a file may be as long as memory.
  for (let at = text.indexOf(mention); at !== -1; at = text.indexOf(mention, at + mention.length)) {
    const from = Math.max(0, at - mostHeaderBytes / 2);
    if (header.test(text.toString("latin1", from, at + mostHeaderBytes / 2))) return true;
  }
  return false;
}

const mention = " PRIVATE KEY";
const header = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----[\s\\n]{1,4}(?:[\w-]{1,40}: |[\w+/=]{16})/;

/** https://www.itu.int/rec/T-REC-X.690 8.1.2: the first byte of a value is its type. */
const tags = { integer: 0x02, bytes: 0x04, name: 0x06, sequence: 0x30 };

/** One value of DER: its type, and the range of its content. */
type Value = { readonly tag: number; readonly from: number; readonly to: number };

/**
 * One sequence that fills the file and has the fields of a key: RFC 8017 A.1.2 (RSA; DSA is similar with fewer
 * numbers), RFC 5915 (elliptic curves), RFC 5958 (PKCS#8, plain and encrypted) and RFC 7292 (PKCS#12). Certificates,
 * requests and public keys begin with other fields.
 */
function isPrivateKeyData(bytes: Buffer): boolean {
  const whole = readValue(bytes, 0, bytes.byteLength);
  if (whole?.tag !== tags.sequence || whole.to !== bytes.byteLength) return false;
  const parts = readParts(bytes, whole);
  const [first, second, third] = parts;
  if (first === undefined || second === undefined) return false;
  if (first.tag === tags.sequence)
    return second.tag === tags.bytes && parts.length === 2 && isNamed(bytes, first, pbes);
  if (first.tag !== tags.integer || first.to - first.from !== 1) return false;
  const version = bytes[first.from];
  switch (version) {
    case 0:
    case 1:
      if (second.tag === tags.sequence) return third?.tag === tags.bytes && isNamed(bytes, second);
      if (second.tag === tags.bytes) return version === 1 && isScalar(second);
      return parts.length >= 6 && parts.slice(0, 6).every(({ tag }) => tag === tags.integer);
    case 3:
      return second.tag === tags.sequence && isNamed(bytes, second, pkcs7);
    default:
      return false;
  }
}

/** The encryption of encrypted keys: 1.2.840.113549.1.5 (PKCS#5) and 1.2.840.113549.1.12 (PKCS#12). */
const pbes = ["2a864886f70d0105", "2a864886f70d010c"];
/** 1.2.840.113549.1.7: content that is signed or encrypted as a whole. */
const pkcs7 = ["2a864886f70d0107"];

/**
 * True for a sequence that begins with the identifier of an algorithm or a type; if some are given, with one of these.
 */
function isNamed(bytes: Buffer, { from, to }: Value, beginnings: readonly string[] = [""]): boolean {
  const name = readValue(bytes, from, to);
  if (name?.tag !== tags.name) return false;
  const hex = bytes.toString("hex", name.from, name.to);
  return hex !== "" && beginnings.some((beginning) => hex.startsWith(beginning));
}

/** The private number of a curve: 521 bits are 66 bytes, and no curve in use has fewer than 14. */
function isScalar({ from, to }: Value): boolean {
  return to - from >= 14 && to - from <= 66;
}

function readParts(bytes: Buffer, { from, to }: Value): readonly Value[] {
  const parts: Value[] = [];
  for (let at = from; at < to; ) {
    const part = readValue(bytes, at, to);
    // The remaining bytes are not DER.
    if (part === undefined) return [];
    parts.push(part);
    at = part.to;
  }
  return parts;
}

/** Undefined for anything that is not a value, or that ends after `end`. */
function readValue(bytes: Buffer, at: number, end: number): Value | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined || at + 2 > end) return undefined;
  // Up to 127 it is the length itself; above, it gives the number of length bytes that follow.
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  const from = at + 2 + lengthBytes;
  if (lengthBytes > 3 || first === 0x80 || from > end) return undefined;
  const to = from + (lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes));
  return to > end ? undefined : { tag, from, to };
}
