import type { ServerResponse } from "node:http";
import { linesType } from "../../edit/protocol.ts";

/** Sends lines of JSON before an answer. The answer is the last line. */
export type EarlyLines = {
  tell(value: unknown): void;
  hasBegun(): boolean;
};

export function createEarlyLines(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): EarlyLines {
  return {
    tell: (value) => {
      if (!response.headersSent) response.writeHead(200, { ...headers, "Content-Type": linesType });
      response.write(`${JSON.stringify(value)}\n`);
    },
    hasBegun: () => response.headersSent,
  };
}
