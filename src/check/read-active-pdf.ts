import { type Message, say } from "../words/message.ts";

/** What a PDF can do beyond showing pages, in the order in which it is told. `sealed` are parts that cannot be read. */
const partNames = {
  script: "static/active-pdf.script",
  launch: "static/active-pdf.launch",
  files: "static/active-pdf.files",
  media: "static/active-pdf.media",
  form: "static/active-pdf.form",
  sends: "static/active-pdf.sends",
  opens: "static/active-pdf.opens",
  sealed: "static/active-pdf.sealed",
} as const;
export type ActivePart = keyof typeof partNames;
const activeParts = Object.keys(partNames) as readonly ActivePart[];

/** True for bytes that a reader opens as a PDF, whatever the file is called. */
export function isPdf(bytes: Uint8Array): boolean {
  return asText(bytes.subarray(0, 1024)).includes("%PDF-");
}

/**
 * Finds scripts, programs to start, attached files, media, forms of XFA, actions that send data, and actions on opening
 * that lead out of the document. Reads all objects, also those in compressed streams and those that no table lists, with
 * names as `#` may spell them. Links, bookmarks and a first page to show are no active parts. Encrypted object streams
 * cannot be read and are told as such.
 */
export function findActiveParts(bytes: Uint8Array, inflate: Inflate): readonly ActivePart[] {
  const text = asText(bytes.subarray(0, mostBytes));
  const found: Found = {
    inflate,
    parts: new Set(),
    opened: new Set(),
    actions: new Set(),
    packed: 2 * text.length,
    unpacked: mostUnpackedBytes,
  };
  // Readers open objects by their offsets: each is read from its own start, so that an open string before it hides none.
  for (let start = 0; start !== -1; ) {
    const next = nextObject(text, start);
    readObject(text, start, next === -1 ? text.length : next, found, numberBefore(text, start));
    start = next;
  }
  for (const object of found.opened) if (found.actions.has(object)) found.parts.add("opens");
  return activeParts.filter((part) => found.parts.has(part));
}

/** The names of active parts, for a list. */
export function nameActiveParts(parts: readonly ActivePart[]): readonly Message[] {
  return parts.map((part) => say(partNames[part]));
}

/** Larger files are read up to here. */
const mostBytes = 64 * 1024 * 1024;
/** Of all object streams together, unpacked. */
const mostUnpackedBytes = 64 * 1024 * 1024;
/** Dictionaries and arrays within one another. Readers stop at fewer. */
const mostLevels = 500;

/** Unpacks zlib data. Undefined for other data, and for more than `most` bytes. */
export type Inflate = (bytes: Uint8Array, most: number) => Uint8Array | undefined;

type Found = {
  readonly inflate: Inflate;
  readonly parts: Set<ActivePart>;
  /** The numbers of objects that are actions on opening. */
  readonly opened: Set<number>;
  /** The numbers of objects that are actions which lead out of the document. */
  readonly actions: Set<number>;
  /** How many bytes of object streams may still be read, and made from them. */
  packed: number;
  unpacked: number;
};

function asText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

/** The place after the next `obj`. -1 if there is none. */
function nextObject(text: string, from: number): number {
  for (let at = text.indexOf("obj", from); at !== -1; at = text.indexOf("obj", at + 3))
    if (!/[A-Za-z]/.test(text.charAt(at - 1))) return at + 3;
  return -1;
}

/** The number of the object whose `obj` ends at `at`. */
function numberBefore(text: string, at: number): number {
  return Number(/(\d{1,10})\s+\d{1,5}\s+obj$/.exec(text.slice(Math.max(0, at - 40), at))?.[1] ?? -1);
}

/** A dictionary or an array that is open, or the object itself around them. */
type Frame = {
  readonly isArray: boolean;
  /** The key whose value it is. */
  readonly under: string;
  readonly keys: Set<string>;
  /** The names that are the value of a key, or stand in the array that is; under `""` those of this array. */
  readonly names: Map<string, string[]>;
  readonly numbers: Map<string, number>;
  /** The last key, and whether its value has not begun. */
  key: string;
  isDue: boolean;
};

function openFrame(under: string, isArray: boolean): Frame {
  return { isArray, under, keys: new Set(), names: new Map(), numbers: new Map(), key: "", isDue: false };
}

/** The white space of PDF (ISO 32000-1, 7.2.2), and the signs that end a name or a word. */
const spaces = "\0\t\n\f\r ";
const ends = `${spaces}()<>[]{}/%`;
const hexadecimal = `${spaces}0123456789ABCDEFabcdef`;

/**
 * The place after the white space, comment, bracket, hexadecimal string, name or word at `at`. Without an expression: on
 * many millions of signs those of V8 end with an error.
 */
function endOfToken(text: string, at: number): number {
  const sign = text.charAt(at);
  if (spaces.includes(sign)) return skip(text, at, (each) => spaces.includes(each));
  if (sign === "%") return skip(text, at, (each) => each !== "\r" && each !== "\n");
  if (text.startsWith("<<", at) || text.startsWith(">>", at)) return at + 2;
  if (sign === "<") {
    const end = skip(text, at + 1, (each) => hexadecimal.includes(each));
    return text.charAt(end) === ">" ? end + 1 : at + 1;
  }
  if (sign !== "/" && ends.includes(sign)) return at + 1;
  return skip(text, at + 1, (each) => !ends.includes(each));
}

function skip(text: string, from: number, isPart: (sign: string) => boolean): number {
  let at = from;
  while (at < text.length && isPart(text.charAt(at))) at += 1;
  return at;
}

/** Reads one object, from the place after its `obj`. */
function readObject(
  text: string,
  from: number,
  to: number,
  found: Found,
  object: number,
  isUnpacked = false,
): void {
  // What follows an open string of another object has no dictionary of its own.
  const outer = openFrame("", false);
  const frames = [outer];
  let dictionary = outer;
  for (let at = from; at < to; ) {
    const word = text.slice(at, endOfToken(text, at));
    const frame = frames.at(-1) ?? outer;
    at += word.length;
    if (word.startsWith("/")) takeName(frame, decodeName(word.slice(1)));
    else if (word === "<<" || word === "[") {
      frames.push(openFrame(frame.isArray ? "" : frame.key, word === "["));
      frame.isDue = false;
      if (frames.length > mostLevels) break;
    } else if (word === ">>" || word === "]") {
      judge(frame, found, frames.length === 2 ? object : -1);
      if (frames.length === 1) continue;
      frames.pop();
      hand(frame, frames.at(-1) ?? outer);
      if (!frame.isArray) dictionary = frame;
    } else if (word === "(") {
      at = endOfString(text, at, to);
      frame.isDue = false;
    } else if (word === "R") {
      if (!frame.isArray && frame.key === "OpenAction")
        found.opened.add(frame.numbers.get("OpenAction") ?? -1);
    } else if (word === "stream") {
      // Object streams hold no streams.
      if (!isUnpacked) readStream(text, at, dictionary, found);
      break;
    } else if (word === "endobj") break;
    else if (!word.startsWith("%") && !spaces.includes(word.charAt(0))) {
      if (frame.isDue && /^\d+$/.test(word)) frame.numbers.set(frame.key, Number(word));
      frame.isDue = false;
    }
  }
  for (const frame of frames) judge(frame, found, object);
}

function takeName(frame: Frame, name: string): void {
  if (frame.isArray) {
    const names = frame.names.get("") ?? [];
    names.push(name);
    frame.names.set("", names);
  } else if (frame.isDue) {
    frame.names.set(frame.key, [name]);
    frame.isDue = false;
  } else {
    frame.key = name;
    frame.keys.add(name);
    frame.isDue = true;
  }
}

/** Gives the dictionary around it what the reading of a stream needs: the names of filters, and their parameters. */
function hand({ isArray, under, names, numbers }: Frame, around: Frame): void {
  if (isArray) around.names.set(under, names.get("") ?? []);
  const predictor = numbers.get("Predictor");
  if (predictor !== undefined) around.numbers.set("Predictor", predictor);
}

/** Names may spell any sign as `#` and two hexadecimal digits: `/J#61vaScript`. */
function decodeName(name: string): string {
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The place after a string that opens before `at`. Parentheses within it are in pairs, or follow a backslash. */
function endOfString(text: string, at: number, to: number): number {
  for (let depth = 1; at < to; at += 1) {
    const sign = text.charAt(at);
    if (sign === "\\") at += 1;
    else if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return to;
}

const partOfAction: Readonly<Record<string, ActivePart>> = {
  JavaScript: "script",
  Launch: "launch",
  SubmitForm: "sends",
  ImportData: "sends",
  RichMediaExecute: "media",
};

/** Actions on opening that stay in the document. */
const harmless = /^(?:GoTo|Named|SetOCGState|Trans)$/;

/** `object` is the number of the object whose own dictionary this is, or -1. */
function judge({ isArray, under, keys, names }: Frame, found: Found, object: number): void {
  if (isArray) return;
  const { parts } = found;
  const action = names.get("S")?.[0];
  const part = action === undefined ? undefined : partOfAction[action];
  if (part !== undefined) parts.add(part);
  if (keys.has("JS") && keys.has("S")) parts.add("script");
  if (keys.has("JavaScript")) parts.add("script");
  if (names.get("Type")?.[0] === "EmbeddedFile" || keys.has("EmbeddedFiles")) parts.add("files");
  if (keys.has("EF") && (keys.has("F") || keys.has("UF"))) parts.add("files");
  if (names.get("Subtype")?.[0] === "RichMedia" || keys.has("RichMediaContent")) parts.add("media");
  if (keys.has("XFA")) parts.add("form");
  // A name of a font or an image may be AA as well: those stand among other such names.
  if (keys.has("AA") && ["Type", "Subtype", "FT", "Kids", "Parent"].some((key) => keys.has(key)))
    parts.add("opens");
  if (action === undefined || harmless.test(action)) return;
  if (under === "OpenAction") parts.add("opens");
  if (object !== -1) found.actions.add(object);
}

/** Reads the objects in an object stream. `start` is the place after the word `stream`. */
function readStream(text: string, start: number, dictionary: Frame, found: Found): void {
  const { names, numbers } = dictionary;
  // Some readers do not ask for its type.
  const isObjectStream = names.get("Type")?.[0] === "ObjStm" || (numbers.has("N") && numbers.has("First"));
  if (!isObjectStream || numbers.get("N") === 0) return;
  const unpacked = unpack(text, start, dictionary, found);
  const first = numbers.get("First") ?? 0;
  // The stream begins with the number and the place of each object.
  const pairs = [...(unpacked?.slice(0, first) ?? "").matchAll(/(\d{1,10})\s+(\d{1,10})/g)];
  if (unpacked === undefined || pairs.length === 0) {
    found.parts.add("sealed");
    return;
  }
  const objects = new Map(pairs.map(([, number, offset]) => [first + Number(offset), Number(number)]));
  const places = [...new Set([0, ...objects.keys()])].sort((a, b) => a - b);
  places.forEach((at, index) => {
    readObject(unpacked, at, places[index + 1] ?? unpacked.length, found, objects.get(at) ?? -1, true);
  });
}

/** Undefined for data that is encrypted, broken, too long, or packed in a way in which no program packs objects. */
function unpack(text: string, start: number, { names, numbers }: Frame, found: Found): string | undefined {
  // A predictor rearranges bytes, as pictures need it.
  if (found.packed < 0 || (numbers.get("Predictor") ?? 1) > 1) return undefined;
  const from = /^\r?\n/.test(text.slice(start, start + 2)) ? text.indexOf("\n", start) + 1 : start;
  const end = text.indexOf("endstream", from);
  found.packed -= (end === -1 ? text.length : end) - from;
  if (found.packed < 0 || end === -1) return undefined;
  let data: Buffer<ArrayBufferLike> | undefined = Buffer.from(text.slice(from, end), "latin1");
  for (const filter of names.get("Filter") ?? []) data = data && unpackers[filter]?.(data, found);
  found.unpacked -= data?.length ?? 0;
  return data?.toString("latin1");
}

const unpackers: Readonly<Record<string, (bytes: Buffer, found: Found) => Buffer | undefined>> = {
  FlateDecode: readFlate,
  Fl: readFlate,
  ASCIIHexDecode: readHex,
  AHx: readHex,
  ASCII85Decode: readBase85,
  A85: readBase85,
};

function readFlate(bytes: Buffer, { inflate, unpacked }: Found): Buffer | undefined {
  const data = inflate(bytes, unpacked);
  return data && Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}

function readHex(bytes: Buffer): Buffer {
  const digits =
    bytes
      .toString("latin1")
      .split(">", 1)[0]
      ?.replace(/[^0-9A-Fa-f]/g, "") ?? "";
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
}

function readBase85(bytes: Buffer): Buffer {
  const written =
    bytes
      .toString("latin1")
      .split("~", 1)[0]
      ?.replace(/[^!-uz]/g, "")
      .replaceAll("z", "!!!!!") ?? "";
  const out: number[] = [];
  for (let at = 0; at < written.length; at += 5) {
    const group = written.slice(at, at + 5);
    const value = [...group.padEnd(5, "u")].reduce((sum, sign) => sum * 85 + sign.charCodeAt(0) - 33, 0);
    for (let byte = 3; byte > 4 - group.length; byte -= 1) out.push(Math.floor(value / 256 ** byte) % 256);
  }
  return Buffer.from(out);
}
