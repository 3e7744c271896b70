import { say } from "../words/message.ts";
import type { Position, Problem } from "../words/problem.ts";

/** The problem of a text file that is not UTF-8, at its first wrong byte. */
export function describeNotUtf8(file: string, bytes: Uint8Array): Problem {
  return {
    code: "source/not-utf8",
    severity: "error",
    file,
    at: firstBrokenPlace(bytes),
    message: say("source/not-utf8"),
    hint: say("source/not-utf8.hint"),
  };
}

function firstBrokenPlace(bytes: Uint8Array): Position {
  let line = 1;
  let start = 0;
  for (let end = 0; end <= bytes.length; end += 1) {
    const isLineEnd = bytes[end] === 0x0a || (bytes[end] === 0x0d && bytes[end + 1] !== 0x0a);
    if (end < bytes.length && !isLineEnd) continue;
    const column = brokenColumn(bytes.subarray(start, end));
    if (column !== undefined) return { line, column };
    line += 1;
    start = end + 1;
  }
  return { line: 1, column: 1 };
}

/** Decoded leniently and encoded again, a line with a replacement character differs from the original. */
function brokenColumn(line: Uint8Array): number | undefined {
  const lenient = new TextDecoder("utf-8", { ignoreBOM: true }).decode(line);
  const again = new TextEncoder().encode(lenient);
  const broken = again.findIndex((byte, at) => byte !== line[at]);
  if (broken === -1) return undefined;
  // A streaming decoder holds back the start of a truncated character.
  return new TextDecoder().decode(line.subarray(0, broken), { stream: true }).length + 1;
}
