import { readFacts } from "../../src/check/read-facts.ts";
import type { PageFacts } from "../../src/model/model.ts";

/** What is read off a page of which nothing is known ahead. */
export function factsOf(html: string): PageFacts {
  return readFacts([{ html }]);
}
