import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { createKeySearch, holdsPrivateKey } from "../../src/model/holds-private-key.ts";
import { createDice } from "../support/dice.ts";

const der = { format: "der", type: "spki" } as const;
const secret = { format: "der", type: "pkcs8", cipher: "aes-256-cbc", passphrase: "a" } as const;
const plain = { format: "der", type: "pkcs8" } as const;
const rsa = { modulusLength: 2048, publicKeyEncoding: { format: "der", type: "pkcs1" } } as const;
const [p256, p521] = [
  { namedCurve: "P-256", publicKeyEncoding: der },
  { namedCurve: "P-521", publicKeyEncoding: der },
] as const;
const ofRsa = generateKeyPairSync("rsa", { ...rsa, privateKeyEncoding: { format: "der", type: "pkcs1" } });

/** The bytes of a value, as few for its length as it takes. */
function value(tag: number, ...parts: readonly (Uint8Array | readonly number[])[]): Buffer {
  const inside = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = inside;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), inside]);
}
const integer = (...bytes: readonly number[]) => value(2, bytes);
const sequence = (...parts: readonly Uint8Array[]) => value(0x30, ...parts);
const name = (hex: string) => value(6, Buffer.from(hex, "hex"));
/** What PKCS#7 calls data, and what it calls signed. */
const [data, signed] = [name("2a864886f70d010701"), name("2a864886f70d010702")];
const filling = Buffer.alloc(300, 7);

test.each([
  ["RSA by PKCS#1", ofRsa.privateKey],
  ["RSA by PKCS#8", generateKeyPairSync("rsa", { ...rsa, privateKeyEncoding: plain }).privateKey],
  ["RSA, encrypted", generateKeyPairSync("rsa", { ...rsa, privateKeyEncoding: secret }).privateKey],
  [
    "P-256 by SEC1",
    generateKeyPairSync("ec", { ...p256, privateKeyEncoding: { format: "der", type: "sec1" } }).privateKey,
  ],
  [
    "P-521 by SEC1",
    generateKeyPairSync("ec", { ...p521, privateKeyEncoding: { format: "der", type: "sec1" } }).privateKey,
  ],
  ["P-256 by PKCS#8", generateKeyPairSync("ec", { ...p256, privateKeyEncoding: plain }).privateKey],
  [
    "Ed25519",
    generateKeyPairSync("ed25519", { publicKeyEncoding: der, privateKeyEncoding: plain }).privateKey,
  ],
  [
    "X25519, encrypted",
    generateKeyPairSync("x25519", { publicKeyEncoding: der, privateKeyEncoding: secret }).privateKey,
  ],
  ["DSA", sequence(integer(0), ...[1, 2, 3, 4, 5].map((one) => value(2, [one], filling)))],
  ["PKCS#12", sequence(integer(3), sequence(data, value(0xa0, value(4, filling))), sequence())],
])("a key of %s is recognised without a text header", (_, bytes) => {
  expect(holdsPrivateKey(bytes)).toBe(true);
  // A piece of one, or one with something behind, is none that a program reads.
  expect(holdsPrivateKey(bytes.subarray(0, -1))).toBe(false);
});

test.each([
  ["a public key of RSA", ofRsa.publicKey],
  ["a public key of P-256", generateKeyPairSync("ec", { ...p256, privateKeyEncoding: plain }).publicKey],
  [
    "a certificate",
    sequence(
      sequence(value(0xa0, integer(2)), integer(9), sequence(name("2a8648ce3d040302"))),
      sequence(name("2a8648ce3d040302")),
      value(3, filling),
    ),
  ],
  ["a request for one", sequence(sequence(integer(0), sequence()), sequence(data), value(3, filling))],
  ["certificates, signed", sequence(signed, value(0xa0, filling))],
  ["a digest with its kind", sequence(sequence(name("608648016503040201")), value(4, filling))],
  ["a stamp of time", sequence(integer(1), sequence(name("608648016503040201"), value(4, filling)))],
  ["two numbers", sequence(integer(1), integer(2))],
  ["an empty sequence", sequence()],
  ["a presentation of Keynote, which is ZIP", Buffer.from("PK\u0003\u0004\u0014\u0000\u0000\u0000Index/")],
  ["a text that begins with 0", Buffer.from("01.01.2026")],
  ["nothing", Buffer.alloc(0)],
  ["a length that never ends", Buffer.from("3080020100", "hex")],
  ["a length of 127 bytes", Buffer.from("30ff020100", "hex")],
])("%s is no private key", (_, bytes) => {
  expect(holdsPrivateKey(bytes)).toBe(false);
});

test("any bytes are read without a failure", () => {
  const { next } = createDice(1);
  for (let round = 0; round < 2000; round += 1) {
    const bytes = Buffer.from(ofRsa.privateKey);
    for (let count = 0; count < 4; count += 1) bytes[next(40)] = next(256);
    expect(() => holdsPrivateKey(bytes)).not.toThrow();
  }
});

const pem = ["-----BEGIN RSA PRIVATE KEY-----", "MIIEowIBAAKCAQEAu1SU1LfVLPHCozMxH2Mo", ""].join("\n");

test("a key as text is found in the middle of a file, however long it is", () => {
  const film = Buffer.alloc(3_000_000, "-----BEGIN PUBLIC KEY----- ");
  expect(holdsPrivateKey(film)).toBe(false);
  film.write(pem, 1_500_000, "latin1");
  expect(holdsPrivateKey(film)).toBe(true);
});

test("a key is found wherever the pieces of a file end, and in pieces of one byte", () => {
  const text = Buffer.from(`${"a film ".repeat(80)}${pem}${"its end ".repeat(80)}`);
  const hasKey = (...ends: readonly number[]) => {
    const search = createKeySearch();
    for (const [index, end] of [...ends, text.length].entries())
      search.add(Buffer.from(text.subarray(ends[index - 1] ?? 0, end)));
    return search.hasFound();
  };
  for (let end = 0; end <= text.length; end += 1) expect(hasKey(end), String(end)).toBe(true);
  expect(hasKey(...Array.from({ length: text.length }, (_, end) => end))).toBe(true);
  const without = createKeySearch();
  without.add(Buffer.from(pem.slice(0, 40)));
  without.add(Buffer.from("…"));
  expect(without.hasFound()).toBe(false);
});
