import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { type Source, source } from "../../src/define/sources.ts";
import { validateSource } from "../../src/pipeline/validate/validate-source.ts";
import type { CheckedSource } from "../../src/sources/load-sources.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A service on a port of its own, gone when the test is over. `asked` lists the requests by method and path. */
export async function startService(answer: Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  return { origin, asked, close };
}

/** Answers with each text at its path, and with 404 elsewhere. */
export function serveTexts(texts: Readonly<Record<string, string | Uint8Array>>): Answer {
  return ({ url = "" }, response) => {
    const text = texts[url];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  };
}

/** A list of releases from an address, as most tests load it. */
export function releasesFrom(address: string, more: Partial<Parameters<typeof source>[0]> = {}): Source {
  return source({
    load: async ({ fetch }) => (await fetch(address)).json(),
    schema: z.object({ tag: z.string() }),
    id: ({ tag }: { readonly tag: string }) => tag,
    ...(more as object),
  }) as Source;
}

/** Checks as the build of a site in French does. */
export function checkInFrench(name: string, source: Source, value: unknown): CheckedSource {
  const words = { opensNewTab: "", footnotes: "", backToText: "" };
  return validateSource(name, source, value, [{ code: "fr", name: "fr", path: "", direction: "ltr", words }]);
}
