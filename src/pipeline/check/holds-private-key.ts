/** True for a private key whatever its file is called: as text (PEM), behind certificates or within JSON too, or as DER. */
export function holdsPrivateKey(bytes: Uint8Array): boolean {
  // Keys are short.
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, mostKeyBytes));
  return isPrivateKeyText(start) || (bytes.byteLength <= mostKeyBytes && isPrivateKeyData(start));
}

const mostKeyBytes = 65_536;

/** Behind the line that says so comes the key itself: a page that only tells of one holds no more than the line. */
function isPrivateKeyText(text: Buffer): boolean {
  if (!text.includes(" PRIVATE KEY")) return false;
  return /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----[\s\\n]{1,4}(?:[\w-]{1,40}: |[\w+/=]{16})/.test(
    text.toString("latin1"),
  );
}

/** https://www.itu.int/rec/T-REC-X.690 8.1.2: the first byte of a value says what it is. */
const tags = { integer: 0x02, bytes: 0x04, name: 0x06, sequence: 0x30 };

/** One value of DER: what it is, and where what it holds begins and ends. */
type Value = { readonly tag: number; readonly from: number; readonly to: number };

/**
 * One sequence that is all of the file, of the parts that a key has: RFC 8017 A.1.2 (RSA; DSA is alike, with fewer numbers),
 * RFC 5915 (elliptic curves), RFC 5958 (PKCS#8, plain and encrypted) and RFC 7292 (PKCS#12). Certificates, requests and
 * public keys begin otherwise.
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

/** How the encrypted ones are encrypted: 1.2.840.113549.1.5 (PKCS#5) and 1.2.840.113549.1.12 (PKCS#12). */
const pbes = ["2a864886f70d0105", "2a864886f70d010c"];
/** 1.2.840.113549.1.7, what is signed or encrypted as a whole. */
const pkcs7 = ["2a864886f70d0107"];

/** True for a sequence that begins with the name of an algorithm or a type: one that begins so, where any are given. */
function isNamed(bytes: Buffer, { from, to }: Value, beginnings: readonly string[] = [""]): boolean {
  const name = readValue(bytes, from, to);
  if (name?.tag !== tags.name) return false;
  const hex = bytes.toString("hex", name.from, name.to);
  return hex !== "" && beginnings.some((beginning) => hex.startsWith(beginning));
}

/** The number of a curve: 521 bits are 66 bytes, and none that is used has less than 14. */
function isScalar({ from, to }: Value): boolean {
  return to - from >= 14 && to - from <= 66;
}

function readParts(bytes: Buffer, { from, to }: Value): readonly Value[] {
  const parts: Value[] = [];
  for (let at = from; at < to; ) {
    const part = readValue(bytes, at, to);
    // The rest is no DER.
    if (part === undefined) return [];
    parts.push(part);
    at = part.to;
  }
  return parts;
}

/** Undefined for what is no value, or ends behind `end`. */
function readValue(bytes: Buffer, at: number, end: number): Value | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined || at + 2 > end) return undefined;
  // Up to 127 the length itself, and above it in how many bytes the length follows.
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  const from = at + 2 + lengthBytes;
  if (lengthBytes > 3 || first === 0x80 || from > end) return undefined;
  const to = from + (lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes));
  return to > end ? undefined : { tag, from, to };
}
