import type { PageFacts } from "../../src/model/model.ts";
import { readFacts } from "../../src/pipeline/check/read-facts.ts";

/** What is read off a page of which nothing is known ahead. */
export function factsOf(html: string): PageFacts {
  return readFacts([{ html }]);
}
