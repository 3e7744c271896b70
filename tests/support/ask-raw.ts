import { createConnection } from "node:net";

/** Longer than any of our answers takes on a machine that is busy with others. */
const patienceMs = 20_000;

/**
 * Sends bytes and gives what comes back: until the answer is whole, an event stream has begun, or the server closes.
 * What never comes is "no answer".
 */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    let came = 0;
    /** How much is to come; unknown as long as the head is not there. */
    let expected: number | undefined;
    const socket = createConnection({ port, host: "127.0.0.1" });
    const end = () => {
      socket.destroy();
      resolve(chunks.join(""));
    };
    socket.setEncoding("latin1");
    socket.setTimeout(patienceMs, () => {
      if (came === 0) chunks.push("no answer");
      end();
    });
    socket.on("error", () => {});
    socket.on("close", end);
    socket.on("data", (chunk: string) => {
      chunks.push(chunk);
      came += chunk.length;
      // An answer may be of a hundred megabytes, and is not to be joined for each piece of it.
      expected ??= measure(chunks.join(""));
      if (expected !== undefined && came >= expected) end();
    });
    socket.write(bytes, "latin1");
  });
}

/** The length of a whole answer, once its head says it. */
function measure(text: string): number | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const head = text.slice(0, end);
  if (head.startsWith("HTTP/1.1 100 ")) {
    const rest = measure(text.slice(end + 4));
    return rest === undefined ? undefined : end + 4 + rest;
  }
  if (/^content-type: text\/event-stream/im.test(head)) return end + 4;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length === undefined ? undefined : end + 4 + Number(length);
}
