import { createConnection } from "node:net";

/** Longer than any of our answers takes on a machine that is busy with others. */
const patienceMs = 10_000;

/**
 * Sends bytes and gives what comes back: until the answer is whole, an event stream has begun, or the server closes. What never
 * comes is "no answer".
 */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = createConnection({ port, host: "127.0.0.1" });
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setEncoding("latin1");
    socket.setTimeout(patienceMs, () => {
      text ||= "no answer";
      end();
    });
    socket.on("error", () => {});
    socket.on("close", end);
    socket.on("data", (chunk) => {
      text += chunk;
      if (isWhole(text)) end();
    });
    socket.write(bytes, "latin1");
  });
}

function isWhole(text: string): boolean {
  const end = text.indexOf("\r\n\r\n");
  if (end === -1) return false;
  const head = text.slice(0, end);
  if (head.startsWith("HTTP/1.1 100 ")) return isWhole(text.slice(end + 4));
  if (/^content-type: text\/event-stream/im.test(head)) return true;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length !== undefined && text.length >= end + 4 + Number(length);
}
