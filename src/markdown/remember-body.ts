import type { Body, LongInput, LongResult } from "../model.ts";
import type { CompiledMarkdown } from "./compile-markdown.ts";

type RememberLong = <Facts>(kind: string, key: string, compute: () => LongInput<Facts>) => LongResult<Facts>;

/**
 * Compiles a text, or recalls what came of it. The HTML is fetched by the pages that show it: most builds draw few
 * pages, and those of large sites would not fit in memory. So are the places of links, which are for problems alone.
 */
export function rememberBody(
  rememberLong: RememberLong,
  key: string,
  compile: () => CompiledMarkdown,
): CompiledMarkdown {
  const compiled = rememberLong("markdown", key, () => {
    const { body, problems } = compile();
    const { parts, links, ...facts } = body;
    return { facts: { ...facts, problems }, bytes: Buffer.from(JSON.stringify({ parts, links })) };
  });
  const { problems, ...facts } = compiled.facts;
  const fetch = () => JSON.parse(Buffer.from(compiled.bytes).toString()) as Pick<Body, "parts" | "links">;
  const body: Body = {
    ...facts,
    digest: key,
    get parts() {
      return fetch().parts;
    },
    get links() {
      return fetch().links;
    },
  };
  return { body, problems };
}
